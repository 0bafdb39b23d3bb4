import type { AustralianState } from '#db/value-sets.ts'

/** Ranges of postcodes; a few postcodes cross a border, so this is a guess where nothing better is known. */
const ranges: readonly (readonly [from: number, to: number, state: AustralianState])[] = [
  [200, 299, 'ACT'],
  [800, 999, 'NT'],
  [1000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5999, 'SA'],
  [6000, 6999, 'WA'],
  [7000, 7999, 'TAS'],
  [8000, 8999, 'VIC'],
  [9000, 9999, 'QLD'],
]

/** The state a postcode most likely lies in; null where there is none. */
export function postcodeState(postcode: string): AustralianState | null {
  if (!/^\d{4}$/.test(postcode)) return null
  const number = Number(postcode)
  return ranges.find(([from, to]) => number >= from && number <= to)?.[2] ?? null
}
