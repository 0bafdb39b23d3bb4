import type { Group } from 'three'
import type { OwnCamera, Point } from '../subject.ts'

/** The inside of something: what it is made of, and where it may be seen from. */
export type InteriorRoom = {
  group: Group
  cameras: Readonly<Record<string, OwnCamera>>
  /** The middle of a panorama. */
  head?: Point
}
