import { useEffect, useRef, type RefObject } from 'react'
import type { ListingBase } from '#domain/listings/listing.ts'
import { stateAt } from '#domain/listings/change-state.ts'
import { afterPaint } from '../browser/after-paint.ts'
import { inAppLink } from '../browser/in-app-link.ts'
import type { Listing } from './shown-listing.ts'

/** Links to the same listing, such as its pages and the filters to take back, are answered in place. */
export function useListingLinks(
  box: RefObject<HTMLElement | null>,
  base: ListingBase,
  { search, settled, ask, onLeave }: Pick<Listing, 'search' | 'settled' | 'ask' | 'onLeave'>,
): void {
  const isSettled = useRef(true)
  useEffect(() => {
    isSettled.current = settled.search === search
  })
  useEffect(() => {
    const element = box.current
    const follow = (event: MouseEvent) => {
      const url = inAppLink(event)
      const link = event.target instanceof Element ? event.target.closest('a') : null
      // A form opens over the listing, which stays.
      if (!url || !link || link.closest('[data-form]')) return
      // Links elsewhere are followed like those of any page.
      if (url.pathname !== base.path) return onLeave()
      event.preventDefault()
      // Links follow what is asked for by a paint: one that is pressed before would take the last choice back.
      if (!isSettled.current) return afterPaint(() => link.click())
      const asked = stateAt(base, url.searchParams)
      ask((state) => {
        // A new page of results is read from its beginning.
        if (asked.page !== state.page) element?.querySelector('.listing-results')?.scrollIntoView()
        return asked
      })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [box, base, ask, onLeave])
}
