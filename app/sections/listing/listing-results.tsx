import { memo } from 'react'
import type { ListingAnswer, ListingBase } from '#domain/listings/listing.ts'
import { listingHref } from '#domain/listings/listing-address.ts'
import { readListingState, type ListingLook } from '#domain/listings/listing-state.ts'
import { EmptyListing } from './empty-listing.tsx'
import { ListingPages } from './listing-pages.tsx'
import { VehicleGrid } from './vehicle-grid.tsx'

interface ListingResultsProps {
  base: ListingBase
  answer: ListingAnswer
  /** The query the answer belongs to. */
  answered: string
  view: ListingLook
  isLoading: boolean
}

/** What was found. While the next answer is on its way this one stays. */
export const ListingResults = memo(function ListingResults({ base, answer, answered, view, isLoading }: ListingResultsProps) {
  const state = readListingState(new URLSearchParams(answered))
  if (answer.total === 0) return <EmptyListing base={base} answer={answer} state={state} />
  return (
    <div aria-busy={isLoading || undefined} className="listing-found">
      <h2 className="sr-only">Vehicles</h2>
      <VehicleGrid cards={answer.cards} promos={base.promos} path={base.path} page={answer.page} view={view} settings={base.settings} />
      <ListingPages page={answer.page} pages={answer.pages} hrefFor={(page) => listingHref(base, { ...state, page })} />
    </div>
  )
})
