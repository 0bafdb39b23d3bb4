import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { dealerGroup, vehicle, vehicleLenderQuote } from '../../db/schema.ts'
import { databases } from '../databases.ts'
import type { TestDatabase } from '../databases.ts'
import { aVehicle, seedTwoSites } from './db-fixtures.ts'

describe.each(databases())('a client of $name', ({ create }) => {
  let owner: TestDatabase
  let db: Database
  beforeAll(async () => {
    owner = await create()
    db = owner.db
    await seedTwoSites(db.orm)
  })
  afterAll(() => owner.drop())

  const groupNames = async (like: string) =>
    (
      await db.orm
        .select()
        .from(dealerGroup)
        .where(sql`slug like ${like}`)
        .orderBy(dealerGroup.slug)
    ).map(({ name }) => name)

  test('reads values of every type the same way', async () => {
    const { rows } = await db.orm
      .execute(sql`select 9007199254740993::int8 as int8, 7::int4 as int4, 1.50::numeric as numeric,
      0.1::float8 as float8, true as bool, '2026-01-02 03:04:05.678+10'::timestamptz as instant, '2026-01-02'::date as date,
      '08:30'::time as time, '{"a":[1,null]}'::jsonb as json, '{a,"b c",NULL}'::text[] as texts, '{1,2}'::int8[] as int8s,
      null::text as nothing, '\\x00ff'::bytea as bytes`)
    expect(rows[0]).toEqual({
      int8: '9007199254740993',
      int4: 7,
      numeric: '1.50',
      float8: 0.1,
      bool: true,
      instant: '2026-01-01 17:04:05.678+00',
      date: '2026-01-02',
      time: '08:30:00',
      json: { a: [1, null] },
      texts: ['a', 'b c', null],
      int8s: ['1', '2'],
      nothing: null,
      bytes: Buffer.from([0, 255]),
    })
  })

  test('writes and reads the types of the tables', async () => {
    const soldAt = new Date('2026-03-01T23:30:00.123Z')
    const values = aVehicle(1, {
      soldAt,
      regoExpiry: '2026-11-30',
      engineSizeLitres: 2.8,
      filteredFeatures: ['Tow bar', 'a "quoted", {braced} \\ one'],
      variant: { ancaprating: 5, ancap_year: 2019 },
      dealercomments: "It's 100% – ünïcode ✓\nline two",
    })
    const [row] = await db.orm.insert(vehicle).values(values).returning()
    expect(row).toMatchObject(values)
    await db.orm
      .insert(vehicleLenderQuote)
      .values({ vehicleId: row!.id, provider: 'a', financeProvider: 'A', comparisonRate: 8.38 })
    const [quote] = await db.orm.select().from(vehicleLenderQuote).where(eq(vehicleLenderQuote.vehicleId, row!.id))
    expect(quote!.comparisonRate).toBe(8.38)
  })

  test('reports an SQL error with its code and constraint, and goes on working', async () => {
    const refused = db.orm.insert(vehicle).values(aVehicle(2, { dealershipId: 999 }))
    await expect(refused).rejects.toMatchObject({
      cause: { code: '23503', constraint: expect.stringContaining('dealership') },
    })
    await db.ping()
  })

  test('a transaction is all or nothing', async () => {
    const failed = db.transaction(async (orm) => {
      await orm.insert(dealerGroup).values({ slug: 'rolled-back', name: 'x' })
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    await db.transaction((orm) => orm.insert(dealerGroup).values({ slug: 'rolled-forward', name: 'kept' }))
    expect(await groupNames('rolled-%')).toEqual(['kept'])
  })

  test('a transaction whose failed statement was swallowed does not pretend to have committed', async () => {
    const work = db.transaction(async (orm) => {
      await orm.insert(dealerGroup).values({ slug: 'swallowed', name: 'x' })
      await orm.execute(sql`select no_such_column`).catch(() => {})
    })
    await expect(work).rejects.toThrow('nothing was written')
    expect(await groupNames('swallowed')).toEqual([])
  })

  test('an inner transaction can fail alone', async () => {
    await db.transaction(async (orm) => {
      await orm.insert(dealerGroup).values({ slug: 'outer', name: 'outer' })
      await orm
        .transaction((inner) => inner.insert(dealerGroup).values({ slug: 'outer', name: 'twice' }))
        .catch(() => {})
      await orm.insert(dealerGroup).values({ slug: 'outer-2', name: 'after' })
    })
    expect(await groupNames('outer%')).toEqual(['outer', 'after'])
  })

  test('concurrent transactions never see into each other', async () => {
    await db.orm.execute(sql`create table tally (n int not null); insert into tally values (0)`)
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (orm) => {
          const { rows } = await orm.execute<{ n: number }>(sql`select n from tally for update`)
          await orm.execute(sql`select pg_sleep(0.001)`)
          await orm.execute(sql`update tally set n = ${rows[0]!.n + 1}`)
        }),
      ),
    )
    expect((await db.orm.execute(sql`select n from tally`)).rows).toEqual([{ n: 20 }])
  })

  test('a statement outside a running transaction does not join it', async () => {
    const inside = Promise.withResolvers<void>()
    const transaction = db
      .transaction(async (orm) => {
        await orm.insert(dealerGroup).values({ slug: 'bystander-a', name: 'rolled back' })
        inside.resolve()
        await orm.execute(sql`select pg_sleep(0.02)`)
        throw new Error('no')
      })
      .catch(() => {})
    await inside.promise
    await Promise.all([transaction, db.orm.insert(dealerGroup).values({ slug: 'bystander-b', name: 'kept' })])
    expect(await groupNames('bystander%')).toEqual(['kept'])
  })

  test('notifications reach a listener after commit, and not after it stopped', async () => {
    const other = await owner.connect()
    let heard = 0
    const stop = await other.listen('news', () => {
      heard += 1
    })
    await db.transaction((orm) => orm.execute(sql`notify news`))
    await expect.poll(() => heard).toBe(1)
    await stop()
    await db.orm.execute(sql`notify news`)
    await other.ping()
    expect(heard).toBe(1)
  })

  test('a large value passes', async () => {
    const large = 'x'.repeat(5_000_000)
    const { rows } = await db.orm.execute<{ size: number }>(sql`select length(${large}) as size`)
    expect(rows[0]!.size).toBe(large.length)
  })
})
