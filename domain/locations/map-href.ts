import type { LocationRecord } from '#db/locations.ts'

/** The place's own address on the map service, else a search for where it is. */
export function mapHref({
  placeUrl,
  street,
  city,
  state,
  postcode,
}: NonNullable<LocationRecord['address']>): string | null {
  if (placeUrl?.startsWith('https://')) return placeUrl
  const words = [street, city, state, postcode].filter(Boolean).join(' ')
  return words === '' ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(words)}`
}
