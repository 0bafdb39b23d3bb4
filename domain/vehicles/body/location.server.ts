import { type LocationCard, locationCard } from '../../locations/list-locations.server.ts'
import { tilesOf } from '../../places/map/ground.ts'
import { locationMap } from '../../places/map/location-map.server.ts'
import type { BodySection } from './body-source.ts'

type Location = Pick<
  LocationCard,
  'name' | 'address' | 'mapHref' | 'open' | 'hours' | 'specialHours' | 'licence' | 'map'
> & { phone: string | null }

/** Where it stands, whether they are open, and the way there. */
export const location: BodySection<Location> = (ctx, { location: record, config }) => {
  if (!record) return null
  const { name, address, mapHref, open, hours, specialHours, licence, phone } = locationCard(ctx, record)
  const map = locationMap(ctx, record)
  if (map && tilesOf(ctx.config)) ctx.outside.add('tiles')
  // A number that is masked above is not told below.
  const shown = config.contact.phones.shownFromStart ? phone : null
  return { name, address, mapHref, open, hours, specialHours, licence, map, phone: shown }
}
