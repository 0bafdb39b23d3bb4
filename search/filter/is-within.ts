import { distanceBetween } from '../columns/places.ts'
import type { GeoCondition, Place } from './filter.ts'

/** Whether a place meets a condition on places. */
export function isWithin(place: Place, condition: GeoCondition): boolean {
  switch (condition.type) {
    case 'radius':
      return distanceBetween(place, condition.centre) <= condition.metres
    case 'box': {
      const { topRight, bottomLeft } = condition
      return (
        place.lat <= topRight.lat &&
        place.lat >= bottomLeft.lat &&
        place.lng <= topRight.lng &&
        place.lng >= bottomLeft.lng
      )
    }
    default:
      return isEnclosed(place, condition.corners)
  }
}

/** A line from the place to the east crosses the sides of what encloses it an odd number of times. */
function isEnclosed({ lat, lng }: Place, corners: readonly Place[]): boolean {
  let isInside = false
  let before = corners[corners.length - 1]!
  for (const corner of corners) {
    const crossing = before.lng + ((lat - before.lat) / (corner.lat - before.lat)) * (corner.lng - before.lng)
    if (corner.lat > lat !== before.lat > lat && lng < crossing) isInside = !isInside
    before = corner
  }
  return isInside
}
