import type { NewVehicle } from '#db/vehicles.ts'
import { kindColumns } from '#db/tables/vehicle-kinds.ts'
import type { CatalogueModel } from '../catalogue/model.ts'
import type { AustralianState, CarType, ItemType } from '#db/value-sets.ts'
import type { Random } from '../random.ts'
import { shapeOf } from '../model-shapes.ts'
import type { Backdrop } from '../places.ts'
import { type LeadView, vehicleAlbum, type VehiclePicture } from '../vehicle-pictures.ts'
import { makeWalkRound, type WalkRound } from './walk-round.ts'
import { slugOf } from '#domain/formats/slug.ts'
import { makeBuild, makeVariant } from './build.ts'
import { makeCaravan } from './caravan.ts'
import { seenColours } from './colours.ts'
import { makeComments } from './comments.ts'
import { makeFeatures } from './features.ts'
import { makePlate, makeVin } from './identity.ts'
import { makeKindFacts } from './kind-facts.ts'
import { caseColumns, type SpecialCase, specialCaseAt } from './special-cases.ts'
import { spokenBadge, spokenSeries } from './spoken-name.ts'
import { driveAwayOf, makeKm, makePrice, priceTypeOf } from './worth.ts'

export interface Place {
  id: number
  city: string
  state: AustralianState
}

export interface StockOrder {
  dealershipId: number
  places: readonly Place[]
  models: readonly CatalogueModel[]
  /** Begins every stock number. */
  prefix: string
  /** The tag by which this dealer marks what may be driven but not bought. */
  testDriveTag: string
  /** The history report of those that have one. */
  reportFile: string
  /** Where this dealer photographs. */
  backdrops: readonly Backdrop[]
  leadView: LeadView
  now: Date
}

/** A vehicle with what is stored beside it. */
export interface MadeVehicle {
  row: NewVehicle
  images: readonly VehiclePicture[]
  /** The walk round it, where there is one. */
  walkRound: WalkRound | null
  /** The price it had before, in cents, and since when it has the present one. */
  reduced: { from: number; on: Date } | null
}

const dayMs = 86_400_000
const interiors = ['Black', 'Black', 'Charcoal', 'Tan']
/** What a feed puts in a name that has no room for it: some names pass 90 characters. */
const extras: Record<ItemType, string> = {
  car: 'with Premium Pack, Tow Bar, Roof Racks, Paint Protection, Tint and Extended Warranty',
  motorcycle: 'with Full System Exhaust, Crash Protection, Luggage Set and Two Year Extended Warranty',
  caravan: 'with Solar, Lithium, Diesel Heater, Annexe, Bike Rack and Weight Distribution Hitch',
  truck: 'with Steel Tray, Toolboxes, Power Take-off, Tow Coupling and Fleet Maintenance Records',
}

