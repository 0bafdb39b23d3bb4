import type { LocationRecord } from '#db/locations.ts'
import type { FeedLocation } from './vehicle-from-feed-row.ts'

/** A dealership's locations by their code in lower case, and where a vehicle stands that names none. */
export type FeedLocations = { byCode: ReadonlyMap<string, FeedLocation>; usual: FeedLocation }

const nowhere: FeedLocation = { locationId: null, city: null, state: null }

type Place = Pick<LocationRecord, 'id' | 'slug' | 'primary' | 'address'>

/** A location's slug is its code. The usual location is the primary one, or the only one there is. */
export function feedLocations(locations: readonly Place[]): FeedLocations {
  const usual = locations.find(({ primary }) => primary) ?? (locations.length === 1 ? locations[0] : undefined)
  return {
    byCode: new Map(locations.map((location) => [location.slug.toLowerCase(), placeOf(location)])),
    usual: usual ? placeOf(usual) : nowhere,
  }
}

/** Where a vehicle with this code stands; a code nobody knows is nowhere rather than at the wrong place. */
export const locationFor = (code: string | undefined, { byCode, usual }: FeedLocations): FeedLocation =>
  code === undefined ? usual : (byCode.get(code.toLowerCase()) ?? nowhere)

const placeOf = ({ id, address }: Place): FeedLocation => ({
  locationId: id,
  city: address?.city ?? null,
  state: address?.state ?? null,
})
