import type { ListingBase } from './listing.ts'
import { writeListingState, type ListingState } from './listing-state.ts'

type Addressed = Pick<ListingBase, 'path' | 'settings'>

/** A state as a query string, without the question mark. */
export const searchOf = ({ settings }: Addressed, state: ListingState): string =>
  writeListingState(state, settings.indexName).toString()

/** Where a state of a listing is. */
export function listingHref(base: Addressed, state: ListingState): string {
  const search = searchOf(base, state)
  return search === '' ? base.path : `${base.path}?${search}`
}
