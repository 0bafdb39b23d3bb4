import { pastSearchHref, pastSearchLabel } from '#domain/listings/search-history.ts'
import { localStore } from '../../local-store.ts'
import type { SearchOption } from './find-options.ts'

/** What this device's shopper last searched for, latest first. */
export function recentSearches(site: string): SearchOption[] {
  const searches = localStore(site)
    .read('searchHistory')
    .map((search) => ({ value: pastSearchLabel(search), hint: 'Recent', href: pastSearchHref(search) }))
  // Two that read alike cannot be told apart: the later one stands for both.
  return searches.filter(({ value }, at) => value !== '' && searches.findIndex((other) => other.value === value) === at)
}
