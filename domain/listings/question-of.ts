import type { ListingBase } from './listing.ts'
import type { ListingQuestion } from './listing-question.ts'
import type { ListingState } from './listing-state.ts'

/** What to ask of the stock for one page of a state. */
export function questionOf({ fixed, facets, settings: { listing } }: ListingBase, state: ListingState, page: number): ListingQuestion {
  const { query, choices, ranges, sort } = state
  return {
    query, choices, ranges, sort, fixed,
    pricedOnly: sort === 'lowestPrice' && listing.lowestPriceHidesUnpriced,
    offset: (page - 1) * listing.pageSize,
    limit: listing.pageSize,
    facets: ['kind', ...facets.flatMap(({ kind, name }) => (kind === 'choices' ? [name] : []))],
  }
}

/** Asks only how many there are. */
export const countingQuestion = (base: ListingBase, state: ListingState): ListingQuestion => ({ ...questionOf(base, state, 1), limit: 0, facets: [] })
