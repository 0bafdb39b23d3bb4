import { randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { insertEvents } from '../../db/events.ts'
import { loadLocations } from '../../db/locations.ts'
import * as tables from '../../db/schema.ts'
import { siteAccess } from '../../db/site-access.ts'
import { loadSite, loadSites, saveConfigLayer } from '../../db/sites.ts'
import {
  addVehicleViews,
  loadVehicles,
  replaceVehicleChildren,
  updateVehicles,
  upsertVehicles,
} from '../../db/vehicles.ts'
import type { StockVehicle } from '../../db/vehicles.ts'
import { databases } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'

describe.each(databases())('stock and sites on $name', ({ create }) => {
  let owner: TestDatabase
  let db: Database
  beforeAll(async () => {
    owner = await create()
    db = owner.db
    await seedTwoSites(db.orm)
  })
  afterAll(() => owner.drop())

  const load = async (selection: Parameters<typeof loadVehicles>[1]): Promise<StockVehicle[]> =>
    (await Array.fromAsync(loadVehicles(db, selection))).flat()
  const priceHistory = async (vehicleId: number) =>
    (
      await db.orm
        .select()
        .from(tables.vehiclePrice)
        .where(eq(tables.vehiclePrice.vehicleId, vehicleId))
        .orderBy(tables.vehiclePrice.id)
    ).map(({ priceCents, priceType, offeredUntil }) => [priceCents, priceType, offeredUntil === null])

  test('an upsert inserts, then updates what changed and leaves the rest alone', async () => {
    const rows = [aVehicle(1, { contentHash: 'a' }), aVehicle(2, { contentHash: 'a' }), aVehicle(3)]
    expect((await upsertVehicles(db.orm, rows)).map(({ stocknum, inserted }) => [stocknum, inserted])).toEqual([
      ['S1', true],
      ['S2', true],
      ['S3', true],
    ])
    const again = await upsertVehicles(db.orm, [
      aVehicle(1, { contentHash: 'a', km: 99 }),
      aVehicle(2, { contentHash: 'b', km: 99, slug: 'another-address' }),
      aVehicle(3, { km: null }),
    ])
    expect(again.map(({ stocknum, inserted }) => [stocknum, inserted]).toSorted()).toEqual([
      ['S2', false],
      ['S3', false],
    ])
    const stock = await load({ dealershipIds: [ids.north] })
    expect(stock.map(({ stocknum, km }) => [stocknum, km])).toEqual([
      ['S1', 12_000],
      ['S2', 99],
      ['S3', null],
    ])
    expect(stock[1]!.slug).toBe(aVehicle(2).slug)
  })

  test('a column left out keeps its default, beside rows that fill it', async () => {
    await upsertVehicles(db.orm, [
      aVehicle(10, { categories: ['ute'], soldAt: new Date('2026-01-01T00:00:00Z') }),
      aVehicle(11, { badge: undefined }),
    ])
    const stock = (await load({ dealershipIds: [ids.north] })).filter(
      ({ stocknum }) => stocknum === 'S10' || stocknum === 'S11',
    )
    expect(
      stock
        .map(({ stocknum, categories, soldAt, status }) => ({ stocknum, categories, soldAt, status }))
        .toSorted((a, b) => a.stocknum.localeCompare(b.stocknum)),
    ).toEqual([
      { stocknum: 'S10', categories: ['ute'], soldAt: new Date('2026-01-01T00:00:00Z'), status: 'in_stock' },
      { stocknum: 'S11', categories: [], soldAt: null, status: 'in_stock' },
    ])
  })

  test('a vehicle that another writer changed is written by the next feed, though its row is the same', async () => {
    const [written] = await upsertVehicles(db.orm, [aVehicle(20, { contentHash: 'same' })])
    await updateVehicles(db.orm, [written!.id], { status: 'removed' })
    expect(await load({ ids: [written!.id] })).toMatchObject([{ status: 'removed', contentHash: null }])
    expect(await upsertVehicles(db.orm, [aVehicle(20, { contentHash: 'same', status: 'in_stock' })])).toHaveLength(1)
    expect(await load({ ids: [written!.id] })).toMatchObject([{ status: 'in_stock' }])
  })

  test('every shown price is kept, whichever way it was written', async () => {
    const [written] = await upsertVehicles(db.orm, [aVehicle(30, { priceCents: 3_000_000 })])
    const { id } = written!
    await upsertVehicles(db.orm, [aVehicle(30, { priceCents: 2_800_000 })])
    await updateVehicles(db.orm, [id], { km: 1 })
    await db.orm.execute(sql`update vehicle set price_type = 'excl_govt_charges' where id = ${id}`)
    await updateVehicles(db.orm, [id], { priceCents: null })
    expect(await priceHistory(id)).toEqual([
      [3_000_000, 'drive_away', false],
      [2_800_000, 'drive_away', false],
      [2_800_000, 'excl_govt_charges', false],
    ])
    await updateVehicles(db.orm, [id], { priceCents: 2_700_000, priceType: 'drive_away' })
    expect((await priceHistory(id)).at(-1)).toEqual([2_700_000, 'drive_away', true])
    expect((await load({ ids: [id] }))[0]!.prices).toHaveLength(4)
  })

  test('vehicles are loaded in batches with all that hangs on them', async () => {
    const written = await upsertVehicles(
      db.orm,
      [40, 41, 42].map((number) => aVehicle(number, { dealershipId: ids.south })),
    )
    const [first, second] = written.map(({ id }) => id) as [number, number]
    await replaceVehicleChildren(db.orm, tables.vehicleImage, [first], [{ vehicleId: first, url: 'old', position: 1 }])
    await replaceVehicleChildren(
      db.orm,
      tables.vehicleImage,
      [first, second],
      [
        { vehicleId: first, url: 'b', position: 2 },
        { vehicleId: first, url: 'a', position: 1 },
        { vehicleId: second, url: 'c', position: 1 },
      ],
    )
    await replaceVehicleChildren(
      db.orm,
      tables.vehicleVideo,
      [first],
      [{ vehicleId: first, kind: 'walkaround', url: 'w', position: 1 }],
    )
    await replaceVehicleChildren(
      db.orm,
      tables.vehicleHotspot,
      [first],
      [
        {
          vehicleId: first,
          area: 'exterior',
          description: 'Tray',
          positions: [{ hotspotId: '1', activeAngle: 2, posX: 3, posY: 4 }],
        },
      ],
    )
    await replaceVehicleChildren(
      db.orm,
      tables.vehicleLenderQuote,
      [first],
      [{ vehicleId: first, provider: 'acme', financeProvider: 'Acme', interestRate: 7.5 }],
    )
    await replaceVehicleChildren(db.orm, tables.vehiclePriceGauge, [first], [{ vehicleId: first, confidence: 0.5 }])
    await addVehicleViews(
      db.orm,
      new Map([
        [first, 2],
        [999_999, 1],
      ]),
    )
    await addVehicleViews(db.orm, new Map([[first, 3]]))
    await addVehicleViews(db.orm, new Map())

    const batches = await Array.fromAsync(loadVehicles(db, { dealershipIds: [ids.south], batchSize: 2 }))
    expect(batches.map((batch) => batch.length)).toEqual([2, 1])
    expect(batches[0]![0]).toMatchObject({
      id: first,
      views: 5,
      images: [{ url: 'a' }, { url: 'b' }],
      videos: [{ kind: 'walkaround' }],
      hotspots: [{ positions: [{ posX: 3 }] }],
      lenderQuotes: [{ interestRate: 7.5 }],
      priceGauge: { confidence: 0.5 },
      prices: [{ priceCents: 4_299_000 }],
    })
    expect(batches[0]![1]).toMatchObject({ views: 0, images: [{ url: 'c' }], videos: [], priceGauge: undefined })
    expect(await load({ ids: [] })).toEqual([])
  })

  test('many are written in a few statements, for the first time or again, and so are their prices', async () => {
    const stock = (priceCents: number) =>
      Array.from({ length: 3_000 }, (_, index) =>
        aVehicle(100_000 + index, {
          dealershipId: ids.south,
          priceCents,
          contentHash: String(priceCents),
          dealercomments: 'x'.repeat(1_000),
        }),
      )
    /** How many statements of their transaction wrote the rows: each has its own number. */
    const statements = async (table: PgTable, where: SQL) => {
      const [row] = await db.orm
        .select({ count: sql<number>`count(distinct cmin::text)::int` })
        .from(table)
        .where(where)
      return row!.count
    }
    for (const priceCents of [2_000_000, 1_900_000]) {
      const written = await db.transaction((orm) => upsertVehicles(orm, stock(priceCents)))
      expect(written).toHaveLength(3_000)
      const priced = eq(tables.vehiclePrice.priceCents, priceCents)
      expect(await db.orm.$count(tables.vehiclePrice, priced)).toBe(3_000)
      expect(await statements(tables.vehicle, eq(tables.vehicle.priceCents, priceCents))).toBeLessThanOrEqual(30)
      expect(await statements(tables.vehiclePrice, priced)).toBeLessThanOrEqual(30)
    }
  })

  test('whatever is written in bulk is read back as it was', async () => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''))
    const row = fc.record(
      {
        badge: fc.option(text),
        standardEquipment: fc.array(text),
        dealercomments: text,
        km: fc.option(fc.nat()),
        engineSizeLitres: fc.double({ min: 0.1, max: 20, noNaN: true }),
        soldAt: fc.option(fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })),
        variant: fc.record({ induction: text, torque: fc.integer() }),
      },
      { requiredKeys: ['dealercomments'] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const written = await upsertVehicles(
          db.orm,
          rows.map((values, index) => ({ ...aVehicle(900_000 + index), ...values })),
        )
        const stored = new Map((await load({ ids: written.map(({ id }) => id) })).map((each) => [each.stocknum, each]))
        rows.forEach((values, index) => expect(stored.get(`S${900_000 + index}`)).toMatchObject(values))
        await db.orm.delete(tables.vehicle).where(sql`stocknum like 'S9_____'`)
      }),
      { numRuns: 20 },
    )
  })

  test('events of all sites go in together', async () => {
    const at = new Date('2026-05-06T07:08:09.123Z')
    await insertEvents(db.orm, [
      { siteId: ids.northSite, key: randomUUID(), eventId: 49, path: '/search', at },
      { siteId: ids.southSite, key: randomUUID(), eventId: 4, vehicleId: 1, properties: { make: 'Toyota' } },
    ])
    expect(await siteAccess(db.orm, ids.northSite).select(tables.event)).toMatchObject([
      { eventId: 49, path: '/search', at, properties: {} },
    ])
    expect(await siteAccess(db.orm, ids.southSite).select(tables.event)).toMatchObject([
      { eventId: 4, vehicleId: 1, properties: { make: 'Toyota' } },
    ])
  })

  test('a site comes with its hosts, its dealerships and the layers that apply to it', async () => {
    await db.orm.insert(tables.siteDomain).values([
      { host: 'south.example', siteId: ids.southSite, isPrimary: true },
      { host: 'alias.example', siteId: ids.southSite },
    ])
    const place = (scope: 'platform' | 'template' | 'brand' | 'site', key: string, color: string) =>
      saveConfigLayer(db.orm, { scope, key, settings: { color } })
    await place('site', 'south', 'red')
    await place('brand', 'toyota', 'grey')
    await place('template', 'harbour', 'blue')
    await place('template', 'bold', 'black')
    await place('platform', '', 'white')
    await place('site', 'north', 'green')
    expect(await place('site', 'south', 'crimson')).toBe(2)

    const south = await loadSite(db, ids.southSite)
    expect(south).toMatchObject({
      slug: 'south',
      manufacturerSlug: 'toyota',
      dealershipIds: [ids.south],
      domains: [
        { host: 'alias.example', isPrimary: false },
        { host: 'south.example', isPrimary: true },
      ],
    })
    expect(south!.layers.map(({ settings }) => settings.color)).toEqual(['white', 'blue', 'grey', 'crimson'])
    expect(await loadSites(db)).toMatchObject([{ slug: 'north', manufacturerSlug: null, domains: [] }, south])
    expect((await loadSites(db))[0]!.layers.map(({ settings }) => settings.color)).toEqual(['white', 'blue', 'green'])
    expect(await loadSite(db, -1)).toBeUndefined()
  })

  test('a location comes with its address, makes and hours', async () => {
    await db.orm.insert(tables.locationManufacturer).values({ locationId: ids.northYard, manufacturerId: ids.maker })
    await db.orm.insert(tables.openingHours).values([
      { locationId: ids.northYard, weekday: 2, status: 'Closed' },
      { locationId: ids.northYard, weekday: 1, status: 'Open', open: '08:00', close: '17:30' },
    ])
    await db.orm.insert(tables.specialHours).values({ locationId: ids.northYard, date: '2026-12-25', status: 'Closed' })
    await db.orm.insert(tables.location).values({ id: 22, dealershipId: ids.south, name: 'Bare', slug: 'bare' })
    const [north, bare] = await loadLocations(db)
    expect(north).toMatchObject({
      id: ids.northYard,
      address: { postcode: '4000' },
      manufacturers: [{ slug: 'toyota' }],
      openingHours: [
        { weekday: 1, open: '08:00:00', close: '17:30:00' },
        { weekday: 2, status: 'Closed' },
      ],
      specialHours: [{ date: '2026-12-25' }],
    })
    expect(bare).toMatchObject({ address: null, manufacturers: [], openingHours: [], specialHours: [] })
    expect((await loadLocations(db, { dealershipIds: [ids.south] })).map(({ id }) => id)).toEqual([22])
    expect((await loadLocations(db, { ids: [ids.northYard] })).map(({ id }) => id)).toEqual([ids.northYard])
  })
})
