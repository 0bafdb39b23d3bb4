import { formatNumber } from '../formats/amounts.ts'
import type { ListingBase, ListingPlace, Nearness } from './listing.ts'

/** Whether a shopper is asked where they are: distance is a choice only between several places. */
export const isNearOffered = ({ places, settings }: Pick<ListingBase, 'places' | 'settings'>): boolean =>
  settings.listing.nearMe && places.length > 1

/** Whether results can be looked at on a map: a press on a place is a choice of it. */
export const isMapOffered = (base: Pick<ListingBase, 'places' | 'settings' | 'facets'>): boolean =>
  isNearOffered(base) && base.facets.some(({ name }) => name === 'location_name')

/** How far each place is, by its id, the nearest first; null where nobody knows. */
export function distancesOf({ label, km }: Nearness, places: readonly ListingPlace[]): Map<number, number> | null {
  if (label === null) return null
  const far = places.map(({ id }, at) => [id, km[at]!] as const)
  return new Map(far.toSorted(([, one], [, other]) => one - other))
}

/** 'Less than 1 km', '12 km', '1,240 km'. */
export const distanceWords = (km: number): string => (km < 1 ? 'Less than 1 km' : `${formatNumber(Math.round(km))} km`)
