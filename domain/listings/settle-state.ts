import type { ListingBase } from './listing.ts'
import type { ListingState, Range } from './listing-state.ts'

/** The state without what says nothing here: a limit beyond what there is, an order the site does not offer. */
export function settleState(
  { facets, settings }: Pick<ListingBase, 'facets' | 'settings'>,
  state: ListingState,
): ListingState {
  const ranges = Object.entries(state.ranges).flatMap(([name, range]) => {
    const bounds = facets.find((facet) => facet.name === name)
    const kept = bounds?.kind === 'range' ? withinBounds(range, bounds) : range
    return kept ? [[name, kept]] : []
  })
  const sort = settings.listing.sortOptions.includes(state.sort) ? state.sort : 'mostRelevant'
  return { ...state, sort, ranges: Object.fromEntries(ranges) }
}

/** An end at or beyond the bound is no limit; a range that lies wholly outside means nothing. */
function withinBounds({ min, max }: Range, bounds: { min: number; max: number }): Range | null {
  const [low, high] = [min === null || min <= bounds.min ? null : min, max === null || max >= bounds.max ? null : max]
  const isOutside = (low !== null && low > bounds.max) || (high !== null && high < bounds.min)
  return isOutside || (low === null && high === null) ? null : { min: low, max: high }
}
