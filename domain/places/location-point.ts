import type { LocationRecord } from '#db/locations.ts'
import type { Coordinates } from './coordinates.ts'

/** Where a location is, if it may be told. */
export const pointOf = ({ visible, address }: LocationRecord): Coordinates | null =>
  visible && typeof address?.lat === 'number' && typeof address.long === 'number'
    ? { lat: address.lat, long: address.long }
    : null
