import { listingChips } from './facet-labels.ts'
import { readListingState } from './listing-state.ts'
import type { PastSearch } from './past-search.ts'
import { allStockPath } from './stock-paths.ts'

/**
 * Whether a search was only a step on the way to a later one: the same path, with everything it asked for still asked
 * for. More choices, a longer text and a moved slider are steps; a choice taken back or exchanged is another search.
 */
export function isStepTo(earlier: PastSearch, later: PastSearch): boolean {
  return (
    earlier.path === later.path &&
    Object.entries(earlier.filters).every(([name, values]) => {
      const now = later.filters[name]
      if (!now) return false
      if (name === 'query') return now[0]!.startsWith(values[0] ?? '')
      return name.startsWith('range[') || values.every((value) => now.includes(value))
    })
  )
}

/** What was asked of a listing when it was last searched: the latest is remembered first. */
export function lastSearchOf(path: string, history: readonly PastSearch[]): URLSearchParams | null {
  const last = history.find((each) => each.path === path)
  return last ? searchOf(last.filters) : null
}

/** Where a remembered search leads. */
export function pastSearchHref({ path, filters }: PastSearch): string {
  return `${path}?${searchOf(filters).toString()}`
}

/** 'Toyota, SUV, up to $30,000': the listing's name, unless it is all the stock, and what was asked of it. */
export function pastSearchLabel({ path, filters, title }: PastSearch): string {
  const asked = listingChips(readListingState(searchOf(filters))).map(({ label }) => label)
  return [...(title === undefined || path === allStockPath ? [] : [title]), ...asked].join(', ')
}

const searchOf = (filters: PastSearch['filters']): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).flatMap(([name, values]) => values.map((value) => [name, value])))
