import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import * as tables from '../../db/schema.ts'
import * as sets from '../../db/value-sets.ts'
import { databases } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'
import { sourceEntities } from './db-source-fields.ts'
import type { SourceEntity } from './db-source-fields.ts'

const vehicleId = 7
const inStock500 = eq(tables.vehicle.stocknum, 'S500')
const entities = sourceEntities(vehicleId)

/** The place of a source field in a stored row: told, or the column that bears its name, perhaps in cents. */
function placeOf(field: string, { table, places }: SourceEntity) {
  const told = places?.[field]
  if (told !== undefined) return told
  const name = field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return [name, `${name}Cents`].find((column) => column in getTableColumns(table))
}

const valueAt = (row: Record<string, unknown>, path: string) =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], row)

describe.each(databases())('entities on $name', ({ create }) => {
  let owner: TestDatabase
  let db: Database
  beforeAll(async () => {
    owner = await create()
    db = owner.db
    await seedTwoSites(db.orm)
  })
  afterAll(() => owner.drop())

  test.each(entities)('[part of EN-01] $entity: every field of the source is stored and read back', async (entity) => {
    const [stored] = (await db.orm.insert(entity.table).values(entity.row).returning()) as Record<string, unknown>[]
    expect(stored).toMatchObject(entity.row)
    const fields = entity.fields.trim().split(/\s+/)
    for (const field of fields) {
      const place = placeOf(field, entity)
      expect(place, `${entity.entity} has no place for ${field}`).toBeDefined()
      if (typeof place !== 'string') continue
      expect(valueAt(stored!, place), `${field} was not stored`).toEqual(
        valueAt(entity.row, place) ?? expect.anything(),
      )
    }
  })

  test('[part of EN-01] no column of those tables went untried', () => {
    for (const { table, row, entity } of entities) {
      const generated = new Set(entity === 'Dealer site config' ? ['siteSlug'] : ['id'])
      const missing = Object.keys(getTableColumns(table)).filter((column) => !(column in row) && !generated.has(column))
      expect(missing, getTableName(table)).toEqual([])
    }
  })

  const vehicleWith = (column: string, value: unknown) =>
    db.orm
      .insert(tables.vehicle)
      .values(aVehicle(500, { [column]: value }))
      .returning()
  const refusal = (constraint: string) => ({ cause: { code: '23514', constraint } })

  test.each([
    ['carType', 'vehicle_car_type', sets.carTypes, 'leased'],
    ['itemType', 'vehicle_item_type', sets.itemTypes, 'boat'],
    ['status', 'vehicle_status', sets.vehicleStatuses, 'instock'],
    ['priceType', 'vehicle_price_type', sets.priceTypes, 'about'],
    ['simpleFuel', 'vehicle_simple_fuel', sets.simpleFuels, 'Coal'],
    ['simpleTransmission', 'vehicle_simple_transmission', sets.simpleTransmissions, 'Maybe'],
    ['state', 'vehicle_state', sets.australianStates, 'qld'],
  ])('[part of EN-05] vehicle %s takes its value set and nothing else', async (column, constraint, values, wrong) => {
    for (const value of values) {
      await db.orm.delete(tables.vehicle).where(inStock500)
      expect((await vehicleWith(column, value))[0]).toMatchObject({ [column]: value })
    }
    await db.orm.delete(tables.vehicle).where(inStock500)
    await expect(vehicleWith(column, wrong)).rejects.toMatchObject(refusal(constraint))
  })

  test('[part of EN-05] a price is refused without its type', async () => {
    const bare = db.orm.insert(tables.vehicle).values(aVehicle(501, { priceType: null }))
    await expect(bare).rejects.toMatchObject(refusal('vehicle_price_has_type'))
    await db.orm.insert(tables.vehicle).values(aVehicle(501, { priceCents: null, priceType: null }))
  })

  test('[part of EN-05] location types, empty included; a subtype may be buying', async () => {
    const at = (slug: string, locationType: string) =>
      db.orm
        .insert(tables.location)
        .values({
          dealershipId: ids.north,
          name: slug,
          slug,
          locationType: locationType as sets.LocationType,
          locationSubtype: ['buying'],
        })
        .returning()
    const stored = await Promise.all(sets.locationTypes.map((type, index) => at(`type-${index}`, type)))
    expect(stored.map(([row]) => row!.locationType)).toEqual(['', 'sales', 'service', 'parts', 'service-and-parts'])
    expect(stored[0]![0]!.locationSubtype).toEqual(['buying'])
    await expect(at('type-x', 'showroom')).rejects.toMatchObject(refusal('location_location_type'))
  })

  test('[part of EN-05] opening hours are Open or Closed, Sunday 0 to Saturday 6', async () => {
    const on = (weekday: number, status: string) =>
      db.orm
        .insert(tables.openingHours)
        .values({ locationId: ids.northYard, weekday, status: status as sets.OpeningStatus })
    await on(0, 'Closed')
    await on(1, 'Open')
    await expect(on(2, 'open')).rejects.toMatchObject(refusal('opening_hours_status'))
    await expect(on(7, 'Open')).rejects.toMatchObject(refusal('opening_hours_weekday'))
    const special = db.orm
      .insert(tables.specialHours)
      .values({ locationId: ids.northYard, date: '2026-12-25', status: 'Shut' as sets.OpeningStatus })
    await expect(special).rejects.toMatchObject(refusal('special_hours_status'))
  })

  test('[part of EN-05] offer categories include the finance offer; a watchlist entry id is a number', async () => {
    const make = (category: string) =>
      db.orm
        .insert(tables.offer)
        .values({ dealershipId: ids.north, name: category, category: category as sets.OfferCategory })
        .returning()
    expect((await make('Finance offer'))[0]!.category).toBe('Finance offer')
    await expect(make('Free car')).rejects.toMatchObject(refusal('offer_category'))
    const [entry] = await db.orm.select().from(tables.watchlistEntry)
    expect(entry!.id).toBeTypeOf('number')
  })

  test('[PL-02] a site is of one of three kinds, and its hosts are lower-case and its own', async () => {
    const make = (kind: string) =>
      db.orm
        .insert(tables.site)
        .values({ slug: `kind-${kind}`, name: kind, kind: kind as sets.SiteKind, template: 't' })
        .returning()
    await Promise.all(sets.siteKinds.map(make))
    await expect(make('shop')).rejects.toMatchObject(refusal('site_kind'))
    const host = (name: string, siteId: number) => db.orm.insert(tables.siteDomain).values({ host: name, siteId })
    await host('north.example', ids.northSite)
    await expect(host('North.example', ids.northSite)).rejects.toMatchObject(refusal('site_domain_host_lower_case'))
    await expect(host('north.example', ids.southSite)).rejects.toMatchObject({ cause: { code: '23505' } })
  })

  test('configuration belongs to a site that exists, and leaves with it', async () => {
    const layer = (key: string) => db.orm.insert(tables.configLayer).values({ scope: 'site', key })
    await expect(layer('nobody')).rejects.toMatchObject({ cause: { code: '23503' } })
    await db.orm.insert(tables.site).values({ id: 99, slug: 'short-lived', name: 'x', kind: 'dealer', template: 't' })
    await layer('short-lived')
    await db.orm.delete(tables.site).where(eq(tables.site.id, 99))
    expect(await db.orm.select().from(tables.configLayer).where(eq(tables.configLayer.key, 'short-lived'))).toEqual([])
  })
})
