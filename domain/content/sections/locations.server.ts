import { listLocations } from '../../locations/list-locations.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** Where a site's dealerships are, and whether they are open. */
export async function loadLocationsSection({ ctx }: SectionSource, { type, title }: SpecOf<'locations'>) {
  const { layout, dark } = ctx.config.locations
  const locations = await listLocations(ctx, { withMaps: layout === 'card' })
  if (locations.length === 0) return null
  return { type, title, layout, dark, locations }
}
