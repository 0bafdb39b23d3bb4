import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Ctx } from '../ctx.ts'
import { chosenProvider } from './calculator-bounds.ts'
import { lenderEstimate } from './lender-estimate.ts'
import type { Repayment } from './repayment.ts'

/** The estimate a site may show of a vehicle now; where its age counts, the answer holds until the year ends. */
export function vehicleEstimate(
  { clock, fresh }: Pick<Ctx, 'clock' | 'fresh'>,
  vehicle: StockVehicle,
  finance: SiteConfig['finance'],
): Repayment | null {
  const thisYear = clock().getUTCFullYear()
  const estimate = lenderEstimate(vehicle, finance, thisYear)
  const ages = (chosenProvider(finance)?.estimate.maxAgeYears ?? null) !== null
  if (estimate && ages) fresh.until(new Date(Date.UTC(thisYear + 1, 0, 1)))
  return estimate
}
