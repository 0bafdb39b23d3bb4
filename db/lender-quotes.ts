import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database, Orm } from './database.ts'
import { vehicle, vehicleLenderQuote as quote, vehiclePrice } from './schema.ts'

/** A lender's figures for one vehicle; what it leaves out it does not say. */
export type NewLenderQuote = Omit<typeof quote.$inferInsert, 'quotedAt'>

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

/**
 * A vehicle's quotes as JSON, null where it has none: one column, in the statement that reads vehicles. A quote that is older
 * than the price it was made for is left out.
 */
export const lenderQuotesOf = (vehicleId: PgColumn): SQL<string | null> => sql<string | null>`(
  select json_agg(json_build_object(
    'provider', ${quote.provider},
    'paymentWeekCents', ${quote.paymentWeekCents}, 'paymentMonthCents', ${quote.paymentMonthCents},
    'depositCents', ${quote.depositCents}, 'balloonCents', ${quote.balloonCents},
    'interestRate', ${quote.interestRate}, 'comparisonRate', ${quote.comparisonRate},
    'termYears', coalesce(${quote.termYears}, ${quote.termMonths} / 12.0, ${quote.termWeeks} / 52.0)
  ) order by ${quote.provider})::text from ${quote} where ${quote.vehicleId} = ${vehicleId} and not exists (
    select from ${vehiclePrice} where ${vehiclePrice.vehicleId} = ${vehicleId} and ${vehiclePrice.offeredUntil} is null
      and ${vehiclePrice.offeredFrom} > ${quote.quotedAt}))`

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

/** What most rows leave out is written as null: a quote is all that a lender says now. */
const noFigures = {
  paymentWeekCents: null,
  paymentMonthCents: null,
  depositCents: null,
  totalPayableCents: null,
  interestRate: null,
  comparisonRate: null,
  termMonths: null,
  termYears: null,
  termWeeks: null,
  establishmentFeesCents: null,
  balloonCents: null,
  disclaimer: null,
}

/** Each in place of what that lender said of that vehicle before; of this moment, for today's price is not older than that. */
export async function writeLenderQuotes(orm: Orm, quotes: readonly NewLenderQuote[]): Promise<void> {
  if (quotes.length === 0) return
  const rows = quotes.map((each) => ({ ...noFigures, ...each }))
  const names = Object.keys(rows[0]!).map(toSnakeCase)
  const columns = sql.raw(names.map((name) => `"${name}"`).join(', '))
  const changes = sql.raw(names.map((name) => `"${name}" = excluded."${name}"`).join(', '))
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [toSnakeCase(name), value]))),
  )
  await orm.execute(sql`insert into ${quote} (${columns}, quoted_at)
    select ${columns}, clock_timestamp() from jsonb_populate_recordset(null::${quote}, ${json}::jsonb)
    on conflict (vehicle_id, provider) do update set ${changes}, quoted_at = excluded.quoted_at`)
}
