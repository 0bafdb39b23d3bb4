import type { FacetCount } from '#search/index.ts'
import { counted, type Noun } from '../vehicles/nouns.ts'
import { priceBands } from '../vehicles/price-bands.ts'

interface ForSale {
  readonly total: number
  readonly noun: Noun
  readonly cities: readonly FacetCount[]
  readonly states: readonly FacetCount[]
  /** How many there are between the bounds of price-bands.ts. */
  readonly prices: readonly number[]
}

/** The round figure worth naming: below it lie the most that are still clearly the cheaper ones. */
const largestShare = 0.4

/** What a listing has for sale, in half a sentence below its title: '214 utes for sale in Brisbane, 31 under $30k'. */
export function listingLead({ total, noun, cities, states, prices }: ForSale): string | null {
  if (total === 0) return null
  const band = priceBands(prices, Infinity).findLast(({ count }) => count <= total * largestShare)
  const price = band ? `, ${band.count} ${band.label}` : ''
  return `${counted(total, noun)} for sale${place(cities, states)}${price}`
}

/** Where all of them stand: one city, one state, or as many states. */
function place(cities: readonly FacetCount[], states: readonly FacetCount[]): string {
  if (cities.length === 1) return ` in ${cities[0]!.value}`
  if (states.length === 1) return ` in ${states[0]!.value}`
  return states.length > 1 ? ` in ${states.length} states` : ''
}
