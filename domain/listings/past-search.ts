import type { LocalRecord } from '../visitors/local-records.ts'
import { emptyState, writeListingState, type ListingState } from './listing-state.ts'

/** A search as a shopper's device remembers it: what was asked for, without page, order or view. */
export type PastSearch = LocalRecord<'searchHistory'>

/** What to remember of a listing; null where nothing was asked for, as at the home path without parameters. */
export function pastSearch(
  path: string,
  { query, choices, ranges, without }: ListingState,
  title?: string,
): PastSearch | null {
  const filters: Record<string, string[]> = {}
  for (const [name, value] of writeListingState({ ...emptyState, query, choices, ranges, without }, ''))
    (filters[name] ??= []).push(value)
  if (Object.keys(filters).length === 0) return null
  return { path, filters, ...(title !== undefined && { title }) }
}
