import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { addWork as addSiteWork, claimWork, countWork, failWork, finishWork, listDead, reviveDead } from '#db/outbox.ts'
import { outbox, schedule } from '#db/schema.ts'
import { siteAccess } from '#db/site-access.ts'
import { addWork } from '#domain/outbox/add-work.server.ts'
import { type KindName, kindNames, kinds } from '#domain/outbox/kinds.ts'
import type { Handlers } from '#server/jobs/handlers.ts'
import { OutboxWorker } from '#server/jobs/outbox-worker.ts'
import { addScheduledWork } from '#server/jobs/schedules.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import { ids, seedTwoSites } from './db-fixtures.ts'

const kind = 'picture-colours'
const payload = { vehicleIds: [1] }

describe.each(databases())('the outbox on $name', ({ create }) => {
  let owner: TestDatabase
  let db: Database
  beforeAll(async () => {
    owner = await create()
    db = owner.db
    await seedTwoSites(db.orm)
  })
  afterAll(() => owner.drop())
  beforeEach(async () => {
    await db.orm.delete(outbox)
    await db.orm.delete(schedule)
  })

  const add = () => addWork(db.orm, { kind, payload })
  const claim = (leaseSeconds = 60, on = db) => claimWork(on.orm, { kinds: kindNames, limit: 10, leaseSeconds })
  const rows = () => db.orm.select().from(outbox).orderBy(outbox.id)

  it('keeps work only if the transaction it is part of commits, for the site that promised it', async () => {
    const north = siteAccess(db.orm, ids.northSite)
    await expect(
      db.transaction(async (orm) => {
        await addSiteWork(siteAccess(orm, ids.northSite), { kind, payload })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await rows()).toEqual([])
    await db.transaction((orm) => addSiteWork(siteAccess(orm, ids.northSite), { kind, payload }))
    expect(await rows()).toMatchObject([{ siteId: ids.northSite, kind, payload, attempts: 0 }])
    expect(await siteAccess(db.orm, ids.southSite).select(outbox)).toEqual([])
    expect(await north.select(outbox)).toHaveLength(1)
  })

  it('refuses what its kind does not carry, before anything is written', async () => {
    await expect(addWork(db.orm, { kind, payload: { vehicleIds: [] } })).rejects.toThrow()
    await expect(addWork(db.orm, { kind, payload: { vehicleIds: ['1'] } as never })).rejects.toThrow()
    expect(await rows()).toEqual([])
  })

  it('gives work to one worker, however many ask at once', async () => {
    for (let at = 0; at < 5; at += 1) await add()
    const other = await owner.connect()
    const claimed = (await Promise.all([claim(), claim(60, other), claim(), claim(60, other)])).flat()
    expect(claimed).toHaveLength(5)
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(5)
    expect(await claim()).toEqual([])
  })

  it('leaves kinds it does not know, and what is not due yet', async () => {
    await db.orm.insert(outbox).values([{ kind: 'of-a-newer-version' }, { kind, dueAt: new Date('2100-01-01') }])
    expect(await claim()).toEqual([])
  })

  it('gives work again, with the same delivery id, when a worker did not come back in time', async () => {
    await add()
    const [first] = await claim(-1)
    const [second] = await claim()
    expect(second).toMatchObject({ id: first!.id, deliveryId: first!.deliveryId, attempts: 2 })
    expect(second!.leaseToken).not.toBe(first!.leaseToken)
  })

  it('does not let a worker whose lease ran out say that work is done, nor that it failed', async () => {
    await add()
    const [late] = await claim(-1)
    expect(await finishWork(db.orm, late!)).toBe(false)
    const [current] = await claim()
    expect(await finishWork(db.orm, late!)).toBe(false)
    expect(await failWork(db.orm, late!, 'late', null)).toBe(false)
    expect(await rows()).toMatchObject([{ doneAt: null, deadAt: null, lastError: null }])
    expect(await finishWork(db.orm, current!)).toBe(true)
    expect(await finishWork(db.orm, current!)).toBe(false)
    expect((await rows())[0]!.doneAt).toBeInstanceOf(Date)
  })

  it('counts what waits and what was given up, and lets the latter be tried again from the start', async () => {
    await add()
    await add()
    const [one] = await claimWork(db.orm, { kinds: [kind], limit: 1, leaseSeconds: 60 })
    await failWork(db.orm, one!, 'no use', null)
    expect(await countWork(db.orm)).toMatchObject({ due: 1, dead: 1 })
    expect(await listDead(db.orm)).toMatchObject([{ id: one!.id, lastError: 'no use' }])
    expect(await reviveDead(db.orm, [one!.id + 1])).toBe(0)
    expect(await reviveDead(db.orm, 'all')).toBe(1)
    expect(await claim()).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
  })

  describe('a worker', () => {
    const ctx = () => testPlatformCtx(db)
    const worker = (handle: Handlers[typeof kind], random = () => 0) => {
      const handlers = Object.fromEntries(kindNames.map((name) => [name, async () => {}])) as unknown as Handlers
      return new OutboxWorker({ db, ctx: ctx(), handlers: { ...handlers, [kind]: handle }, random })
    }
    const makeDue = () => db.orm.update(outbox).set({ dueAt: sql`now()` })

    it('does what is due, once', async () => {
      const seen: unknown[] = []
      await add()
      const doing = worker(async (_, attempt) => seen.push([attempt.payload, attempt.deliveryId]))
      await Promise.all([doing.runDue(), worker(async (_, { payload: given }) => seen.push([given, 'other'])).runDue()])
      await doing.runDue()
      expect(seen).toHaveLength(1)
      expect(seen[0]).toEqual([payload, expect.any(String)])
      expect(await rows()).toMatchObject([{ attempts: 1, doneAt: expect.any(Date), leaseToken: null }])
    })

    it('tries what fails again, later each time, and gives it up in the end with the reason', async () => {
      await add()
      const failing = worker(() => Promise.reject(new Error('the store is away')))
      const waits: number[] = []
      for (let attempt = 0; attempt < kinds[kind].attempts; attempt += 1) {
        await failing.runDue()
        const [row] = await rows()
        waits.push(Math.round((row!.dueAt.getTime() - Date.now()) / 1_000))
        await makeDue()
      }
      expect(waits.slice(0, 5)).toEqual([15, 30, 60, 120, 240].map((wait) => expect.closeTo(wait, -1)))
      expect(await rows()).toMatchObject([{ lastError: 'the store is away', attempts: 6, deadAt: expect.any(Date) }])
      await failing.runDue()
      expect((await rows())[0]!.attempts).toBe(6)
    })

    it('gives up work over which its last worker died', async () => {
      await db.orm.insert(outbox).values({ kind, payload, attempts: kinds[kind].attempts })
      await worker(() => Promise.reject(new Error('never asked'))).runDue()
      expect(await rows()).toMatchObject([{ deadAt: expect.any(Date), lastError: 'The last attempt did not end.' }])
    })

    it('fails work whose payload is not its kind’s, instead of doing half of it', async () => {
      await db.orm.insert(outbox).values({ kind, payload: { vehicleIds: 'all' } })
      const seen: unknown[] = []
      await worker(async (_, attempt) => seen.push(attempt)).runDue()
      expect(seen).toEqual([])
      expect(await rows()).toMatchObject([{ doneAt: null, lastError: expect.stringContaining('vehicleIds') }])
    })

    it('takes work the moment it is promised, and puts back what it has not ended when it is told to stop', async () => {
      const begun = Promise.withResolvers<void>()
      const stuck = worker((_, { signal }) => {
        begun.resolve()
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      })
      await stuck.start()
      await add()
      await begun.promise
      expect(stuck.isHealthy()).toBe(true)
      await stuck.stop()
      const [row] = await db.orm.select().from(outbox).where(eq(outbox.kind, kind))
      expect(row).toMatchObject({ doneAt: null, deadAt: null, leaseToken: null, attempts: 1 })
      expect(row!.dueAt.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
    })

    it('leaves what it has no handler for untouched, for one that has', async () => {
      await addWork(db.orm, { kind: 'lead.receipt', payload: { leadId: 1 } })
      await new OutboxWorker({ db, ctx: testPlatformCtx(db), handlers: {} as Handlers }).runDue()
      expect(await rows()).toMatchObject([{ kind: 'lead.receipt', attempts: 0, leaseToken: null, deadAt: null }])
    })

    it('has handlers for every kind, save those that wait for one', async () => {
      const { createHandlers, notYetHandled } = await import('#server/jobs/handlers.ts')
      const handlers = createHandlers({ originals: { open: async () => null }, pictures: {} as never })
      expect([...Object.keys(handlers), ...notYetHandled].toSorted()).toEqual(kindNames.toSorted())
    })
  })

  it('puts scheduled work in once, however many processes ask, and again when its time has come', async () => {
    const other = await owner.connect()
    const ask = (on: Database) => addScheduledWork(testPlatformCtx(on))
    await Promise.all([ask(db), ask(other), ask(db), ask(other)])
    await ask(db)
    const scheduled = kindNames.filter((name) => 'everySeconds' in kinds[name])
    const found = async () => (await rows()).map((row) => row.kind as KindName).toSorted()
    expect(await found()).toEqual(scheduled.toSorted())
    await db.orm.update(schedule).set({ lastRunAt: sql`now() - interval '2 hours'` })
    await Promise.all([ask(db), ask(other)])
    expect(await found()).toEqual(
      scheduled
        .flatMap((name) => ((kinds[name] as { everySeconds: number }).everySeconds > 7_200 ? [name] : [name, name]))
        .toSorted(),
    )
  })
})
