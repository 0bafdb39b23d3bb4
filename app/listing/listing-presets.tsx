import { memo } from 'react'
import { cleared, listingHref, searchOf } from '#domain/listings/change-state.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import type { ListingState } from '#domain/listings/listing-state.ts'
import { formatNumber } from '#domain/formats/amounts.ts'

interface ListingPresetsProps {
  base: ListingBase
  state: ListingState
}

/** Searches one press away; a press on the one that is on takes it back. */
export const ListingPresets = memo(function ListingPresets({ base, state }: ListingPresetsProps) {
  if (base.presets.length === 0) return null
  const asked = searchOf(base, { ...state, page: 1, view: 'grid' })
  return (
    <ul aria-label="Quick searches" className="listing-presets">
      {base.presets.map(({ label, search, count }) => (
        <li key={label}>
          <a
            href={asked === search ? listingHref(base, cleared(state)) : `${base.path}?${search}`}
            aria-current={asked === search ? 'true' : undefined}
            className="chip"
          >
            {label} <span>{formatNumber(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
})
