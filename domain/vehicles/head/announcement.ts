import type { LocationRecord } from '#db/locations.ts'
import { mapHref } from '../../locations/map-href.ts'

/** Said above a vehicle's page where it stands in another city than its dealer is known by. */
export interface Announcement {
  text: string
  directions: string | null
}

/** Null where it stands where everybody looks for it, or nobody may know where. */
export function announcementOf(
  location: LocationRecord | null,
  locations: readonly LocationRecord[],
): Announcement | null {
  const city = location?.address?.city
  const primary = locations.find(({ primary: isPrimary, visible }) => isPrimary && visible)?.address?.city
  if (!location || !city || !primary || city.toLowerCase() === primary.toLowerCase()) return null
  return { text: `Located at ${city}`, directions: mapHref(location.address!) }
}
