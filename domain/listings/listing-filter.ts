import { equals } from '../stock-search/stock-filters.ts'
import { choiceFacets, rangeFacets, type ListingState, type Range } from './listing-state.ts'

/** What a state asks of the search: each facet's choices are alternatives, and all facets must hold. */
export function listingFilter({ choices, ranges }: Pick<ListingState, 'choices' | 'ranges'>): string[][] {
  return [
    ...choiceFacets.flatMap((name) => {
      const values = choices[name]
      return values ? [values.map((value) => equals(name, value))] : []
    }),
    ...rangeFacets.flatMap((name) => {
      const range = ranges[name]
      return range ? [[rangeFilter(name, range)]] : []
    }),
  ]
}

const rangeFilter = (name: string, { min, max }: Range): string =>
  [...(min === null ? [] : [`${name} >= ${min}`]), ...(max === null ? [] : [`${name} <= ${max}`])].join(' AND ')
