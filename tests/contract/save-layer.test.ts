import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentStep } from '#config/site/upgrades/steps.ts'
import type { Database } from '#db/database.ts'
import { configLayer, dealership, manufacturer, site, siteDealership } from '#db/schema.ts'
import { saveLayer } from '#domain/sites/save-layer.server.ts'
import { databasesInTurn, type TestDatabase } from '../databases.ts'

const least = (amountMinCents: number) => ({ finance: { calculator: { amountMinCents } } })
const most = (amountMaxCents: number) => ({ finance: { calculator: { amountMaxCents } } })
const amountKeys = ['Min', 'Default', 'Max'].map((name) => `finance.calculator.amount${name}Cents`)

describe.each(databasesInTurn('postgres 18'))('saving a layer on $name', ({ create }) => {
  let database: TestDatabase
  let db: Database
  beforeAll(async () => {
    database = await create()
    db = database.db
    await db.orm.insert(manufacturer).values({ id: 1, slug: 'kia', name: 'Kia' })
    await db.orm.insert(dealership).values({ id: 11, slug: 'north', name: 'North Motors' })
    const common = { kind: 'dealer' as const, template: 'harbour' }
    await db.orm.insert(site).values([
      { id: 5, slug: 'north', name: 'North', manufacturerId: 1, ...common },
      { id: 6, slug: 'south', name: 'South', ...common },
    ])
    await db.orm.insert(siteDealership).values([5, 6].map((siteId) => ({ siteId, dealershipId: 11 })))
  })
  beforeEach(async () => {
    await db.orm.delete(configLayer)
  })
  afterAll(() => database?.drop())

  type Scope = 'platform' | 'template' | 'brand' | 'site'
  const save = (scope: Scope, key: string, settings: object, rules: unknown[] = []) =>
    saveLayer(db.orm, { scope, key, settings: { ...settings }, rules: rules as [] })
  const layers = () => db.orm.select().from(configLayer).orderBy(configLayer.scope)

  it('stores what was written, at the step of now [PL-04]', async () => {
    const rules = [{ when: { make: 'Kia' }, set: { tags: { fuel: true } } }]
    expect(await save('site', 'north', least(200_000), rules)).toBe(1)
    expect(await save('site', 'north', least(300_000), rules)).toBe(2)
    expect(await layers()).toMatchObject([{ settings: least(300_000), rules, schemaVersion: currentStep }])
  })

  it.each<[string, object, unknown[], string[]]>([
    [
      'an unknown key and a wrong type',
      { gone: 1, blog: { shown: 'no' } },
      [],
      ['settings.gone', 'settings.blog.shown'],
    ],
    ['an unreadable rule', {}, [{ when: { weather: 'wet' }, set: {} }], ['rules.0.when.weather']],
    ['keys that contradict each other', least(9_000_000), [], amountKeys],
    ['a rule that makes them', {}, [{ when: { make: 'Kia' }, set: least(9_000_000) }], amountKeys],
    ['a link that leads nowhere', { finance: { link: '/loans' } }, [], ['finance.link']],
  ])('refuses %s with every path, and stores nothing [PL-04]', async (_, settings, rules, paths) => {
    const saving = save('site', 'north', settings, rules)
    await expect(saving).rejects.toMatchObject({ code: 'bad_request', fields: paths.map((field) => ({ field })) })
    expect(await layers()).toEqual([])
  })

  it('looks at what lies under the layer [PL-04]', async () => {
    await save('brand', 'kia', most(4_000_000))
    await expect(
      save('site', 'north', { finance: { calculator: { amountDefaultCents: 5_000_000 } } }),
    ).rejects.toThrow()
    await save('site', 'south', { finance: { calculator: { amountDefaultCents: 5_000_000 } } })
  })

  it('refuses a shared layer that breaks a site, naming it; not one that a site has broken already [PL-04]', async () => {
    await save('site', 'north', least(2_900_000))
    for (const [scope, key] of [
      ['platform', ''],
      ['template', 'harbour'],
      ['brand', 'kia'],
    ] as const) {
      await expect(
        save(scope, key, { finance: { calculator: { amountDefaultCents: 2_000_000 } } }),
      ).rejects.toMatchObject({
        fields: amountKeys.map((field) => ({ field, message: expect.stringContaining('(site north)') })),
      })
    }
    await save('brand', 'mg', { finance: { calculator: { amountDefaultCents: 2_000_000 } } })
    await db.orm
      .update(configLayer)
      .set({ settings: least(9_900_000) })
      .where(eq(configLayer.key, 'north'))
    await save('platform', '', { blog: { shown: false } })
  })

  it('does not write over what newer code has stored [PL-04]', async () => {
    await save('site', 'north', {})
    await db.orm.update(configLayer).set({ schemaVersion: currentStep + 1 })
    await expect(save('site', 'north', {})).rejects.toMatchObject({ code: 'conflict' })
  })
})
