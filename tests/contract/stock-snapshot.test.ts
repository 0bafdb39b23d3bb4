import { readFile, writeFile } from 'node:fs/promises'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeNumbered, pruneChanges } from '../../db/changes.ts'
import { dealership, site, vehicle } from '../../db/schema.ts'
import { Stock } from '../../domain/vehicles/stock.ts'
import { readBlocks, writeBlocks } from '../../server/jobs/block-file.ts'
import { snapshotPath, StockSnapshot } from '../../server/jobs/stock-snapshot.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { temporaryFolder } from '../test-run.ts'

describe.each(databases())('the stock on disk, on $name', ({ create }) => {
  let database: TestDatabase
  const folder = temporaryFolder()
  const path = snapshotPath(folder.path)
  const log = { warn: vi.fn(), info: vi.fn() }
  const apps: TestApp[] = []
  const begin = async (env: Record<string, string> = {}) => {
    const app = await createTestApp(await database.connect(), { env })
    apps.push(app)
    return app
  }
  const end = async (app: TestApp) => {
    apps.splice(apps.indexOf(app), 1)
    await app.stop()
  }
  const snapshotOf = (stock: Stock, at = path) => new StockSnapshot({ path: at, db: database.db, stock, log })
  const readInto = async (stock = new Stock()) => ({ seq: await snapshotOf(stock).read(), stock })

  beforeAll(async () => {
    database = await create({ demo: undefined })
  })
  beforeEach(() => log.warn.mockClear())
  afterAll(async () => {
    for (const app of apps) await app.stop()
    await database?.drop()
    folder.remove()
  })

  /** What two sites at once answer, and every vehicle there is. */
  async function answersOf({ deps }: TestApp) {
    const ask = async (slug: string) => {
      deps.siteSearch.define(deps.sites.atHost(`${slug}.localhost`)!)
      const query = { facets: ['*'], sort: ['id:asc'], limit: 1_000 }
      return [await deps.search.search(slug, query), await deps.search.search(slug, { ...query, q: 'toyota hybrid' })]
    }
    const byId = [...deps.stock.all()].toSorted((one, other) => one.id - other.id)
    const [southbank, meridian] = await Promise.all([ask('southbank'), ask('meridian')])
    return { byId, southbank, meridian, names: deps.sites.sites.map(({ name }) => name) }
  }

  it('is what a start begins with, and what changed meanwhile is read anew: answers are those of a start without it', async () => {
    const first = await begin()
    await snapshotOf(first.deps.stock).write(first.follower.position)
    const { orm } = database.db
    const [changed, gone, copied, moved] = await orm.select().from(vehicle).orderBy(vehicle.id).limit(4)
    await end(first)

    await orm
      .update(vehicle)
      .set({ km: 424_242, filteredFeatures: ['Something new'] })
      .where(eq(vehicle.id, changed!.id))
    await orm.delete(vehicle).where(eq(vehicle.id, gone!.id))
    await orm.insert(vehicle).values({ ...copied!, id: 1, slug: 'one-more', stocknum: 'MORE1' })
    const others = await orm.select().from(dealership).orderBy(dealership.id)
    await orm
      .update(vehicle)
      .set({ dealershipId: others.at(-1)!.id, locationId: null })
      .where(eq(vehicle.id, moved!.id))
    await orm.update(dealership).set({ name: 'Renamed Motors' }).where(eq(dealership.id, others[1]!.id))
    await orm.update(site).set({ name: 'Renamed Site' }).where(eq(site.slug, 'southbank'))

    const read = vi.spyOn(StockSnapshot.prototype, 'read')
    const [fromDisk, fromDatabase] = [await begin({ DATA_DIR: folder.path }), await begin()]
    expect(await Promise.all(read.mock.results.map(({ value }) => value as Promise<number | null>))).toEqual([
      expect.any(Number),
      null,
    ])
    read.mockRestore()
    const answers = await answersOf(fromDisk)
    expect(answers).toEqual(await answersOf(fromDatabase))
    expect(answers.byId.find(({ id }) => id === changed!.id)?.km).toBe(424_242)
    expect([fromDisk.deps.stock.bySlug('one-more')?.id, fromDisk.deps.stock.vehicle(gone!.id)]).toEqual([1, undefined])

    // And it follows from there on.
    await orm
      .update(vehicle)
      .set({ km: 1 })
      .where(inArray(vehicle.id, [1, changed!.id]))
    for (const app of [fromDisk, fromDatabase]) await app.follower.catchUp()
    expect(await answersOf(fromDisk)).toEqual(await answersOf(fromDatabase))
    // It would write the file itself five seconds after its start, amid the tests below.
    await end(fromDisk)
  })

  describe('is not used, and the stock stays as it was,', () => {
    let seq: number
    beforeEach(async () => {
      const app = apps.at(-1)!
      await app.follower.catchUp()
      seq = app.follower.position
      await snapshotOf(app.deps.stock).write(seq)
    })

    it('unless nothing is wrong with it', async () =>
      expect(await readInto()).toMatchObject({ seq, stock: { size: apps.at(-1)!.deps.stock.size } }))

    const rewriteHead = async (change: (head: { columns: string }) => object) => {
      const [head, ...rest] = await readBlocks(path)
      const changed = change(JSON.parse(Buffer.from(head!).toString()) as { columns: string })
      await writeBlocks(path, [Buffer.from(JSON.stringify(changed)), ...rest])
    }
    it.each<[string, boolean, () => Promise<unknown>]>([
      ['where it is cut off', true, async () => writeFile(path, (await readFile(path)).subarray(0, -1_000))],
      ['where blocks are missing', true, async () => writeBlocks(path, (await readBlocks(path)).slice(0, 20))],
      ['where it is of other columns', false, () => rewriteHead((head) => ({ ...head, columns: 'other' }))],
      ['where it does not say what it is of', true, () => rewriteHead(() => ({}))],
      [
        'where the feed has another change under its number',
        false,
        () => database.db.orm.execute(sql`update change set at = at + interval '1 second' where seq = ${seq}`),
      ],
      [
        'where the feed has gone on and no longer knows its change',
        false,
        async () => {
          await database.db.orm.update(site).set({ name: 'Later' }).where(eq(site.slug, 'volt'))
          await pruneChanges(database.db, new Date(Date.now() + 60_000))
        },
      ],
    ])('%s', async (_, isTold, spoil) => {
      await spoil()
      const stock = new Stock()
      stock.put(apps.at(-1)!.deps.stock.vehicle(1)!)
      expect(await readInto(stock)).toMatchObject({ seq: null, stock: { size: 1 } })
      expect(log.warn.mock.calls.length > 0).toBe(isTold)
    })
  })

  it('is not written where nothing changed, nor where nobody could tell later what it is of', async () => {
    const { deps, follower } = apps.at(-1)!
    await follower.catchUp()
    const snapshot = snapshotOf(deps.stock)
    await snapshot.write(follower.position)
    const written = await readFile(path)
    await writeFile(path, 'marked')
    await snapshot.write(follower.position)
    expect(await changeNumbered(database.db, 1)).toBeUndefined()
    await snapshot.write(1)
    expect(await readFile(path, 'utf8')).toBe('marked')
    await snapshotOf(deps.stock).write(follower.position)
    expect((await readFile(path)).equals(written)).toBe(true)
  })

  it('that cannot be written fails nobody, and its operators are told', async () => {
    const { deps, follower } = apps.at(-1)!
    await snapshotOf(deps.stock, `${path}/below/a/file`).write(follower.position)
    expect(log.warn).toHaveBeenCalledOnce()
  })
})
