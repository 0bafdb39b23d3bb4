import type { StockVehicle } from '#db/stock.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { vehicleConfig } from '../listings/vehicle-card.ts'
import { chosenProvider } from './calculator-bounds.ts'
import { disclaimerOf } from './finance-disclaimer.ts'

/** What is said of the finance of a vehicle this site shows; null where nobody says anything. */
export async function readFinanceDisclaimer(
  ctx: Pick<Ctx, 'stock' | 'view' | 'serverConfig'>,
  id: number,
): Promise<string | null> {
  const vehicle = ctx.stock.ofDealerships(id)
  if (!vehicle || !(await ctx.stock.has(id))) throw new AppError('not_found', 'There is no such vehicle.')
  return disclaimerOfVehicle(ctx, vehicle)
}

/** The same of a vehicle known to be this site's. */
export async function disclaimerOfVehicle(
  ctx: Pick<Ctx, 'view' | 'serverConfig'>,
  vehicle: StockVehicle,
): Promise<string | null> {
  const { finance, disclaimers } = vehicleConfig(ctx, vehicle)
  const provider = chosenProvider(finance)
  const isQuoted = provider !== null && vehicle.lenderQuotes !== null
  const lenders = isQuoted ? await ctx.view.lenderDisclaimer(vehicle.id, finance.provider!) : null
  return disclaimerOf(lenders, provider?.disclaimer ?? null, disclaimers.finance)
}
