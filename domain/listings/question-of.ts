import type { ListingBase } from './listing.ts'
import type { ListingQuestion } from './listing-question.ts'
import type { ListingState } from './listing-state.ts'
import { treeOf, withoutTree } from './make-tree.ts'

/** What to ask of the stock for one page of a state. */
export function questionOf(base: ListingBase, state: ListingState, page: number): ListingQuestion {
  const {
    fixed,
    facets,
    settings: { listing },
  } = base
  const { query, choices, ranges, sort } = state
  const { model: _, ...others } = choices
  const tree = treeOf(base, choices)
  return {
    query,
    ranges,
    sort,
    fixed,
    choices: tree ? others : choices,
    either: tree ?? {},
    pricedOnly: sort === 'lowestPrice' && listing.lowestPriceHidesUnpriced,
    offset: (page - 1) * listing.pageSize,
    limit: listing.pageSize,
    facets: ['kind', ...facets.flatMap(({ kind, name }) => (kind === 'choices' ? [name] : []))],
  }
}

/** What to ask to know what each make and model has, beside those that are chosen. */
export const treeQuestion = (base: ListingBase, state: ListingState): ListingQuestion => ({
  ...questionOf(base, { ...state, choices: withoutTree(state.choices) }, 1),
  limit: 0,
  facets: ['make', 'model'],
})

/** Asks only how many there are. */
export const countingQuestion = (base: ListingBase, state: ListingState): ListingQuestion => ({
  ...questionOf(base, state, 1),
  limit: 0,
  facets: [],
})
