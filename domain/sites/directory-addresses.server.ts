import { listBrandPaths } from '../brands/list-brands.server.ts'
import { directoryPaths, locationPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { siteModels } from '../models/site-models.server.ts'

/** Where a site tells of its places, brands and models; nothing that leads elsewhere or nowhere. Their parts are linked from there. */
export async function directoryAddresses(ctx: Ctx): Promise<string[]> {
  const [locations, brands, models] = await Promise.all([
    ctx.view.locations().then((all) => all.filter(({ visible }) => visible)),
    listBrandPaths(ctx),
    siteModels(ctx),
  ])
  return [
    ...(locations.length > 0 ? ['/dealerships', directoryPaths.dealerLocator] : []),
    ...new Set(locations.map(({ slug }) => locationPath(slug))),
    // One brand alone has no directory.
    ...(brands.length > 1 ? [directoryPaths.brands] : []),
    ...brands,
    ...(models.length > 0 ? [directoryPaths.models] : []),
    ...models.map(({ href }) => href).filter((href) => href.startsWith('/')),
  ]
}
