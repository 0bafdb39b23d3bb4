import type { PastSearch } from '#domain/listings/past-search.ts'
import { isStepTo, lastSearchOf } from '#domain/listings/search-history.ts'
import { localStore } from './local-store.ts'

/** Keeps a search on this device, in place of those that were steps on the way to it. */
export function keepSearch(site: string, search: PastSearch): void {
  const store = localStore(site)
  for (const known of store.read('searchHistory')) if (isStepTo(known, search)) store.remove('searchHistory', known)
  store.add('searchHistory', search)
}

/** What this device last asked of a listing. */
export const lastSearch = (site: string, path: string): URLSearchParams | null =>
  lastSearchOf(path, localStore(site).read('searchHistory'))
