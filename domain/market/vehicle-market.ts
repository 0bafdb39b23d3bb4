import type { SiteConfig } from '#config/site/site-config.ts'
import type { AutograbData } from '#db/tables/vehicle-data.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { formatMoney } from '../formats/amounts.ts'
import { shownCents } from '../vehicles/price.ts'
import { isInStock } from '../vehicles/vehicle-status.ts'
import type { MarketEstimate } from './estimate.ts'
import { belowMarketCents, figuresUntil, marketAverage, type MarketAverage } from './market-average.ts'

/** What is known of the market of one vehicle that is for sale. */
export interface VehicleMarket {
  readonly priceCents: number
  readonly estimate: MarketEstimate | null
  readonly average: MarketAverage | null
}

/** What others ask for vehicles like this; null of one that cannot be bought, or has no price. */
export function vehicleMarket(
  ctx: Pick<Ctx, 'market' | 'clock' | 'fresh'>,
  vehicle: StockVehicle,
  provider: AutograbData | null,
): VehicleMarket | null {
  const priceCents = shownCents(vehicle.priceCents)
  if (priceCents === null || !isInStock(vehicle.status)) return null
  const own = ctx.market.estimate(vehicle, vehicle.id)
  const until = provider && figuresUntil(provider)
  if (until && ctx.clock() < until) ctx.fresh.until(until)
  return { priceCents, estimate: own, average: marketAverage(provider, own, ctx.clock()) }
}

/** The badge of a price that is well below the average, in the site's words; null where it is not, or none is wanted. */
export function marketBadge(
  { vehiclePage, wording }: Pick<SiteConfig, 'vehiclePage' | 'wording'>,
  market: VehicleMarket | null,
): string | null {
  if (!vehiclePage.marketBadge || !market?.average) return null
  const below = belowMarketCents(market.priceCents, market.average.cents)
  return below === null ? null : wording.belowMarketText.replaceAll('{amount}', () => formatMoney(below))
}
