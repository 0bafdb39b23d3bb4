import type { Place } from '../filter/filter.ts'

/** A place as a value: few differ, as cars stand at locations. Undefined where there is none. */
export function placeLabel(geo: unknown): string | undefined {
  if (typeof geo !== 'object' || geo === null) return undefined
  const { lat, lng } = geo as { lat?: unknown; lng?: unknown }
  const latitude = Number(lat)
  const longitude = Number(lng)
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? `${latitude},${longitude}` : undefined
}

export function labelledPlace(label: string): Place {
  const [lat = '', lng = ''] = label.split(',')
  return { lat: Number(lat), lng: Number(lng) }
}

const earthRadius = 6_371_008.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres along the surface. */
export function distanceBetween(one: Place, other: Place): number {
  const lat = Math.sin(radians(other.lat - one.lat) / 2)
  const lng = Math.sin(radians(other.lng - one.lng) / 2)
  const share = lat * lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lng * lng
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}
