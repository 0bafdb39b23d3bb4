import type { RangeBase } from './listing.ts'
import type { RangeFacet } from './listing-state.ts'

/** To what the ends of a slider are rounded, so that both are figures people say. */
const roundTo: Readonly<Record<RangeFacet, number>> = { price: 1_000, km: 1_000, subscription_price: 10, year: 1 }

/** The slider over what there is: whole thousands around it, in about a hundred steps; null where there is nothing to choose. */
export function rangeBase(name: RangeFacet, found: { min: number; max: number } | undefined): RangeBase | null {
  if (found === undefined || !(found.min < found.max)) return null
  const unit = roundTo[name]
  const [min, max] = [Math.floor(found.min / unit) * unit, Math.ceil(found.max / unit) * unit]
  return { kind: 'range', name, min, max, step: stepOf(max - min, unit) }
}

/** About a hundredth of the span on a round number, and never coarser than what the ends are rounded to. */
function stepOf(span: number, unit: number): number {
  const hundredth = Math.max(1, span / 100)
  const power = 10 ** Math.floor(Math.log10(hundredth))
  const factor = [5, 2].find((each) => each * power <= hundredth) ?? 1
  return Math.min(factor * power, unit)
}
