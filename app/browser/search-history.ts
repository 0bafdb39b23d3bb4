import { useEffect, useMemo, useRef } from 'react'
import { pastSearch, type PastSearch } from '#domain/listings/past-search.ts'
import type { ListingState } from '#domain/listings/listing-state.ts'
import { afterPaint } from './after-paint.ts'
import { useSiteSlug } from './site-slug.ts'

/** Longer than a shopper pauses between two choices. */
const settledAfter = 2_500

/**
 * Remembers on this device what a shopper settles on: a state that lasts, or the one the page is left in, be it for a
 * vehicle, another listing or another site.
 */
export function useSearchHistory(path: string, state: ListingState, title?: string): void {
  const site = useSiteSlug()
  const latest = useRef<PastSearch | null>(null)
  // The state is made anew with each answer; what it says is not.
  const key = useMemo(() => {
    const search = pastSearch(path, state, title)
    return search && JSON.stringify(search)
  }, [path, state, title])
  useEffect(() => {
    const before = latest.current
    if (before && before.path !== path) remember(site, before)
    latest.current = key === null ? null : (JSON.parse(key) as PastSearch)
    if (key === null) return undefined
    // Loaded while there is time, for a page that is being left waits for nothing; but the answer is shown first.
    afterPaint(loadStore)
    const timer = setTimeout(() => remember(site, latest.current), settledAfter)
    return () => clearTimeout(timer)
  }, [site, path, key])
  useEffect(() => {
    const leave = () => remember(site, latest.current)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [site])
}

type KeptSearches = typeof import('./kept-searches.ts')
let loaded: KeptSearches | undefined
// What checks a device's records is fetched when something is to be remembered.
const loadStore = async (): Promise<KeptSearches> => (loaded ??= await import('./kept-searches.ts'))

function remember(site: string, search: PastSearch | null): void {
  if (!search) return
  if (loaded) loaded.keepSearch(site, search)
  else void loadStore().then(({ keepSearch }) => keepSearch(site, search))
}
