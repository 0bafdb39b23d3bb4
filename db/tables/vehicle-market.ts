import { sql } from 'drizzle-orm'
import { doublePrecision, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { priceTypes } from '../value-sets.ts'
import type { PriceType } from '../value-sets.ts'
import { createdAt, id, instant, oneOf, reference } from './columns.ts'
import { vehicle } from './vehicle.ts'

const vehicleId = () =>
  reference()
    .notNull()
    .references(() => vehicle.id, { onDelete: 'cascade' })
const percent = () => numeric({ precision: 7, scale: 4, mode: 'number' })

/** Every price a vehicle was really offered at, written by a trigger; the open row is today's. */
export const vehiclePrice = pgTable(
  'vehicle_price',
  {
    id: id(),
    vehicleId: vehicleId(),
    priceCents: integer().notNull(),
    priceType: text().$type<PriceType>().notNull(),
    offeredFrom: instant().notNull(),
    offeredUntil: instant(),
  },
  (table) => [
    index('vehicle_price_vehicle').on(table.vehicleId, table.offeredFrom),
    uniqueIndex('vehicle_price_one_open')
      .on(table.vehicleId)
      .where(sql`${table.offeredUntil} is null`),
    oneOf('vehicle_price_price_type', table.priceType, priceTypes),
  ],
)

/** Finance lender data: one quote per provider. */
export const vehicleLenderQuote = pgTable(
  'vehicle_lender_quote',
  {
    vehicleId: vehicleId(),
    provider: text().notNull(),
    financeProvider: text().notNull(),
    paymentWeekCents: integer(),
    paymentMonthCents: integer(),
    depositCents: integer(),
    totalPayableCents: integer(),
    interestRate: percent(),
    comparisonRate: percent(),
    termMonths: integer(),
    termYears: doublePrecision(),
    termWeeks: integer(),
    establishmentFeesCents: integer(),
    balloonCents: integer(),
    disclaimer: text(),
    quotedAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.vehicleId, table.provider] })],
)

export const vehiclePriceGauge = pgTable('vehicle_price_gauge', {
  vehicleId: vehicleId().primaryKey(),
  fill: doublePrecision(),
  listingPriceCents: integer(),
  marketRangeMinCents: integer(),
  marketRangeMaxCents: integer(),
  confidence: doublePrecision(),
  description: text(),
  computedAt: createdAt(),
})

/** Apart from the vehicle, so that counting a view neither rewrites the vehicle nor announces a change to it. */
export const vehicleViews = pgTable('vehicle_views', {
  vehicleId: vehicleId().primaryKey(),
  views: integer().notNull().default(0),
})
