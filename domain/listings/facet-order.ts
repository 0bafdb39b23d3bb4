import { carTypes } from '#db/value-sets.ts'
import type { FacetCount } from '#search/index.ts'

/** How many values of a facet are offered. */
const limits: Readonly<Record<string, number>> = { city: 20, dealership_name: 40 }
/** Models offered for each make. */
export const mostModels = 30

const byNumber = new Set(['seats', 'year', 'price_range', 'weekly_price_range'])
const byName = new Set(['state', 'location_name', 'dealership_name'])
const bySense: Readonly<Record<string, readonly string[]>> = {
  car_type: ['new', 'demo', 'used'] satisfies (typeof carTypes)[number][],
  certified: ['true', 'false'],
}

const firstNumber = (text: string): number =>
  text.startsWith('Under') ? 0 : Number(/\d+/.exec(text)?.[0] ?? Number.MAX_SAFE_INTEGER)

/** A facet's values as they are offered: by sense, by number, by name, else what there is most of first. */
export function orderedValues(name: string, counts: readonly FacetCount[]): string[] {
  const values = counts.map(({ value }) => value).slice(0, limits[name])
  const sense = bySense[name]
  if (sense) return sense.filter((value) => values.includes(value))
  if (byNumber.has(name)) return values.toSorted((a, b) => firstNumber(a) - firstNumber(b) || a.localeCompare(b))
  if (byName.has(name)) return values.toSorted((a, b) => a.localeCompare(b))
  return values
}
