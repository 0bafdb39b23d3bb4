import { memo } from 'react'
import { listingHref, withSort, withView } from '#domain/listings/change-state.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { listingChips } from '#domain/listings/facet-labels.ts'
import {
  hasFilters,
  sortOptions,
  sortParameter,
  type ListingState,
  type SortOption,
} from '#domain/listings/listing-state.ts'
import { Icon } from '../ui/icon.tsx'
import type { Listing } from './shown-listing.ts'

interface ListingToolbarProps {
  base: ListingBase
  /** How results are ordered now: what is picked must stand at once. */
  sort: SortOption
  /** What else is asked for; it may be a paint late. */
  state: ListingState
  ask: Listing['ask']
  /** Where results stand at several places. */
  openMap: (() => void) | null
}

const sortWords: Readonly<Record<SortOption, string>> = {
  mostRelevant: 'Most relevant',
  latest: 'Latest',
  highestPrice: 'Highest price',
  lowestPrice: 'Lowest price',
  lowestKilometres: 'Lowest kilometres',
  newestYear: 'Newest year',
  priceDrop: 'Biggest price drop',
  nearest: 'Nearest first',
}

/** Opens the filters where they are not beside the results; orders and lays out what was found. */
export const ListingToolbar = memo(function ListingToolbar({ base, sort, state, ask, openMap }: ListingToolbarProps) {
  const { indexName, listing } = base.settings
  // To sort by distance one has to say from where.
  const offered = listing.sortOptions.filter((option) => option !== 'nearest' || option === sort || state.near !== '')
  const chosen = hasFilters(state) ? listingChips(state).length : 0
  return (
    <div className="listing-toolbar" data-map={openMap ? '' : undefined}>
      <button type="button" popoverTarget="filter-panel" className="listing-filters-button">
        <Icon name="filter" />
        Filters
        {chosen > 0 && (
          <span className="listing-count">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </button>
      <label className="listing-sort">
        <span>Sort</span>
        <select
          name="sortBy"
          form="filters"
          value={sortParameter(sort, indexName)}
          onChange={(event) => {
            const picked = sortOptions.find((option) => sortParameter(option, indexName) === event.currentTarget.value)
            ask((before) => withSort(before, picked ?? 'mostRelevant'))
          }}
        >
          {offered.map((option) => (
            <option key={option} value={sortParameter(option, indexName)}>
              {sortWords[option]}
            </option>
          ))}
        </select>
      </label>
      {openMap && (
        <button type="button" className="listing-map-button" onClick={openMap}>
          <Icon name="pin" />
          <span>Map</span>
        </button>
      )}
      <ul className="listing-views" aria-label="View">
        {(['grid', 'list'] as const).map((view) => (
          <li key={view}>
            <a href={listingHref(base, withView(state, view))} aria-current={state.view === view ? 'true' : undefined}>
              <Icon name={view} />
              <span className="sr-only">{view === 'grid' ? 'Grid' : 'List'}</span>
            </a>
          </li>
        ))}
      </ul>
      {state.view === 'list' && <input type="hidden" form="filters" name="view" value="list" />}
      <button type="submit" form="filters" className="listing-apply">
        Apply
      </button>
    </div>
  )
})
