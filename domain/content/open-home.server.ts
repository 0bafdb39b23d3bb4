import type { Ctx } from '../ctx.ts'
import { vehicleCard } from '../listings/vehicle-card.ts'
import { listLocations } from '../locations/list-locations.server.ts'
import { listBrands } from '../sites/list-brands.server.ts'

const latestShown = 6

/** What a site's front page says. A group's also shows its brands. */
export async function openHome(ctx: Ctx) {
  const stock = ctx.stock.all()
  const [locations, brands] = await Promise.all([
    listLocations(ctx),
    ctx.site.kind === 'group' ? listBrands(ctx) : null,
  ])
  return {
    name: ctx.site.name,
    total: stock.length,
    latest: stock.slice(0, latestShown).map((vehicle) => vehicleCard(vehicle, ctx.config.wording)),
    brands,
    locations,
    locationsTitle: ctx.config.locations.title,
  }
}
