import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { ListingBase } from '#domain/listings/listing.ts'
import { readListingState } from '#domain/listings/listing-state.ts'
import { inAppLink } from '../../in-app-link.ts'
import type { Listing } from './use-listing.ts'

/**
 * One handler for every link of a listing: a page has some hundred of them, and a component each would cost more than the
 * rest of an answer. Links to the same listing are answered in place.
 */
export function useListingLinks(box: RefObject<HTMLElement | null>, base: ListingBase, ask: Listing['ask']): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = box.current
    const follow = (event: MouseEvent) => {
      const url = inAppLink(event)
      if (!url) return
      event.preventDefault()
      if (url.pathname !== base.path) return void navigate(`${url.pathname}${url.search}${url.hash}`)
      const asked = readListingState(url.searchParams)
      ask((state) => {
        // A new page of results is read from its beginning.
        if (asked.page !== state.page) element?.querySelector('.listing-results')?.scrollIntoView()
        return asked
      })
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [box, base, ask, navigate])
}
