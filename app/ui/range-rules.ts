export type Range = readonly [low: number, high: number]
export type RangeEnd = 0 | 1

export interface RangeBounds {
  min: number
  max: number
  step: number
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** About a hundredth of the span, on a round number: what a handle moves by when nobody says otherwise. */
export function stepFor(min: number, max: number): number {
  const hundredth = Math.max((max - min) / 100, 1)
  const power = 10 ** Math.floor(Math.log10(hundredth))
  return [1, 2, 5, 10].map((factor) => factor * power).findLast((step) => step <= hundredth) ?? 1
}

/** The scale the handles run on: whole steps, around bounds that may not be. */
export const handleScale = ({ min, max, step }: RangeBounds): Range => [
  Math.floor(min / step) * step,
  Math.ceil(max / step) * step,
]

/** A handle goes to the nearest step, stays inside the bounds and never passes the other handle. */
export function moveHandle(range: Range, end: RangeEnd, to: number, { min, max, step }: RangeBounds): Range {
  return placeEnd(range, end, clamp(Math.round(to / step) * step, min, max))
}

/**
 * A typed value counts to the dollar: no rounding. Nothing typed is no limit; what is not a number or lies outside the
 * bounds is ignored; past the other end it stops there.
 */
export function typeEnd(range: Range, end: RangeEnd, text: string, { min, max }: RangeBounds): Range {
  const digits = text.replaceAll(/[$,\s]/g, '')
  if (digits === '') return placeEnd(range, end, end === 0 ? min : max)
  const value = Number(digits)
  return Number.isFinite(value) && value >= min && value <= max ? placeEnd(range, end, value) : range
}

const placeEnd = ([low, high]: Range, end: RangeEnd, value: number): Range =>
  end === 0 ? [Math.min(value, high), high] : [low, Math.max(value, low)]
