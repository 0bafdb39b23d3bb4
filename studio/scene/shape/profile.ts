import { clamp } from './smooth.ts'

/** A corner of a profile: where, how high, and how far its corner is rounded. */
export type ProfilePoint = readonly [at: number, value: number, softness?: number]
export type Profile = (at: number) => number

const margin = 0.6
const taps = 12
const reach = 2.6

/** A line through the points with its corners blurred, so that a body drawn with few numbers has no kinks. */
export function profile(points: readonly ProfilePoint[], softness = 0.05, step = 0.004): Profile {
  const start = points[0]![0] - margin
  const end = points.at(-1)![0] + margin
  const count = Math.ceil((end - start) / step) + 1
  const table = Float64Array.from({ length: count }, (_, index) => blurredAt(points, start + index * step, softness))
  return at => readSmoothly(table, (at - start) / step)
}

/** How steep a profile is. */
export const slopeOf = (line: Profile, reachOf = 0.02): Profile => at =>
  (line(at + reachOf) - line(at - reachOf)) / (2 * reachOf)

function segmentAt(points: readonly ProfilePoint[], at: number): number {
  let index = 0
  while (index < points.length - 2 && at > points[index + 1]![0]) index++
  return index
}

/** The straight line through the points, continued at both ends. */
function straightAt(points: readonly ProfilePoint[], at: number): number {
  if (points.length === 1) return points[0]![1]
  const index = segmentAt(points, at)
  const [x0, y0] = points[index]!
  const [x1, y1] = points[index + 1]!
  return y0 + ((y1 - y0) * (at - x0)) / (x1 - x0)
}

function softnessAt(points: readonly ProfilePoint[], at: number, softness: number): number {
  if (points.length === 1) return points[0]![2] ?? softness
  const index = segmentAt(points, at)
  const from = points[index]!
  const to = points[index + 1]!
  const share = clamp((at - from[0]) / (to[0] - from[0]))
  const begin = from[2] ?? softness
  return begin + ((to[2] ?? softness) - begin) * share
}

function blurredAt(points: readonly ProfilePoint[], at: number, softness: number): number {
  const width = softnessAt(points, at, softness)
  if (width < 1e-4) return straightAt(points, at)
  let sum = 0
  let weights = 0
  for (let tap = -taps; tap <= taps; tap++) {
    const offset = (tap / taps) * reach
    const weight = Math.exp((-offset * offset) / 2)
    sum += weight * straightAt(points, at + offset * width)
    weights += weight
  }
  return sum / weights
}

/** Catmull-Rom between the table's entries. */
function readSmoothly(table: Float64Array, position: number): number {
  const bounded = clamp(position, 1, table.length - 3.001)
  const index = Math.trunc(bounded)
  const share = bounded - index
  const a = table[index - 1]!
  const b = table[index]!
  const c = table[index + 1]!
  const d = table[index + 2]!
  return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
}
