import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import { vehicle, vehicleLenderQuote as quote } from './schema.ts'

/** What a lender asks for one vehicle, as memory keeps it of every vehicle; its disclaimer is read when it is asked for. */
export interface KeptQuote {
  readonly provider: string
  readonly paymentWeekCents: number | null
  readonly paymentMonthCents: number | null
  readonly depositCents: number | null
  readonly balloonCents: number | null
  readonly interestRate: number | null
  readonly comparisonRate: number | null
  readonly termYears: number | null
}

/** A vehicle's quotes as JSON, null where it has none: one column, in the statement that reads vehicles. */
export const lenderQuotesOf = (vehicleId: PgColumn): SQL<string | null> => sql<string | null>`(
  select json_agg(json_build_object(
    'provider', ${quote.provider},
    'paymentWeekCents', ${quote.paymentWeekCents}, 'paymentMonthCents', ${quote.paymentMonthCents},
    'depositCents', ${quote.depositCents}, 'balloonCents', ${quote.balloonCents},
    'interestRate', ${quote.interestRate}, 'comparisonRate', ${quote.comparisonRate},
    'termYears', coalesce(${quote.termYears}, ${quote.termMonths} / 12.0, ${quote.termWeeks} / 52.0)
  ) order by ${quote.provider})::text from ${quote} where ${quote.vehicleId} = ${vehicleId})`

/** The lender's own words about a vehicle, if one of these dealerships has it. */
export async function loadLenderDisclaimer(
  { orm }: Database,
  { id, provider, dealershipIds }: { id: number; provider: string; dealershipIds: readonly number[] },
): Promise<string | null> {
  const isTheirs = and(eq(vehicle.id, id), inArray(vehicle.dealershipId, [...dealershipIds]))
  const rows = await orm
    .select({ disclaimer: quote.disclaimer })
    .from(quote)
    .innerJoin(vehicle, and(eq(vehicle.id, quote.vehicleId), isTheirs))
    .where(eq(quote.provider, provider))
  return rows[0]?.disclaimer ?? null
}