/** The vehicle at a place of the dealership's list: the same one for the same random numbers and clock. */
export function makeVehicle(random: Random, order: StockOrder, index: number): MadeVehicle {
  const { dealershipId, places, now, prefix } = order
  const special = specialCaseAt(index)
  const entry = modelAt(index, modelsFor(order.models, special))
  const place = random.pick(places)
  const { carType, year, age } = makeAge(random, entry, special, now)
  const badge = random.between(0, entry.badges.length - 1)
  const km = makeKm(random, entry, carType, age)
  const stocknum = `${prefix}${10_001 + index}`
  const badgeName = spokenBadge(entry.model, entry.badges[badge]!)
  const series = spokenSeries(entry.series, entry.badges[badge]!)
  const plain = [year, entry.make, entry.model, badgeName, series].filter(Boolean).join(' ')
  const name = special === 'longName' ? `${plain} ${extras[entry.itemType]}` : plain
  const colour = random.pick(seenColours[entry.itemType])
  const facts = makeKindFacts({ entry, badge }, age, km)
  const features = makeFeatures(random, entry, badge)
  const touring = makeCaravan(entry, entry.badges[badge]!, features.standardEquipment)
  const interiorColour = entry.itemType === 'car' ? random.pick(interiors) : null
  const album = vehicleAlbum(
    random,
    { shape: shapeOf({ ...entry, cab: facts.cab, axles: touring.axles }), fuel: entry.fuel, interiorColour },
    colour,
    countPictures(random, special),
    order,
  )
  const walkRound = makeWalkRound(random, album, colour)
  const createdAt = new Date(
    now.getTime() - random.between(special === 'reduced' ? 30 : 0, 150) * dayMs - random.between(0, 86_399) * 1000,
  )
  const { prices, reduced } = makePrices(random, entry, {
    badge,
    carType,
    age,
    km,
    state: place.state,
    special,
    createdAt,
    now,
  })
  const told = {
    itemType: entry.itemType,
    carType,
    name: plain,
    colour,
    km,
    features: features.standardEquipment,
    city: place.city,
  }
  const row: NewVehicle = {
    dealershipId,
    locationId: place.id,
    stocknum,
    slug: slugOf([year, entry.make, entry.model, badgeName ?? '', stocknum].join(' ')),
    name,
    carsalesTitle: plain,
    year,
    make: entry.make,
    model: entry.model,
    badge: badgeName,
    series: entry.series,
    carType,
    itemType: entry.itemType,
    status: 'in_stock',
    sold: false,
    soldAt: null,
    reserved: false,
    preorder: false,
    showOnDealerWebsite: true,
    ...caseColumns(special, random, now),
    certified: carType === 'used' && age <= 6 && km !== null && km < 120_000 && random.chance(0.55),
    tag: special === 'testDriveOnly' ? order.testDriveTag : makeTag(random, carType),
    customRank: random.chance(0.03) ? random.between(1, 9) : 0,
    ...prices,
    colour,
    interiorColour,
    km,
    simpleFuel: entry.fuel,
    simpleBody: entry.body,
    ...makeBuild(random, entry),
    ...makePapers(random, entry, { carType, year, state: place.state, now }),
    city: place.city,
    state: place.state,
    dealercomments:
      special === 'noComments' ? null : makeComments(random, told, special === 'longComments' ? 'long' : 'usual'),
    ...features,
    ...unsaid,
    specifications: {},
    ...touring,
    ...withFigures(makeVariant(random, entry, year), facts),
    autograbData: makeMarket(random, carType, prices.priceCents, now),
    primaryImageUrl: album.pictures[0]?.url ?? null,
    primaryImageBlur: album.pictures[0]?.blur ?? null,
    photosCount: album.pictures.length,
    spinImages: walkRound?.frames ?? [],
    spinInteriorImage: walkRound?.panorama ?? null,
    // By place, like the special cases: another random number would make other vehicles.
    file: carType === 'used' && index % 4 === 2 ? order.reportFile : null,
    subscriptionPriceCents: subscriptionOf(index, special, carType, prices.priceCents),
    createdAt,
  }
  return { row, images: album.pictures, walkRound, reduced }
}

/** Some of what is nearly new can be had by the week. */
const subscriptionOf = (
  index: number,
  special: SpecialCase | undefined,
  carType: CarType,
  priceCents: number | null,
): number | null =>
  special === undefined && carType !== 'used' && index % 3 === 0 && priceCents !== null
    ? Math.round(priceCents / 200 / 500) * 500
    : null

/** Rows that fill the same columns are written in one go, in their order. */
const unsaid = Object.fromEntries(Object.keys(kindColumns()).map((name) => [name, null])) as Partial<NewVehicle>

/** The maker's data and the figures beside it say the same. */
function withFigures(variant: NonNullable<NewVehicle['variant']>, facts: Partial<NewVehicle>): Partial<NewVehicle> {
  const towingKg = facts.towingKg ?? variant.towingcapacitybraked ?? null
  return {
    ...facts,
    towingKg,
    variant: {
      ...variant,
      ...(towingKg && { towingcapacitybraked: towingKg }),
      ...(facts.gvmKg && { grossvehiclemass: facts.gvmKg }),
    },
  }
}

/** What is ordered before it is built, or driven as a demonstrator, is still being made. */
const modelsFor = (models: readonly CatalogueModel[], special: SpecialCase | undefined): readonly CatalogueModel[] =>
  special === 'preorder' || special === 'testDriveOnly' ? models.filter(({ until }) => until === undefined) : models

/** All models in turn, neighbours of the catalogue far apart: a yard of any size has a bit of everything, and its pages too. */
function modelAt(index: number, models: readonly CatalogueModel[]): CatalogueModel {
  const step = stepsThrough(models.length)
  return models[(index * step) % models.length]!
}

/** About three eighths of the way round, by steps that come to every place before they come to one again. */
function stepsThrough(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  let step = Math.max(1, Math.round(count * 0.382))
  while (divisor(count, step) > 1) step++
  return step
}

