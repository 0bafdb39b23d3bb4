import type { Shot, ShotRequest } from './shot.ts'
import { openStage } from './stage.ts'

declare global {
  /** What the page offers to the program that drives it. */
  var takeShot: (request: ShotRequest) => Shot
}

globalThis.takeShot = openStage().shot
