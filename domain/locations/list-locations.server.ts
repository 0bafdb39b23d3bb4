import type { LocationRecord } from '#db/locations.ts'
import { contactLocationPath, locationPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { stockPath } from '../listings/stock-paths.ts'
import { type LocationMap, locationMap } from '../places/map/location-map.server.ts'
import { licenceOf } from './licence.ts'
import { mapHref } from './map-href.ts'
import { hoursAt } from './hours-at.server.ts'
import type { HoursLine } from './opening-hours.ts'

/** A location as a list shows it. */
export interface LocationCard {
  id: number
  name: string
  href: string
  /** What stands there. */
  stockHref: string
  /** Where it is written to. */
  contactHref: string
  picture: string | null
  address: string | null
  /** Opens the place in a map. */
  mapHref: string | null
  city: string | null
  state: string | null
  phone: string | null
  licence: string | null
  rating: { average: string; count: number } | null
  /** Open or not, in words; null where no hours are known. */
  open: { isOpen: boolean; text: string } | null
  hours: HoursLine[]
  /** Days of the coming week on which other hours hold. */
  specialHours: HoursLine[]
  /** The same for as long as people plan ahead. */
  holidays: HoursLine[]
  /** Where a page asks for maps, and the place is known. */
  map?: LocationMap | null
}

export type ListCtx = Pick<Ctx, 'view' | 'config' | 'clock' | 'fresh' | 'places'>

/** The locations a site shows, in its dealerships' order; a location may be hidden by its dealer. */
export async function listLocations(ctx: ListCtx, { withMaps = false } = {}): Promise<LocationCard[]> {
  const locations = await ctx.view.locations()
  return locations
    .filter((location) => location.visible)
    .map((location) => ({ ...locationCard(ctx, location), ...(withMaps && { map: locationMap(ctx, location) }) }))
}

/** One location as a list shows it. */
export function locationCard({ clock, fresh }: Pick<Ctx, 'clock' | 'fresh'>, location: LocationRecord): LocationCard {
  const { id, name, slug, address, averageRating, reviewCount } = location
  const { hours, specialHours, holidays, open, until } = hoursAt(location, clock())
  if (until) fresh.until(until)
  return {
    id,
    name,
    href: locationPath(slug),
    stockHref: stockPath(slug),
    contactHref: contactLocationPath(slug),
    picture: location.imageUrl,
    address:
      address &&
      [address.street, [address.city, address.state, address.postcode].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
    mapHref: address && mapHref(address),
    city: address?.city ?? null,
    state: address?.state ?? null,
    phone: location.phone ?? location.landlinePhone,
    licence: licenceOf(location),
    rating:
      averageRating !== null && reviewCount > 0 ? { average: averageRating.toFixed(1), count: reviewCount } : null,
    open,
    hours,
    specialHours,
    holidays,
  }
}
