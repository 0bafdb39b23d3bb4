import { directoryPaths } from '../../content/route-paths.ts'
import { listLocations } from '../../locations/list-locations.server.ts'
import { placesMap } from '../../places/map/places-map.server.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** Where a site's dealerships are, and whether they are open: as the section wants it, else as the site does. */
export async function loadLocationsSection({ ctx }: SectionSource, spec: SpecOf<'locations'>) {
  const { locations: usual } = ctx.config
  const layout = spec.layout ?? usual.layout
  const all = await listLocations(ctx, { withMaps: layout === 'card' })
  if (all.length === 0) return null
  // One card is that of the main location; the others are named below it.
  const primary = new Set((await ctx.view.locations()).filter((each) => each.primary).map(({ id }) => id))
  const main = all.find(({ id }) => primary.has(id)) ?? all[0]!
  return {
    type: spec.type,
    title: spec.title ?? usual.title,
    layout,
    dark: spec.dark ?? usual.dark,
    locations: layout === 'card' ? [main] : all,
    map:
      layout === 'map'
        ? placesMap(
            ctx,
            (await ctx.view.locations()).filter(({ visible }) => visible),
          )
        : null,
    others:
      layout === 'card'
        ? all.filter((each) => each !== main).map(({ id, name, href, open }) => ({ id, name, href, open }))
        : [],
    locatorHref: all.length > 1 ? directoryPaths.dealerLocator : null,
  }
}
