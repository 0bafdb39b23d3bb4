import { useEffect } from 'react'
import { withNear } from '#domain/listings/change-state.ts'
import { isNearOffered } from '#domain/listings/distance.ts'
import type { ListingBase } from '#domain/listings/listing.ts'
import { takeOverGroups } from './filters/group-slots.tsx'
import { placeKey } from './place-key.ts'
import type { Listing } from './shown-listing.ts'

function keptPlace(site: string): string | null {
  try {
    const kept = localStorage.getItem(placeKey(site))
    return kept && /^\d{4}$/.test(kept) ? kept : null
  } catch {
    return null
  }
}

/** A listing that does not say where the shopper is takes it from this device: for distances, not to leave anything out. */
export function useKeptPlace(base: ListingBase, { state, ask }: Pick<Listing, 'state' | 'ask'>): void {
  const isAsked = state.near !== ''
  const { site } = base.settings
  useEffect(() => {
    const kept = isAsked || !isNearOffered(base) ? null : keptPlace(site)
    // Its group first: it would go and come back while its script is fetched.
    if (kept)
      void takeOverGroups().then(() => ask((before) => ({ ...withNear(before, kept, null), page: before.page })))
    // Once for a listing: whoever takes it back means it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [base.path])
}
