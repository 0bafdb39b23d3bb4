import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isDatabaseAway } from '#db/database-away.ts'
import type { Database, Orm } from '#db/database.ts'
import { openPostgres } from '#db/postgres.ts'
import { embedded, type TestDatabase } from '../databases.ts'
import { temporaryFolder } from '../test-run.ts'
import { type PostgresServer, postgresHomes, startPostgres } from './db-postgres-server.ts'

let now = 0
// Each so long that a busy machine does not reach it by itself; a statement's is first, where both could be.
const bounds = { connectMs: 5_000, statementMs: 1_500, readMs: 3_000, restMs: 1_000, now: () => now }
// A statement is sent when it is awaited: here, at once.
const one = async (orm: Orm) => void (await orm.execute(sql`select 1`))
const sleepFor = async (orm: Orm, seconds: number) => void (await orm.execute(sql`select pg_sleep(${seconds})`))
/** What is wrong, in the database's own words; undefined where nothing is, or the database is not away. */
const awayBecause = (asking: Promise<unknown>) =>
  asking.then(
    () => undefined,
    (error: unknown) => (isDatabaseAway(error) ? rootMessage(error as Error) : undefined),
  )
const rootMessage = (error: Error): string => (error.cause instanceof Error ? rootMessage(error.cause) : error.message)
const atOnce = 'it was away a moment ago'

describe('PostgreSQL, for requests', () => {
  const folder = temporaryFolder()
  const start = () => startPostgres({ home: Object.values(postgresHomes)[0]!, dir: folder.path, fsync: false })
  let server: PostgresServer
  let db: Database
  let requests: Database

  beforeAll(async () => {
    server = await start()
    db = await openPostgres({ url: server.url('postgres') })
    await db.orm.execute(sql`create table written (n int)`)
  })
  beforeEach(async () => {
    now = 0
    requests = db.forRequests(bounds)
    await one(requests.orm)
    return () => requests.close()
  })
  afterAll(async () => {
    await server?.kill()
    folder.remove()
  })

  const written = async () => (await db.orm.execute(sql`select n from written`)).rows

  it('gives up a statement that takes too long, and goes on with the next; other work may take its time', async () => {
    expect(await awayBecause(sleepFor(requests.orm, 30))).toContain('statement timeout')
    expect(await awayBecause(one(requests.orm))).toBeUndefined()
    await sleepFor(db.orm, 2.5)
  })

  it('writes nothing of a transaction in which a statement took too long', async () => {
    const work = requests.transaction(async (orm) => {
      await orm.execute(sql`insert into written values (1)`)
      await sleepFor(orm, 30)
    })
    expect(await awayBecause(work)).toContain('statement timeout')
    expect(await written()).toEqual([])
  })

  it('waits a bounded time for a connection that others use', async () => {
    const all = Promise.withResolvers<void>()
    const held: Promise<void>[] = []
    for (let n = 0; n < 10; n++) {
      const begun = Promise.withResolvers<void>()
      const transaction = requests.transaction(async (orm) => {
        await one(orm)
        begun.resolve()
        await all.promise
      })
      held.push(transaction)
      await Promise.race([begun.promise, transaction])
    }
    expect(await awayBecause(one(requests.orm))).toContain('timeout exceeded')
    all.resolve()
    await Promise.all(held)
    // A pool that was busy is no sign that the database is away.
    expect(await awayBecause(one(requests.orm))).toBeUndefined()
  })

  it('is refused at once after one has found it silent; one in a second tries again', async () => {
    server.freeze()
    expect(await awayBecause(one(requests.orm))).toBe('Query read timeout')
    const flood = Array.from({ length: 200 }, () => awayBecause(one(requests.orm)))
    expect(new Set(await Promise.all(flood))).toEqual(new Set([atOnce]))
    expect(await awayBecause(requests.transaction(one))).toBe(atOnce)
    now = 1_000
    const second = await Promise.all(Array.from({ length: 50 }, () => awayBecause(one(requests.orm))))
    expect(second.filter((why) => why !== atOnce)).toHaveLength(1)
    server.thaw()
    expect(await awayBecause(one(requests.orm))).toBe(atOnce)
    now = 2_000
    expect(await awayBecause(one(requests.orm))).toBeUndefined()
    expect(await awayBecause(requests.transaction(one))).toBeUndefined()
  })

  it('is tried again as soon as somebody has heard that it is back', async () => {
    server.freeze()
    await awayBecause(one(requests.orm))
    expect(await awayBecause(requests.ping())).toBeTruthy()
    server.thaw()
    await requests.ping()
    expect(await awayBecause(one(requests.orm))).toBeUndefined()
  })

  it('a transaction cut off in the middle fails as one, and its connection is used by nobody after it', async () => {
    const work = requests.transaction(async (orm) => {
      await orm.execute(sql`insert into written values (2)`)
      server.freeze()
      await one(orm)
    })
    expect(await awayBecause(work)).toBe('Query read timeout')
    server.thaw()
    await requests.ping()
    await Promise.all(Array.from({ length: 20 }, () => one(requests.orm)))
    await expect.poll(written).toEqual([])
  })

  it('says so where nobody listens, and comes back by itself', async () => {
    await server.stop()
    await expect.poll(() => awayBecause(one(requests.orm))).toContain('connect ENOENT')
    expect(await awayBecause(one(requests.orm))).toBe(atOnce)
    server = await start()
    now = 1_000
    expect(await awayBecause(one(requests.orm))).toBeUndefined()
  })
})

describe('the embedded database, for requests', () => {
  let database: TestDatabase
  let requests: Database
  beforeAll(async () => {
    database = await embedded.create()
    await one(database.db.orm)
  })
  beforeEach(async () => {
    now = 0
    requests = database.db.forRequests(bounds)
    await one(requests.orm)
    return () => requests.close()
  })
  afterAll(() => database?.drop())

  it('waits a bounded time for a statement of somebody else, then not at all', async () => {
    const long = sleepFor(database.db.orm, 5)
    expect(await awayBecause(one(requests.orm))).toBe('Query read timeout')
    expect(await awayBecause(one(requests.orm))).toBe(atOnce)
    await long
    now = 1_000
    expect(await awayBecause(one(requests.orm))).toBeUndefined()
  })

  it('begins nothing for a transaction that has stopped waiting: nobody would end it', async () => {
    const long = sleepFor(database.db.orm, 5)
    expect(await awayBecause(requests.transaction(one))).toBe('Query read timeout')
    await long
    await database.db.transaction(one)
    await one(database.db.orm)
  })

  it('is not called away while a command holds its one session', async () => {
    await database.db.transaction(async (orm) => {
      await one(orm)
      expect(await awayBecause(requests.ping())).toBeUndefined()
    })
  })
})
