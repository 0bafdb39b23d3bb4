import type { MarkedPoint } from './vehicle-media.ts'

/** How far a finger drags, in pixels, to turn by one frame. */
const dragSensitivity = 20

/** How long each frame stands while the spin turns by itself, in milliseconds. */
export const turnInterval = 100

const fullTurn = 360

/** Any whole number as a frame: a spin has no end. */
export const wrapFrame = (frame: number, count: number): number => ((frame % count) + count) % count

/** The frame that shows an angle best. */
export const frameForAngle = (angle: number, count: number): number =>
  wrapFrame(Math.round((angle / fullTurn) * count), count)

/** The angle a frame shows, in whole degrees. */
export const angleOfFrame = (frame: number, count: number): number => Math.round((frame * fullTurn) / count)

/** The frame a drag has come to, by where it began and how far it went. */
export const frameAfterDrag = (start: number, pixels: number, count: number): number =>
  wrapFrame(start + Math.trunc(pixels / dragSensitivity), count)

/** How far a spin that turns by itself has come. */
export interface Turn {
  frame: number
  /** Frames since it began. */
  turned: number
}

/** The next frame of a turn; it ends after one time round. */
export function turnOn({ frame, turned }: Turn, count: number): Turn & { isOver: boolean } {
  return { frame: wrapFrame(frame + 1, count), turned: turned + 1, isOver: turned + 1 >= count }
}

/** A marked point where it stands in one picture. */
export interface PlacedPoint {
  id: number
  description: string
  x: number
  y: number
}

/** The points to be seen in a frame. */
export function pointsAtFrame(points: readonly MarkedPoint[], frame: number, count: number): PlacedPoint[] {
  return points.flatMap(({ id, description, positions }) => {
    const place = positions.find(({ angle }) => frameForAngle(angle, count) === frame)
    return place ? [{ id, description, x: place.x, y: place.y }] : []
  })
}
