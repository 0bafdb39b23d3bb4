import { useEffect } from 'react'
import { stateAt } from '#domain/listings/change-state.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { localKey } from '#domain/visitors/local-key.ts'
import { sessionStore } from '../browser/session-storage.ts'
import type { Listing } from './shown-listing.ts'

/** The first listing of a visit, if its address asks for nothing, begins as this device left it the last time. */
export function useKeptFilters(base: ListingBase, ask: Listing['ask']): void {
  const { site, listing } = base.settings
  useEffect(() => {
    const visit = sessionStore()
    const begun = `forecourt.${site}.listed`
    if (!visit || visit.getItem(begun)) return
    visit.setItem(begun, '1')
    if (!listing.keepFilters || location.search !== '' || !hasSearched(site)) return
    void import('../browser/kept-searches.ts').then(({ lastSearch }) => {
      const kept = lastSearch(site, base.path)
      // Whoever has asked for something meanwhile means that.
      if (kept && location.search === '') ask(() => stateAt(base, kept))
    })
  }, [base, site, listing.keepFilters, ask])
}

/** Asked first, and without the store, which no page should fetch for nothing. */
function hasSearched(site: string): boolean {
  try {
    return localStorage.getItem(localKey(site, 'searchHistory')) !== null
  } catch {
    return false
  }
}
