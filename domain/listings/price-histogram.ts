/** The prices a slider runs over, in dollars. */
export interface PriceScale {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Vehicles counted along a scale: at a stop, between it and the next, at the next, and so on. */
export type PriceHistogram = readonly number[]

/** Finer than a finger can tell on any screen. */
const mostStops = 1_000
/** Less than a cent: what lies between a stop and this beyond it costs exactly that much. */
const atMost = 0.005

/** The prices a handle can stand on: whole steps, and the two ends. */
export function priceStops({ min, max, step }: PriceScale): number[] {
  const apart = step * Math.ceil((max - min) / step / mostStops)
  const inner = Array.from({ length: Math.ceil(max / apart) }, (_, at) => at * apart).filter((stop) => stop > min)
  return [min, ...inner, max]
}

/** Between which prices to count, so that any two stops can be counted between, both included. */
export const histogramBounds = (scale: PriceScale): number[] =>
  priceStops(scale).flatMap((stop) => [stop, stop + atMost])

/** How many cost from one price to another, both included; between two stops it is a guess, and says so. */
export function countBetween(
  scale: PriceScale,
  histogram: PriceHistogram,
  low: number,
  high: number,
): { count: number; isExact: boolean } {
  const stops = priceStops(scale)
  const from = countUpTo(stops, histogram, low, false)
  const to = countUpTo(stops, histogram, high, true)
  return { count: Math.max(0, Math.round(to.count - from.count)), isExact: from.isExact && to.isExact }
}

function countUpTo(stops: readonly number[], histogram: PriceHistogram, price: number, isIncluded: boolean) {
  const at = stops.findLastIndex((stop) => stop <= price)
  if (at === -1) return { count: 0, isExact: true }
  const before = histogram.slice(0, at * 2).reduce((sum, count) => sum + count, 0)
  const [here = 0, after = 0] = histogram.slice(at * 2, at * 2 + 2)
  const beyond = price - stops[at]!
  if (beyond === 0) return { count: before + (isIncluded ? here : 0), isExact: true }
  const share = beyond / ((stops[at + 1] ?? price) - stops[at]!)
  return { count: before + here + after * share, isExact: after === 0 }
}
