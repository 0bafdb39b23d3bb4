import { lazy, memo, Suspense, useEffect, useMemo, useRef } from 'react'
import { distancesOf } from '#domain/listings/distance.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { readListingState } from '#domain/listings/listing-state.ts'
import { afterPaint } from '../browser/after-paint.ts'
import { ListingPages } from './listing-pages.tsx'
import { useHeldHeight } from './use-held-height.ts'
import type { Listing } from './shown-listing.ts'
import { useRowByRow } from './use-row-by-row.ts'
import { VehicleGrid } from './vehicle-grid.tsx'

/** Few see it: it is fetched when there is nothing else to show. */
const EmptyListing = import.meta.env.SSR
  ? (await import('./empty-listing.tsx')).EmptyListing
  : lazy(async () => ({ default: (await import('./empty-listing.tsx')).EmptyListing }))

interface ListingResultsProps extends Pick<Listing, 'answer' | 'answered' | 'batch' | 'came' | 'onDrawn'> {
  base: ListingBase
  view: Listing['state']['view']
  isLoading: boolean
}

/** What was found. While the next answer is on its way this one stays. */
export const ListingResults = memo(function ListingResults({
  base,
  answer,
  answered,
  batch,
  came,
  view,
  isLoading,
  onDrawn,
}: ListingResultsProps) {
  const box = useRef<HTMLDivElement>(null)
  const drawn = useRowByRow(answer.cards, { batch, came, columns: base.settings.listing.columns, box })
  useEffect(() => {
    if (drawn.isWhole) afterPaint(() => onDrawn(answered))
  }, [drawn.isWhole, answered, onDrawn])
  useHeldHeight(box, isLoading || !drawn.isFull)
  const { near } = answer
  const distances = useMemo(() => near && distancesOf(near, base.places), [near, base.places])
  if (answer.total === 0)
    return (
      <Suspense>
        <EmptyListing base={base} answer={answer} state={readListingState(new URLSearchParams(answered))} />
      </Suspense>
    )
  return (
    <div ref={box} aria-busy={isLoading || undefined} className="listing-found">
      <h2 className="sr-only">Vehicles</h2>
      <VehicleGrid
        key={`cards ${batch}`}
        cards={drawn.cards}
        promos={base.promos}
        path={base.path}
        page={answer.page}
        view={view}
        settings={base.settings}
        distances={distances}
      />
      {drawn.isFull && (
        <ListingPages key={`pages ${batch}`} base={base} page={answer.page} pages={answer.pages} answered={answered} />
      )}
    </div>
  )
})
