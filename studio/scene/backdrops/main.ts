import type { InteriorRequest, SceneRequest, SceneShot } from './scene-request.ts'
import { openSceneryStage } from './scenery-stage.ts'

declare global {
  /** What the page offers to the program that drives it. */
  var takeScene: (request: SceneRequest) => SceneShot
  var takeInterior: (request: InteriorRequest) => SceneShot
}

Object.assign(globalThis, openSceneryStage())
