import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { VehicleMarketRecord } from '#db/vehicle-market.ts'
import type { Ctx } from '../ctx.ts'
import { nounOf } from '../vehicles/nouns.ts'
import { providerUntil } from './market-average.ts'
import { isShownGauge, ownGauge, type PriceGauge, providerGauge } from './price-gauge.ts'
import type { VehicleMarket } from './vehicle-market.ts'

/** A gauge, and whose it is. */
export interface ReadGauge {
  readonly gauge: PriceGauge
  readonly source: 'provider' | 'own'
  /** The day it is of. */
  readonly of: Date
}

/** Whether this site gives a gauge to this vehicle: used ones only. */
export const hasGauge = ({ vehiclePage }: Pick<SiteConfig, 'vehiclePage'>, { carType }: StockVehicle): boolean =>
  vehiclePage.reports.autogauge && carType === 'used'

/** A provider's gauge where it may be shown, else our own; null where there is neither. */
export function chosenGauge(
  { clock, fresh }: Pick<Ctx, 'clock' | 'fresh'>,
  vehicle: StockVehicle,
  { priceCents, estimate }: VehicleMarket,
  kept: VehicleMarketRecord,
): ReadGauge | null {
  const provider = providerGauge(kept.gauge, priceCents, clock())
  if (provider && isShownGauge(provider)) {
    fresh.until(providerUntil(provider.computedAt))
    return { gauge: provider, source: 'provider', of: provider.computedAt }
  }
  return estimate && { gauge: ownGauge(estimate, priceCents, nounOf(vehicle)), source: 'own', of: clock() }
}
