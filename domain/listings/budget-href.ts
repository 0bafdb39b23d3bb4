import { readListingState, writeListingState } from './listing-state.ts'
import { allStockPath } from './stock-paths.ts'

const here = 'http://site'
/** Longer ones no listing writes. */
const longestAddress = 2_000

/** The listing somebody came from, up to a price; what else was asked of it stays. Anything but a listing is all our stock. */
export function budgetHref(from: string, cents: number, indexName: string): string {
  const { pathname, searchParams } = listingAt(from)
  for (const name of ['page', 'from[price]', 'to[price]']) searchParams.delete(name)
  searchParams.set('range[price]', `:${Math.floor(cents / 100)}`)
  return `${pathname}?${writeListingState(readListingState(searchParams), indexName).toString()}`
}

function listingAt(from: string): URL {
  const url = from.length <= longestAddress ? URL.parse(from, here) : null
  return url?.origin === here && url.pathname.startsWith('/search/') ? url : new URL(allStockPath, here)
}
