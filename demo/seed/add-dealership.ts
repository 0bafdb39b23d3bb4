import { eq } from 'drizzle-orm'
import type { Orm } from '#db/database.ts'
import { insertRows } from '#db/insert-rows.ts'
import { address, dealership, location, locationManufacturer, openingHours, review, specialHours } from '#db/schema.ts'
import { ranges } from '../catalogue.ts'
import type { DemoLender } from '../lenders.ts'
import type { DemoDealership, DemoLocation } from '../dealer-types.ts'
import { holidaysOf, weekOf } from '../dealers/opening.ts'
import { states } from '../dealers/states.ts'
import { createRandom, seedFrom } from '../random.ts'
import { slugOf } from '#domain/formats/slug.ts'
import type { Place } from '../stock/make-stock.ts'
import type { Ids } from './add-makers.ts'
import { addStock } from './add-stock.ts'
import { makeReviews, rate } from './reviews.ts'

interface Work {
  makers: Ids
  groupId: number | null
  vehicles: number
  now: Date
  /** Keeps the dealership's sample of a history report, and says what its vehicles call it. */
  keepReport: (dealershipId: number) => Promise<string>
  /** Told after each batch how many vehicles it wrote. */
  wrote: (count: number) => void
  lenders: readonly DemoLender[]
}

/** A dealership with its locations, reviews and stock. What it gets depends on its name alone, not on the others. */
export async function addDealership(
  orm: Orm,
  demo: DemoDealership,
  { makers, groupId, vehicles, now, keepReport, wrote, lenders }: Work,
): Promise<number> {
  const { slug, name, make, locations } = demo
  const random = createRandom(seedFrom(slug))
  const manufacturerId = make ? makers.get(make)! : null
  const [row] = await orm
    .insert(dealership)
    .values({ slug, name, groupId, manufacturerId })
    .returning({ id: dealership.id })
  const dealershipId = row!.id
  const ids = await addLocations(orm, dealershipId, demo)
  await addHours(orm, locations, ids, now)
  const makes = make ? [make] : [...new Set(ranges[demo.range].map((each) => each.make))]
  await insertRows(
    orm,
    locationManufacturer,
    ids.flatMap((locationId) => makes.map((each) => ({ locationId, manufacturerId: makers.get(each)! }))),
  )
  const reviews = makeReviews(
    random,
    { dealershipId, locationIds: ids.filter((_, at) => !locations[at]!.hidden), kind: ranges[demo.range][0]!.itemType },
    now,
  )
  await insertRows(orm, review, reviews)
  await addRatings(orm, dealershipId, ids, reviews)
  const places = locations.flatMap(({ type, city, state }, at): Place[] =>
    type ? [] : [{ id: ids[at]!, city, state }],
  )
  const { prefix, testDriveTag = 'Test Drive Only' } = demo
  await addStock(
    orm,
    {
      dealershipId,
      places,
      models: ranges[demo.range],
      prefix,
      testDriveTag,
      reportFile: await keepReport(dealershipId),
      backdrops: demo.backdrops,
      leadView: demo.leadView ?? 'front-34',
      now,
      lenders,
    },
    vehicles,
    wrote,
  )
  return dealershipId
}

async function addLocations(orm: Orm, dealershipId: number, { locations, facades }: DemoDealership): Promise<number[]> {
  const ids: number[] = []
  let addressId: number | undefined
  for (const [position, demo] of locations.entries()) {
    const { street, city, state, postcode, lat, long } = demo
    if (!demo.sameAddress) {
      const values = { id: demo.addressId, street, city, state, postcode, lat, long }
      addressId = (await orm.insert(address).values(values).returning({ id: address.id }))[0]!.id
    }
    const { timeZone, licenceLabel } = states[state]
    const image = `/media/facades/${facades[position % facades.length]!}`
    const [row] = await orm
      .insert(location)
      .values({
        id: demo.id,
        dealershipId,
        addressId,
        name: demo.name,
        slug: slugOf(demo.name),
        visible: !demo.hidden,
        primary: position === 0,
        locationType: demo.type ?? 'sales',
        locationSubtype: [...(demo.subtype ?? [])],
        timeZone,
        phone: demo.phone,
        landlinePhone: demo.phone,
        email: `${slugOf(demo.name)}@dealers.example`,
        imageUrl: image,
        imageThumbUrl: image,
        dealerLicenseNumber: demo.licence,
        dealerLicenseLabel: licenceLabel,
        motorVehicleRepairer: demo.repairer ?? null,
        position,
      })
      .returning({ id: location.id })
    ids.push(row!.id)
  }
  return ids
}

async function addHours(
  orm: Orm,
  locations: readonly DemoLocation[],
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await insertRows(
    orm,
    openingHours,
    locations.flatMap((each, at) => weekOf(ids[at]!, each)),
  )
  await insertRows(
    orm,
    specialHours,
    locations.flatMap((each, at) => holidaysOf(ids[at]!, each, now)),
  )
}

async function addRatings(
  orm: Orm,
  dealershipId: number,
  ids: readonly number[],
  reviews: (typeof review.$inferInsert)[],
): Promise<void> {
  await orm.update(dealership).set(rate(reviews)).where(eq(dealership.id, dealershipId))
  for (const id of ids) {
    await orm
      .update(location)
      .set(rate(reviews.filter(({ locationId }) => locationId === id)))
      .where(eq(location.id, id))
  }
}
