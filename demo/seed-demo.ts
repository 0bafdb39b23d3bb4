import type { Database, Orm } from '#db/database.ts'
import { insertRows } from '#db/insert-rows.ts'
import { address, brandEntry, dealerGroup, dealership, location, manufacturer, openingHours, site, siteDealership } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { upsertVehicles } from '#db/vehicles.ts'
import { parseLayer } from '#config/site/parse-layer.ts'
import { catalogue } from './catalogue.ts'
import { type DemoLocation, dealerships, type DemoSite, sites } from './dealers.ts'
import { createRandom } from './random.ts'
import { makeStock } from './stock.ts'

type Say = (text: string) => void
type Ids = ReadonlyMap<string, number>

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Fills an empty database with the demo: all of it or nothing. A database that has sites is left alone. */
export async function seedDemo(db: Database, say: Say, now = new Date()): Promise<void> {
  if ((await db.orm.$count(site)) > 0) return
  say('Seeding the demo …')
  await db.transaction(async (orm) => {
    const makers = await addManufacturers(orm)
    const dealers = await addDealerships(orm, makers, now)
    for (const each of sites) await addSite(orm, each, makers, dealers)
  })
  say(`Seeded ${sites.length} sites.`)
}

async function addManufacturers(orm: Orm): Promise<Ids> {
  const names = [...new Set(catalogue.map(({ make }) => make))]
  const rows = await orm.insert(manufacturer).values(names.map((name) => ({ name, slug: slugOf(name) }))).returning()
  return new Map(rows.map(({ name, id }) => [name, id]))
}

async function addDealerships(orm: Orm, makers: Ids, now: Date): Promise<Ids> {
  const random = createRandom(20260315)
  const ids = new Map<string, number>()
  for (const [index, { slug, name, make, vehicles, locations }] of dealerships.entries()) {
    const [row] = await orm.insert(dealership).values({ slug, name, manufacturerId: make ? makers.get(make) : null }).returning()
    const dealershipId = row!.id
    const locationIds = await addLocations(orm, dealershipId, locations)
    await upsertVehicles(orm, makeStock(random, { dealershipId, locationIds, make, count: vehicles, prefix: 'ABCD'[index]!, now }))
    ids.set(slug, dealershipId)
  }
  return ids
}

async function addLocations(orm: Orm, dealershipId: number, locations: readonly DemoLocation[]): Promise<number[]> {
  const ids: number[] = []
  for (const [position, { street, city, state, postcode, lat, long, licence, ...rest }] of locations.entries()) {
    const [place] = await orm.insert(address).values({ street, city, state, postcode, lat, long }).returning()
    const [row] = await orm.insert(location).values({
      ...rest,
      dealershipId,
      addressId: place!.id,
      slug: slugOf(rest.name),
      primary: position === 0,
      locationType: 'sales',
      position,
      dealerLicenseLabel: licence[0],
      dealerLicenseNumber: licence[1],
    }).returning()
    ids.push(row!.id)
  }
  const week = [0, 1, 2, 3, 4, 5, 6]
  await insertRows(orm, openingHours, ids.flatMap((locationId) => week.map((weekday) => hoursOn(locationId, weekday))))
  return ids
}

function hoursOn(locationId: number, weekday: number): typeof openingHours.$inferInsert {
  if (weekday === 0) return { locationId, weekday, status: 'Closed', open: null, close: null, formatedHours: 'Closed' }
  const close = weekday === 6 ? '16:00' : '17:30'
  return { locationId, weekday, status: 'Open', open: '08:00', close, formatedHours: `8:00 am – ${weekday === 6 ? '4:00' : '5:30'} pm` }
}

async function addSite(orm: Orm, demo: DemoSite, makers: Ids, dealers: Ids): Promise<void> {
  const { slug, name, kind, template, make, settings } = demo
  const group = kind === 'group' ? (await orm.insert(dealerGroup).values({ slug, name }).returning())[0] : undefined
  const [row] = await orm.insert(site).values({ slug, name, kind, template, manufacturerId: make ? makers.get(make) : null, groupId: group?.id }).returning()
  const siteId = row!.id
  await orm.insert(siteDealership).values(demo.dealerships.map((each) => ({ siteId, dealershipId: dealers.get(each)! })))
  parseLayer({ settings })
  await saveConfigLayer(orm, { scope: 'site', key: slug, settings })
  if (!group) return
  const brands = [...makers.keys()].map((title, position) => ({ siteId, slug: slugOf(title), title, position }))
  await orm.insert(brandEntry).values(brands)
}
