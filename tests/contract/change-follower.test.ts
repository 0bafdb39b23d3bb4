import { eq, inArray } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { pruneChanges } from '../../db/changes.ts'
import { site, vehicle } from '../../db/schema.ts'
import { keptByNobody } from '../../domain/freshness.ts'
import { siteStockOf } from '../../server/request-ctx.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

describe.each(databases())('following the change feed on $name', ({ create }) => {
  const running: { database?: TestDatabase; apps: TestApp[] } = { apps: [] }

  afterEach(async () => {
    for (const app of running.apps.splice(0)) await app.stop()
    await running.database?.drop()
  })

  async function twoProcesses() {
    const database = await create({ demo: undefined })
    running.database = database
    running.apps.push(await createTestApp(await database.connect()), await createTestApp(await database.connect()))
    const [one, other] = running.apps as [TestApp, TestApp]
    const begin = async () => {
      const app = await createTestApp(await database.connect())
      running.apps.push(app)
      return app
    }
    return { db: database.db, one, other, begin }
  }

  const titleOf = async (app: TestApp) => /<title>(.*?)<\/title>/.exec(await (await app.get('southbank.localhost', '/')).text())?.[1]

  it('two processes hear of a change by themselves and show it', async () => {
    const { db, one, other } = await twoProcesses()
    expect([await titleOf(one), await titleOf(other)]).toEqual(['Southbank Motors', 'Southbank Motors'])
    await db.orm.update(site).set({ name: 'Southbank Cars' }).where(eq(site.slug, 'southbank'))
    await expect.poll(async () => [await titleOf(one), await titleOf(other)], { timeout: 4_000, interval: 20 })
      .toEqual(['Southbank Cars', 'Southbank Cars'])
  })

  const stateOf = (app: TestApp, slug: string) => siteStockOf(app.deps, app.deps.sites.atHost(`${slug}.localhost`)!, keptByNobody).version

  it('processes name a site’s state alike, whenever they began; a change renames the sites that show it and no other', async () => {
    const { db, one, other, begin } = await twoProcesses()
    const slugs = one.deps.sites.sites.map(({ slug }) => slug)
    const states = (app: TestApp) => Object.fromEntries(slugs.map((slug) => [slug, stateOf(app, slug)]))
    const before = states(one)
    expect(states(other)).toEqual(before)

    const southbank = one.deps.sites.atHost('southbank.localhost')!.site.dealershipIds
    await db.orm.update(vehicle).set({ km: 1_234 }).where(inArray(vehicle.dealershipId, [...southbank]))
    await one.follower.catchUp()
    await db.orm.update(site).set({ name: 'Outback' }).where(eq(site.slug, 'outback-rv'))
    await Promise.all([one.follower.catchUp(), other.follower.catchUp()])
    const after = states(one)
    expect(states(other)).toEqual(after)
    const showing = one.deps.sites.sites.filter(({ dealershipIds }) => dealershipIds.some((id) => southbank.includes(id))).map(({ slug }) => slug)
    expect(slugs.filter((slug) => after[slug] !== before[slug]).toSorted()).toEqual([...showing, 'outback-rv'].toSorted())
    expect(showing.length).toBeLessThan(slugs.length - 1)
    expect(states(await begin())).toEqual(after)
  })

  it('a process that was away for longer than changes are kept loads everything again', async () => {
    const { db, one } = await twoProcesses()
    await one.follower.stop()
    const [gone] = await db.orm.select().from(vehicle).where(eq(vehicle.status, 'in_stock')).limit(1)
    await db.orm.update(vehicle).set({ km: 424_242 }).where(eq(vehicle.id, gone!.id))
    await pruneChanges(db, new Date(Date.now() + 60_000))
    await db.orm.update(site).set({ name: 'Southbank Cars' }).where(eq(site.slug, 'southbank'))
    await one.follower.catchUp()
    expect(one.deps.stock.vehicle(gone!.id)?.km).toBe(424_242)
    expect(await titleOf(one)).toBe('Southbank Cars')
  })
})
