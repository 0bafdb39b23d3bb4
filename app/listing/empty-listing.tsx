import { cleared, listingHref } from '#domain/listings/change-state.ts'
import type { ListingAnswer, ListingBase } from '#domain/listings/listing.ts'
import { hasFilters, type ListingState } from '#domain/listings/listing-state.ts'
import { allStockPath } from '#domain/listings/stock-paths.ts'
import { counted } from '#domain/vehicles/nouns.ts'

interface EmptyListingProps {
  base: ListingBase
  answer: ListingAnswer
  state: ListingState
}

/** Nothing found: says so, offers what is nearest, and a way out. */
export function EmptyListing({ base, answer: { relaxations }, state }: EmptyListingProps) {
  const { empty, listing } = base.settings
  const clear =
    listing.clearFiltersTarget === 'listing' ? listingHref(base, cleared(state)) : listing.clearFiltersTarget
  return (
    <div className="listing-empty">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      {relaxations.length > 0 && (
        <ul>
          {relaxations.map(({ label, count, search }) => (
            <li key={label}>
              <a href={`${base.path}?${search}`}>
                {counted(count, base.noun)} without “{label.replaceAll(/^“|”$/g, '')}”
              </a>
            </li>
          ))}
        </ul>
      )}
      {hasFilters(state) ? (
        <a href={clear} className="button">
          Clear Filters
        </a>
      ) : (
        <a href={allStockPath} className="button">
          See all our stock
        </a>
      )}
    </div>
  )
}