/** Dealers of what is no longer made have it used only. */
function makeAge(random: Random, entry: CatalogueModel, special: SpecialCase | undefined, now: Date) {
  const thisYear = now.getUTCFullYear()
  const asked =
    special === 'testDriveOnly'
      ? 'demo'
      : special === 'preorder'
        ? 'new'
        : special === 'reduced'
          ? 'used'
          : random.pick<CarType>(['used', 'used', 'used', 'used', 'used', 'new', 'new', 'demo'])
  const last = Math.min(entry.until ?? thisYear, thisYear)
  const carType = last < thisYear ? 'used' : asked
  const first = Math.max(entry.from ?? thisYear - 12, thisYear - 12)
  const year =
    carType === 'used' ? random.between(Math.min(first, last), Math.max(first, Math.min(last, thisYear - 1))) : thisYear
  return { carType, year, age: thisYear - year }
}

function makeTag(random: Random, carType: CarType): string | null {
  if (random.chance(0.86)) return null
  return carType === 'used'
    ? random.pick(['Manager’s Special', 'One Owner', 'Low Kilometres'])
    : random.pick(['Run-out', 'Ready Now'])
}

function countPictures(random: Random, special: SpecialCase | undefined): number {
  if (special === 'noPicture') return 0
  return special === 'onePicture' ? 1 : random.between(3, 9)
}

interface PriceFacts {
  badge: number
  carType: CarType
  age: number
  km: number | null
  state: AustralianState
  special: SpecialCase | undefined
  createdAt: Date
  now: Date
}

function makePrices(random: Random, entry: CatalogueModel, facts: PriceFacts) {
  const { special, carType, state, createdAt, now } = facts
  const shown = makePrice(random, entry, facts) * 100
  const both = random.chance(0.7)
  const cut = special === 'reduced' || random.chance(0.08)
  const share = random.between(30, 90)
  const since = random.between(25, 75)
  if (special === 'noPrice' || special === 'preorder') return { prices: noPrices, reduced: null }
  const type = priceTypeOf(carType, state, entry)
  // What the buyer pays beside it is the same sum in both directions.
  const charges = driveAwayOf(shown / 100) * 100 - shown
  const before = shown + Math.max(50_000, Math.round((shown * share) / 1000 / 50_000) * 50_000)
  const age = now.getTime() - createdAt.getTime()
  const reduced =
    cut && age > 20 * dayMs ? { from: before, on: new Date(createdAt.getTime() + (age * since) / 100) } : null
  const prices = {
    priceCents: shown,
    priceType: type,
    driveAwayPriceCents: type === 'drive_away' ? shown : both ? shown + charges : null,
    egcPriceCents: type === 'excl_govt_charges' ? shown : both ? shown - charges : null,
    beforePriceCents: reduced ? before : null,
  }
  return { prices, reduced }
}

const noPrices = {
  priceCents: null,
  priceType: null,
  driveAwayPriceCents: null,
  egcPriceCents: null,
  beforePriceCents: null,
}

interface PaperFacts {
  carType: CarType
  year: number
  state: AustralianState
  now: Date
}

/** VIN, plate and dates. A new vehicle has no plate yet; a used one may have lost its registration. */
function makePapers(random: Random, { make, itemType }: CatalogueModel, { carType, year, state, now }: PaperFacts) {
  const registered = carType !== 'new' && random.chance(0.93)
  const expiry = new Date(now.getTime() + random.between(5, 360) * dayMs)
  const month = carType === 'used' ? random.between(1, 11) : random.between(1, Math.max(1, now.getUTCMonth()))
  return {
    vin: makeVin(random, make),
    nvic:
      itemType === 'car'
        ? random
            .between(36 ** 5, 36 ** 6 - 1)
            .toString(36)
            .toUpperCase()
        : null,
    hasNvic: itemType === 'car',
    regplate: registered ? makePlate(random, state, itemType) : null,
    regoExpiry: registered ? expiry.toISOString().slice(0, 10) : null,
    buildDate: `${year}-${String(month).padStart(2, '0')}`,
    complianceDate: `${year}-${String(Math.min(12, month + 1)).padStart(2, '0')}`,
  }
}

/** Market figures for some of the used stock; a few are too old to be shown. */
function makeMarket(random: Random, carType: CarType, priceCents: number | null, now: Date) {
  const known = random.chance(0.45)
  const average = random.between(940, 1_090)
  const days = random.chance(0.12) ? random.between(90, 200) : random.between(0, 12)
  if (!known || carType !== 'used' || priceCents === null) return null
  const cents = Math.round((priceCents * average) / 1000 / 1000) * 1000
  return {
    average_market_price_cents: cents,
    state_average_market_price_cents: Math.round((cents * 1.01) / 1000) * 1000,
    computed_at: new Date(now.getTime() - days * dayMs).toISOString(),
  }
}
