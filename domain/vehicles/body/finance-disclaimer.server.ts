import { isDatabaseAway } from '#db/database-away.ts'
import type { Ctx } from '../../ctx.ts'
import { creditLicenceLine } from '../../finance/credit-licence.ts'
import { cutDisclaimer } from '../../finance/finance-disclaimer.ts'
import { disclaimerOfVehicle } from '../../finance/read-disclaimer.server.ts'
import { isInStock } from '../vehicle-status.ts'
import type { BodySource } from './body-source.ts'

export interface FinanceDisclaimer {
  /** As it first stands; null where nobody says anything. */
  readonly text: string | null
  /** All of it, where that is more. */
  readonly whole: string | null
  /** Under which licence finance is arranged: never cut. */
  readonly licence: string | null
}

/** What is said of a vehicle's finance; null of what cannot be bought, and where there is nothing to say. */
export async function financeDisclaimer(ctx: Ctx, { vehicle, config }: BodySource): Promise<FinanceDisclaimer | null> {
  if (!isInStock(vehicle.status)) return null
  const whole = await whatIsSaid(ctx, () => disclaimerOfVehicle(ctx, vehicle))
  const licence = creditLicenceLine(config.creditLicence)
  if (whole === null) return licence === null ? null : { text: null, whole: null, licence }
  const { text, isCut } = cutDisclaimer(whole)
  return { text, whole: isCut ? whole : null, licence }
}

/** While the database is away the rest of the page stands, for whoever asked now. */
async function whatIsSaid({ fresh, clock }: Ctx, read: () => Promise<string | null>): Promise<string | null> {
  try {
    return await read()
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    fresh.until(clock())
    return null
  }
}
