import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { pruneChanges } from '../../db/changes.ts'
import { site, vehicle } from '../../db/schema.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { databases, type TestDatabase } from '../databases.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

describe.each(databases())('following the change feed on $name', ({ create }) => {
  const running: { database?: TestDatabase; apps: TestApp[] } = { apps: [] }

  afterEach(async () => {
    for (const app of running.apps.splice(0)) await app.stop()
    await running.database?.drop()
  })

  async function twoProcesses() {
    const database = await create()
    running.database = database
    await seedDemo(database.db, () => {}, { vehicles: 400 })
    running.apps.push(await createTestApp(await database.connect()), await createTestApp(await database.connect()))
    const [one, other] = running.apps as [TestApp, TestApp]
    return { db: database.db, one, other }
  }

  const titleOf = async (app: TestApp) => /<title>(.*?)<\/title>/.exec(await (await app.get('southbank.localhost', '/')).text())?.[1]

  it('two processes hear of a change by themselves and show it', async () => {
    const { db, one, other } = await twoProcesses()
    expect([await titleOf(one), await titleOf(other)]).toEqual(['Southbank Motors', 'Southbank Motors'])
    await db.orm.update(site).set({ name: 'Southbank Cars' }).where(eq(site.slug, 'southbank'))
    await expect.poll(async () => [await titleOf(one), await titleOf(other)], { timeout: 4_000, interval: 20 })
      .toEqual(['Southbank Cars', 'Southbank Cars'])
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
