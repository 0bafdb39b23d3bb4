import { pastSearchHref, pastSearchLabel } from '#domain/listings/search-history.ts'
import { localStore } from '../../browser/local-store.ts'
import type { ComboboxOption } from '../../ui/combobox-filter.ts'

/** A line of the list, and where it leads. */
export interface SearchOption extends ComboboxOption {
  href: string
}

/** What this device's shopper last searched for, latest first. */
export function recentSearches(site: string): SearchOption[] {
  const searches = localStore(site)
    .read('searchHistory')
    .map((search) => ({ value: pastSearchLabel(search), hint: 'Recent', href: pastSearchHref(search) }))
  // Two that read alike cannot be told apart: the later one stands for both.
  return searches.filter(({ value }, at) => value !== '' && searches.findIndex((other) => other.value === value) === at)
}
