import { memo, useMemo } from 'react'
import { listingHref } from '#domain/listings/change-state.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { readListingState } from '#domain/listings/listing-state.ts'
import { useSettled } from '../browser/use-settled.ts'
import { Pagination } from '../ui/pagination.tsx'

interface ListingPagesProps {
  base: ListingBase
  page: number
  pages: number
  /** The query they are pages of. */
  answered: string
}

/** The way to the other pages of an answer. It stands below the results, and follows them by a paint. */
export const ListingPages = memo(function ListingPages({ base, page, pages, answered }: ListingPagesProps) {
  const settled = useSettled(useMemo(() => ({ page, pages, answered }), [page, pages, answered]))
  return useMemo(() => {
    const state = readListingState(new URLSearchParams(settled.answered))
    return (
      <Pagination
        page={settled.page}
        pages={settled.pages}
        hrefFor={(to) => listingHref(base, { ...state, page: to })}
      />
    )
  }, [base, settled])
})
