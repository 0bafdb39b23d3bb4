import { listLocations } from '../../locations/list-locations.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** Where a site's dealerships are, and whether they are open. */
export async function loadLocationsSection({ ctx }: SectionSource, { type, title }: SpecOf<'locations'>) {
  const locations = await listLocations(ctx)
  if (locations.length === 0) return null
  const { layout, dark } = ctx.config.locations
  return { type, title, layout, dark, locations }
}
