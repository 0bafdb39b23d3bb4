import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeChannel, changeNumbered, latestSeq, oldestSeq, pruneChanges, readChanges } from '../../db/changes.ts'
import type { Database } from '../../db/database.ts'
import * as tables from '../../db/schema.ts'
import { upsertVehicles } from '../../db/vehicles.ts'
import { databases } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'
import { aVehicle, ids, seedTwoSites } from './db-fixtures.ts'

describe.each(databases())('the change feed on $name', ({ name, create }) => {
  let owner: TestDatabase
  let db: Database
  beforeAll(async () => {
    owner = await create()
    db = owner.db
    await seedTwoSites(db.orm)
    await db.orm.insert(tables.vehicle).values(aVehicle(1, { id: 1 }))
  })
  afterAll(() => owner.drop())

  /** What a piece of work announces, without the number and the time. */
  async function changesOf(work: () => Promise<unknown>) {
    const before = await latestSeq(db)
    await work()
    const changes = await readChanges(db, before)
    expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, index) => before + 1 + index))
    return changes.map(({ entity, entityId, dealershipId, siteId }) => ({ entity, entityId, dealershipId, siteId }))
  }
  const vehicleChange = { entity: 'vehicle', entityId: 1, dealershipId: ids.north, siteId: null }
  const locationChange = { entity: 'location', entityId: ids.northYard, dealershipId: ids.north, siteId: null }

  test('a thousand rows in one statement are a thousand changes', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => aVehicle(1_000 + index))
    const changes = await changesOf(() => upsertVehicles(db.orm, rows))
    expect(new Set(changes.map(({ entityId }) => entityId)).size).toBe(1_000)
  })

  test('an update announces the vehicle once; one that alters nothing is silent', async () => {
    const setKm = (km: number) => db.orm.execute(sql`update vehicle set km = ${km} where id = 1`)
    expect(await changesOf(() => setKm(5))).toEqual([vehicleChange])
    expect(await changesOf(() => setKm(5))).toEqual([])
    expect(await changesOf(() => db.orm.execute(sql`update vehicle set km = 1 where id = -1`))).toEqual([])
  })

  test('a vehicle that moves is announced to both dealerships', async () => {
    const moved = await changesOf(() =>
      db.orm.execute(sql`update vehicle set dealership_id = ${ids.south} where id = 1`),
    )
    expect(moved).toEqual([vehicleChange, { ...vehicleChange, dealershipId: ids.south }])
    await db.orm.execute(sql`update vehicle set dealership_id = ${ids.north} where id = 1`)
  })

  test('what hangs on a vehicle announces the vehicle', async () => {
    const children = [
      () =>
        db.orm.insert(tables.vehicleImage).values([
          { vehicleId: 1, url: 'a', position: 1 },
          { vehicleId: 1, url: 'b', position: 2 },
        ]),
      () => db.orm.insert(tables.vehicleVideo).values({ vehicleId: 1, kind: 'stock', url: 'a', position: 1 }),
      () => db.orm.insert(tables.vehicleHotspot).values({ vehicleId: 1, area: 'exterior', description: 'x' }),
      () => db.orm.insert(tables.vehicleLenderQuote).values({ vehicleId: 1, provider: 'a', financeProvider: 'A' }),
      () => db.orm.insert(tables.vehiclePriceGauge).values({ vehicleId: 1 }),
      () => db.orm.delete(tables.vehicleImage).where(eq(tables.vehicleImage.vehicleId, 1)),
    ]
    for (const write of children) expect(await changesOf(write)).toEqual([vehicleChange])
    expect(await changesOf(() => db.orm.insert(tables.vehicleViews).values({ vehicleId: 1, views: 1 }))).toEqual([])
  })

  test('hours and the address announce the location', async () => {
    const writes = [
      () => db.orm.insert(tables.openingHours).values({ locationId: ids.northYard, weekday: 1, status: 'Open' }),
      () =>
        db.orm.insert(tables.specialHours).values({ locationId: ids.northYard, date: '2026-12-25', status: 'Closed' }),
      () => db.orm.insert(tables.locationManufacturer).values({ locationId: ids.northYard, manufacturerId: ids.maker }),
      () => db.orm.update(tables.address).set({ street: '9 New St' }).where(eq(tables.address.id, ids.address)),
      () => db.orm.update(tables.location).set({ name: 'New' }).where(eq(tables.location.id, ids.northYard)),
    ]
    for (const write of writes) expect(await changesOf(write)).toEqual([locationChange])
  })

  test('a site is announced by itself, its hosts, its dealerships and its configuration', async () => {
    const siteId = ids.northSite
    const siteChange = { entity: 'site', entityId: siteId, dealershipId: null, siteId }
    const site = eq(tables.site.id, siteId)
    expect(await changesOf(() => db.orm.update(tables.site).set({ name: 'Renamed' }).where(site))).toEqual([siteChange])
    expect(await changesOf(() => db.orm.insert(tables.siteDomain).values({ host: 'n.example', siteId }))).toEqual([
      siteChange,
    ])
    expect(
      await changesOf(() => db.orm.insert(tables.siteDealership).values({ siteId, dealershipId: ids.south })),
    ).toEqual([{ ...siteChange, dealershipId: ids.south }])
    expect(await changesOf(() => db.orm.insert(tables.configLayer).values({ scope: 'site', key: 'north' }))).toEqual([
      { entity: 'config_layer', entityId: siteId, dealershipId: null, siteId },
    ])
    expect(
      await changesOf(() => db.orm.insert(tables.configLayer).values({ scope: 'template', key: 'classic' })),
    ).toEqual([{ entity: 'config_layer', entityId: null, dealershipId: null, siteId: null }])
  })

  test('content is announced to its site or its dealership', async () => {
    const siteId = ids.northSite
    const ofSite = (entity: string) => [{ entity, entityId: 1, dealershipId: null, siteId }]
    const ofDealership = (entity: string) => [{ entity, entityId: 1, dealershipId: ids.north, siteId: null }]
    const ofAll = (entity: string, entityId: number) => [{ entity, entityId, dealershipId: null, siteId: null }]
    const { orm } = db
    expect(await changesOf(() => orm.insert(tables.slide).values({ siteId, id: 1, name: 'x' }))).toEqual(
      ofSite('slide'),
    )
    expect(
      await changesOf(() =>
        orm.insert(tables.blogItem).values({ siteId, id: 1, slug: 'x', heading: 'x', date: '2026-01-01' }),
      ),
    ).toEqual(ofSite('blog_item'))
    expect(await changesOf(() => orm.insert(tables.promoNode).values({ siteId, id: 1, name: 'x' }))).toEqual(
      ofSite('promo_node'),
    )
    expect(
      await changesOf(() => orm.insert(tables.brandEntry).values({ siteId, id: 1, slug: 'x', title: 'x' })),
    ).toEqual(ofSite('brand_entry'))
    expect(
      await changesOf(() =>
        orm.insert(tables.deliveryZone).values({ siteId, id: 1, name: 'x', priceCents: 1, postcodes: [] }),
      ),
    ).toEqual(ofSite('delivery_zone'))
    expect(
      await changesOf(() => orm.insert(tables.offer).values({ id: 1, dealershipId: ids.north, name: 'x' })),
    ).toEqual(ofDealership('offer'))
    expect(
      await changesOf(() =>
        orm
          .insert(tables.review)
          .values({ id: 1, dealershipId: ids.north, customerName: 'x', rating: 5, reviewDate: '2026-01-01' }),
      ),
    ).toEqual(ofDealership('review'))
    expect(
      await changesOf(() => orm.update(tables.model).set({ status: 'past' }).where(eq(tables.model.id, ids.model))),
    ).toEqual(ofAll('model', ids.model))
    expect(
      await changesOf(() =>
        orm.update(tables.dealerGroup).set({ name: 'x' }).where(eq(tables.dealerGroup.id, ids.group)),
      ),
    ).toEqual(ofAll('dealer_group', ids.group))
  })

  test('a reader never skips a change that is committed late', async () => {
    const [early, late] = await Promise.all([owner.connect(), owner.connect()])
    const before = await latestSeq(db)
    const order: string[] = []
    const started = Promise.withResolvers<void>()
    // It takes its number first and commits long after the other could have.
    const first = early
      .transaction(async (orm) => {
        await orm.update(tables.dealership).set({ name: 'first' }).where(eq(tables.dealership.id, ids.north))
        started.resolve()
        await orm.execute(sql`select pg_sleep(0.3)`)
      })
      .then(() => order.push('first'))
    await started.promise
    const second = late
      .transaction(async (orm) => {
        await orm.update(tables.dealership).set({ name: 'second' }).where(eq(tables.dealership.id, ids.south))
      })
      .then(() => order.push('second'))

    let last = before
    const seen: (number | null)[] = []
    const read = async () => {
      for (const { seq, entityId } of await readChanges(db, last)) {
        expect(seq).toBe(last + 1)
        last = seq
        seen.push(entityId)
      }
    }
    while (order.length < 2) await read()
    await Promise.all([first, second, read()])
    expect(order).toEqual(['first', 'second'])
    expect([...new Set(seen)]).toEqual([ids.north, ids.south])
    expect(last).toBe(await latestSeq(db))
  })

  test('many writers at once leave no gap, and none waits for another in a circle', async () => {
    const before = await latestSeq(db)
    const clients = await Promise.all(Array.from({ length: 4 }, owner.connect))
    await Promise.all(
      clients.flatMap((client, index) =>
        Array.from({ length: 10 }, (_, round) =>
          client.transaction(async (orm) => {
            const order = (index + round) % 2 ? [ids.north, ids.south] : [ids.south, ids.north]
            for (const id of order)
              await orm
                .update(tables.dealership)
                .set({ name: `${index}-${round}` })
                .where(eq(tables.dealership.id, id))
          }),
        ),
      ),
    )
    const changes = await readChanges(db, before)
    expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 80 }, (_, index) => before + 1 + index))
  })

  test('a rolled back write announces nothing and leaves no gap', async () => {
    const changes = await changesOf(async () => {
      await db
        .transaction(async (orm) => {
          await orm.update(tables.dealership).set({ name: 'never' })
          throw new Error('no')
        })
        .catch(() => {})
      await db.orm.update(tables.dealership).set({ name: 'kept' }).where(eq(tables.dealership.id, ids.north))
    })
    expect(changes).toHaveLength(1)
  })

  test('a listener is called after a change', async () => {
    const other = await owner.connect()
    let called = 0
    const stop = await other.listen(changeChannel, () => {
      called += 1
    })
    await db.orm
      .update(tables.dealership)
      .set({ name: `announced on ${name}` })
      .where(eq(tables.dealership.id, ids.north))
    await expect.poll(() => called).toBe(1)
    await stop()
  })

  test('old changes are forgotten but for the last, and a follower can tell that it missed some', async () => {
    const latest = await latestSeq(db)
    expect(await oldestSeq(db)).toBe(1)
    await db.orm.execute(sql`update change set at = '2020-01-01' where seq < ${latest}`)
    expect(await pruneChanges(db, new Date('2021-01-01'))).toBe(latest - 1)
    expect(await oldestSeq(db)).toBe(latest)
    expect((await changeNumbered(db, latest))?.seq).toBe(latest)
    expect(await pruneChanges(db, new Date('2100-01-01'))).toBe(0)
    expect(await oldestSeq(db)).toBe(latest)
    expect(await changeNumbered(db, latest - 1)).toBeUndefined()
    expect(await latestSeq(db)).toBe(latest)
  })
})
