import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import * as sets from '../value-sets.ts'
import { createdAt, id, instant, oneOf, reference, updatedAt } from './columns.ts'
import { dealership } from './dealership.ts'
import { location } from './location.ts'
import { kindColumns } from './vehicle-kinds.ts'
import type { AutograbData, VehicleSpecifications, VehicleVariant, YouxQuote } from './vehicle-data.ts'

export const vehicle = pgTable(
  'vehicle',
  {
    id: id(),
    dealershipId: reference()
      .notNull()
      .references(() => dealership.id),
    locationId: reference().references(() => location.id, { onDelete: 'set null' }),
    stocknum: text().notNull(),
    slug: text().notNull().unique(),

    name: text().notNull(),
    carsalesTitle: text(),
    year: smallint(),
    make: text().notNull(),
    model: text().notNull(),
    badge: text(),
    series: text(),
    carType: text().$type<sets.CarType>().notNull(),
    itemType: text().$type<sets.ItemType>().notNull().default('car'),
    status: text().$type<sets.VehicleStatus>().notNull().default('in_stock'),
    sold: boolean().notNull().default(false),
    soldAt: instant(),
    reserved: boolean().notNull().default(false),
    preorder: boolean().notNull().default(false),
    certified: boolean().notNull().default(false),
    tag: text(),
    showOnDealerWebsite: boolean().notNull().default(true),
    /** The source's custom ranking: higher comes first. */
    customRank: integer().notNull().default(0),

    driveAwayPriceCents: integer(),
    egcPriceCents: integer(),
    /** What is shown; never without its type. */
    priceCents: integer(),
    priceType: text().$type<sets.PriceType>(),
    beforePriceCents: integer(),
    offerPriceCents: integer(),
    subscriptionPriceCents: integer(),

    colour: text(),
    interiorColour: text(),
    km: integer(),
    simpleFuel: text().$type<sets.SimpleFuel>(),
    simpleBody: text(),
    simpleTransmission: text().$type<sets.SimpleTransmission>(),
    trans: text(),
    fuel: text(),
    body: text(),
    drive: text(),
    seats: smallint(),
    doors: smallint(),
    engineSize: integer(),
    engineSizeLitres: doublePrecision(),
    gearnum: smallint(),
    bodyconfiguration: text(),
    vin: text(),
    nvic: text(),
    hasNvic: boolean().notNull().default(false),
    regplate: text(),
    regoExpiry: date({ mode: 'string' }),
    /** As printed on the plate, which may be a month only: '2021-03' or '2021-03-14'. */
    buildDate: text(),
    complianceDate: text(),

    privateSuburb: text(),
    privatePostcode: text(),
    city: text(),
    state: text().$type<sets.AustralianState>(),

    dealercomments: text(),
    standardEquipment: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    filteredFeatures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    categories: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    paymentProcessors: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    ...kindColumns(),
    specifications: jsonb().$type<VehicleSpecifications>().notNull().default({}),
    variant: jsonb().$type<VehicleVariant>().notNull().default({}),
    autograbData: jsonb().$type<AutograbData>(),
    youxQuote: jsonb().$type<YouxQuote>(),

    /** The history report. */
    file: text(),
    primaryImageUrl: text(),
    primaryImageBlur: text(),
    photosCount: integer().notNull().default(0),
    videoUrl: text(),
    externalVideoUrl: text(),
    spinImages: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    spinCode: text(),
    spinInteriorImage: text(),

    /** Of the feed row this vehicle was made from: an unchanged row is not written again. */
    contentHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('vehicle_dealership_stocknum').on(table.dealershipId, table.stocknum),
    index('vehicle_location').on(table.locationId),
    oneOf('vehicle_car_type', table.carType, sets.carTypes),
    oneOf('vehicle_item_type', table.itemType, sets.itemTypes),
    oneOf('vehicle_status', table.status, sets.vehicleStatuses),
    oneOf('vehicle_price_type', table.priceType, sets.priceTypes),
    oneOf('vehicle_simple_fuel', table.simpleFuel, sets.simpleFuels),
    oneOf('vehicle_simple_transmission', table.simpleTransmission, sets.simpleTransmissions),
    oneOf('vehicle_state', table.state, sets.australianStates),
    check('vehicle_price_has_type', sql`${table.priceCents} is null or ${table.priceType} is not null`),
  ],
)
