import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pruneChanges } from '../../db/changes.ts'
import { site, vehicle } from '../../db/schema.ts'
import { uncached } from '../../domain/freshness.ts'
import { siteStockOf } from '../../server/request-ctx.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

describe.each(databases())('following the change feed on $name', ({ create }) => {
  let database: TestDatabase
  const apps: TestApp[] = []
  const begin = async () => {
    const app = await createTestApp(await database.connect())
    apps.push(app)
    return app
  }
  let one: TestApp
  let other: TestApp

  beforeAll(async () => {
    database = await create({ demo: undefined })
    // Nothing is looked up by the clock here: what is heard was told.
    const ticking = vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => {}))
    one = await begin()
    other = await begin()
    ticking.mockRestore()
  })
  afterAll(async () => {
    for (const app of apps) await app.stop()
    await database?.drop()
  })

  const orm = () => database.db.orm
  const rename = (name: string, slug = 'southbank') => orm().update(site).set({ name }).where(eq(site.slug, slug))
  const titleOf = async (app: TestApp) =>
    /<title>(.*?)<\/title>/.exec(await (await app.get('southbank.localhost', '/')).text())?.[1]

  it('two processes hear of a change by themselves and show it', async () => {
    expect([await titleOf(one), await titleOf(other)]).toEqual(['Southbank Motors', 'Southbank Motors'])
    await rename('Southbank Cars')
    await expect
      .poll(async () => [await titleOf(one), await titleOf(other)], { timeout: 20_000, interval: 20 })
      .toEqual(['Southbank Cars', 'Southbank Cars'])
  })

  const stateOf = (app: TestApp, slug: string) =>
    siteStockOf(app.deps, app.deps.sites.atHost(`${slug}.localhost`)!, uncached).version

  it('processes name a site’s state alike, whenever they began; a change renames the sites that show it and no other', async () => {
    const { sites } = one.deps.sites
    const slugs = sites.map(({ slug }) => slug)
    const states = (app: TestApp) => Object.fromEntries(slugs.map((slug) => [slug, stateOf(app, slug)]))
    const before = states(one)
    expect(states(other)).toEqual(before)

    const southbank = one.deps.sites.atHost('southbank.localhost')!.site.dealershipIds
    await orm()
      .update(vehicle)
      .set({ km: 1_234 })
      .where(inArray(vehicle.dealershipId, [...southbank]))
    await one.follower.catchUp()
    await rename('Outback', 'outback-rv')
    await Promise.all([one.follower.catchUp(), other.follower.catchUp()])
    const after = states(one)
    expect(states(other)).toEqual(after)
    const showing = sites
      .filter(({ dealershipIds }) => dealershipIds.some((id) => southbank.includes(id)))
      .map(({ slug }) => slug)
    expect(slugs.filter((slug) => after[slug] !== before[slug]).toSorted()).toEqual(
      [...showing, 'outback-rv'].toSorted(),
    )
    expect(showing.length).toBeLessThan(slugs.length - 1)
    expect(states(await begin())).toEqual(after)
  })

  describe('the metrics', () => {
    const metric = async (name: string) => {
      const text = await (await one.get('localhost', '/metrics')).text()
      return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]?.replace('Nan', 'NaN'))
    }
    const lag = () => metric('change_feed_lag')
    const caughtUp = () => metric('change_feed_caught_up_timestamp_seconds')
    const drive = async (km: number) => {
      const cars = await orm().select({ id: vehicle.id }).from(vehicle).limit(3)
      const ids = cars.map(({ id }) => id)
      await orm().update(vehicle).set({ km }).where(inArray(vehicle.id, ids))
    }

    it('say how many changes are committed and not applied here, while it is stuck, while it fails, and after', async () => {
      await one.follower.catchUp()
      expect(await lag()).toBe(0)
      const stuck = Promise.withResolvers<void>()
      // It may fail before anyone waits for it.
      stuck.promise.catch(() => undefined)
      const apply = vi.spyOn(one.deps.search, 'apply').mockReturnValue(stuck.promise)
      await drive(11)
      await expect.poll(lag).toBe(3)
      await drive(12)
      expect(await lag()).toBe(6)
      stuck.reject(new Error('down'))
      await one.follower.catchUp()
      expect(await lag()).toBe(6)
      apply.mockRestore()
      await one.follower.catchUp()
      expect(await lag()).toBe(0)
    })

    it('say when it last caught up', async () => {
      const before = Math.floor(Date.now() / 1000)
      await one.follower.catchUp()
      expect(await caughtUp()).toBeGreaterThanOrEqual(before)
      const apply = vi.spyOn(one.deps.search, 'apply').mockRejectedValue(new Error('down'))
      await drive(13)
      await one.follower.catchUp()
      const last = await caughtUp()
      await one.follower.catchUp()
      expect(await caughtUp()).toBe(last)
      apply.mockRestore()
      await one.follower.catchUp()
      expect(await caughtUp()).toBeGreaterThan(last)
    })

    it('do not say that nothing is missing while the database fails', async () => {
      const select = vi.spyOn(one.deps.jobDb.orm, 'select').mockImplementation(() => {
        throw new Error('gone')
      })
      expect(await lag()).toBeNaN()
      expect(await caughtUp()).toBeGreaterThan(0)
      select.mockRestore()
      expect(await lag()).not.toBeNaN()
    })
  })

  it('a process that was away for longer than changes are kept loads everything again', async () => {
    await one.follower.stop()
    const [gone] = await orm().select().from(vehicle).where(eq(vehicle.status, 'in_stock')).limit(1)
    await orm().update(vehicle).set({ km: 424_242 }).where(eq(vehicle.id, gone!.id))
    await rename('Southbank Garage')
    await pruneChanges(database.db, new Date(Date.now() + 60_000))
    await one.follower.catchUp()
    expect(one.deps.stock.vehicle(gone!.id)?.km).toBe(424_242)
    expect(await titleOf(one)).toBe('Southbank Garage')
  })
})
