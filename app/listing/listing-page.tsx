import { type ComponentProps, type ComponentType, useCallback, useRef, useState } from 'react'
import type { ListingAnswer, ListingBase } from '#domain/listings/listing.ts'
import { isMapOffered } from '#domain/listings/distance.ts'
import { useSearchHistory } from '../browser/search-history.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { useTrack } from '../browser/track.ts'
import { BudgetSlot } from './filters/group-slots.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { ListingBar } from './listing-bar.tsx'
import { ListingNotes } from './listing-notes.tsx'
import { ListingPresets } from './listing-presets.tsx'
import { ListingResults } from './listing-results.tsx'
import { ListingToolbar } from './listing-toolbar.tsx'
import { useKeptPlace } from './kept-place.ts'
import { useKeptFilters } from './use-kept-filters.ts'
import { useListing } from './use-listing.ts'
import { useListingLinks } from './use-listing-links.ts'
import type { ListingMap } from './map/listing-map.tsx'

type MapPart = ComponentType<ComponentProps<typeof ListingMap>>

interface ListingPageProps {
  base: ListingBase
  answer: ListingAnswer
}

/** A list of vehicles: what is asked for, what was found, and every way to ask for something else. */
export function ListingPage({ base, answer }: ListingPageProps) {
  const listing = useListing(base, answer)
  const box = useRef<HTMLDivElement>(null)
  useListingLinks(box, base, listing)
  useKeptFilters(base, listing.ask)
  useKeptPlace(base, listing)
  const [MapPart, setMapPart] = useState<MapPart | null>(null)
  const openMap = useCallback(
    () => void import('./map/listing-map.tsx').then((map) => setMapPart(() => map.ListingMap)),
    [],
  )
  const closeMap = () => {
    setMapPart(null)
    box.current?.querySelector<HTMLElement>('.listing-map-button')?.focus()
  }
  useSearchHistory(base.path, listing.state, base.title)
  return (
    <div ref={box} className="page listing" data-layout={base.settings.listing.filterLayout}>
      <Seen key={listing.answered} />
      <Breadcrumb crumbs={base.crumbs} />
      <div className="listing-head">
        <hgroup>
          <h1 className="listing-title">{base.title}</h1>
          {base.lead && <p className="listing-lead">{base.lead}</p>}
        </hgroup>
        <ListingPresets base={base} state={listing.settled.state} />
      </div>
      <FilterPanel base={base} listing={listing} />
      <ListingToolbar
        base={base}
        sort={listing.state.sort}
        state={listing.settled.state}
        ask={listing.ask}
        openMap={isMapOffered(base) ? openMap : null}
      />
      <ListingBar base={base} listing={listing} />
      <div className="listing-results">
        <BudgetSlot view={base.budget} />
        {MapPart && <MapPart base={base} listing={listing} onClose={closeMap} />}
        <ListingNotes base={base} listing={listing} />
        <ListingResults
          base={base}
          answer={listing.answer}
          answered={listing.answered}
          batch={listing.batch}
          came={listing.came}
          view={listing.state.view}
          isLoading={listing.status === 'loading'}
          onDrawn={listing.onDrawn}
        />
      </div>
    </div>
  )
}

/** Each answer shown is a search seen. */
function Seen() {
  useTrack('searchView')
  return null
}
