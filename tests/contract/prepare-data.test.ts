import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentStep } from '#config/site/upgrades/steps.ts'
import type { Database } from '#db/database.ts'
import { NewerLayerError, saveConfigLayer } from '#db/sites.ts'
import { configLayer, dealership, site, siteDealership } from '#db/schema.ts'
import { main } from '#server/commands/prepare-data.ts'
import { openEmbedded } from '#db/embedded/embedded-database.ts'
import { databases, fillFolder, type TestDatabase } from '../databases.ts'
import { run as runScript } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'
import { commandOn } from './command.ts'

const phone = { contact: { phones: { main: '07 5550 1100' } } }
const inDollars = { ...phone, features: { reserveAmount: 350 } }
const inCents = { ...phone, features: { reserveAmountCents: 35_000 } }

type Layer = Partial<typeof configLayer.$inferInsert>

async function addSite(db: Database): Promise<void> {
  await db.orm.insert(dealership).values({ id: 11, slug: 'north', name: 'North Motors' })
  await db.orm.insert(site).values({ id: 5, slug: 'north', name: 'North', kind: 'dealer', template: 'harbour' })
  await db.orm.insert(siteDealership).values({ siteId: 5, dealershipId: 11 })
}

describe.each(databases())('preparing the data on $name', ({ create }) => {
  let database: TestDatabase
  let db: Database
  beforeAll(async () => {
    database = await create()
    db = database.db
    await addSite(db)
  })
  beforeEach(async () => {
    await db.orm.delete(configLayer)
  })
  afterAll(() => database?.drop())

  const store = (layer: Layer) => db.orm.insert(configLayer).values({ scope: 'site', key: 'north', ...layer })
  const layers = () => db.orm.select().from(configLayer).orderBy(configLayer.scope)
  const prepare = () => commandOn(db, main, [], { MODE: 'production' })

  it('writes layers of before back in the keys of now, with the step they are at, once [PL-04]', async () => {
    const when = { make: 'Kia' }
    await store({ settings: inDollars, rules: [{ when, set: { features: { reserveAmount: 99.5 } } }] })
    await store({ scope: 'platform', key: '', settings: { budget: { weekly: 80 } } })
    await store({ scope: 'brand', key: 'kia', settings: inCents, schemaVersion: currentStep })
    const { run, out } = prepare()
    expect(await run()).toBe(0)
    expect(out().split('\n')).toEqual([
      '▸ Configuration of platform upgraded: money in cents',
      '▸ Configuration of site north upgraded: money in cents',
    ])
    const after = await layers()
    expect(after).toMatchObject([
      { scope: 'brand', settings: inCents, version: 1, schemaVersion: currentStep },
      { scope: 'platform', settings: { budget: { weeklyCents: 8_000 } }, version: 2, schemaVersion: currentStep },
      { settings: inCents, rules: [{ when, set: { features: { reserveAmountCents: 9_950 } } }], version: 2 },
    ])
    expect([await run(), out()]).toEqual([0, ''])
    expect(await layers()).toEqual(after)
  })

  it.each<[string, Layer, string]>([
    ['an unknown key', { settings: { ...inDollars, autobot: true } }, 'site north: settings.autobot: unknown key'],
    [
      'a wrong type',
      { settings: { ...inDollars, blog: { shown: 'no' } } },
      'site north: settings.blog.shown: wants true | false',
    ],
    [
      'a wrong type of what a step moved',
      { settings: { features: { reserveAmount: 'x' } } },
      'site north: settings.features.reserveAmountCents: wants cents',
    ],
    [
      'a rule that cannot be read',
      { rules: [{ when: { weather: 'wet' }, set: phone }] },
      'site north: rules.0.when.weather: unknown',
    ],
    [
      'a bad key of a rule',
      { rules: [{ when: { slug: 'x' }, set: { old: 1 } }] },
      'site north: rules.0.set.old: unknown key',
    ],
    ['a shared layer', { scope: 'platform', key: '', settings: { old: 1 } }, 'platform: settings.old: unknown key'],
    [
      'a layer of a newer version',
      { settings: { neu: 1 }, schemaVersion: currentStep + 1 },
      '(written by a newer version of the program)',
    ],
  ])(
    'stops with exit code 1 at %s, says where and what to do, and has changed nothing [PL-04]',
    async (_, bad, told) => {
      await store(bad)
      await store({ scope: 'brand', key: 'kia', settings: inDollars })
      const before = await layers()
      const { run, out, err } = prepare()
      expect(await run()).toBe(1)
      expect(err()).toContain('Nothing was changed.')
      expect(err()).toContain(told)
      expect(err()).toContain('config/site/upgrades/steps.ts')
      expect(out()).toBe('')
      expect(await layers()).toEqual(before)
    },
  )

  it('warns of keys that contradict each other, and goes on: no setting is lost by it [PL-04]', async () => {
    await store({ settings: { finance: { calculator: { amountMin: 90_000 } } } })
    const { run, out } = prepare()
    expect(await run()).toBe(0)
    expect(out()).toMatch(
      /▸ Look at the configuration of site north, finance\.calculator\.amountMinCents, .*: .* must ascend$/,
    )
    expect(await layers()).toMatchObject([{ schemaVersion: currentStep }])
  })

  it('warns of a site whose template there is not, and goes on', async () => {
    await db.orm.update(site).set({ template: 'classic' })
    const { run, out } = prepare()
    expect([await run(), out()]).toEqual([
      0,
      "▸ Look at the configuration of site north, site.template: there is no template 'classic'",
    ])
    await db.orm.update(site).set({ template: 'harbour' })
  })

  it('takes the migrations back with it where a setting would be lost [PL-04]', async () => {
    const empty = await create('empty')
    const { run, err } = commandOn(empty.db, main, [], { MODE: 'production' })
    await run()
    // As it was before the column and its migration: a layer with a key that nobody knows any more.
    await empty.db.orm.execute(sql`alter table config_layer drop column schema_version`)
    await empty.db.orm.execute(sql`delete from forecourt_migration where tag = '0003_config_schema_version'`)
    const insert = (settings: object) =>
      empty.db.orm.execute(
        sql`insert into config_layer (scope, key, settings) values ('platform', '', ${JSON.stringify(settings)}::jsonb)`,
      )
    await insert({ ...inDollars, autobot: true })
    expect(await run()).toBe(1)
    expect(err()).toContain('platform: settings.autobot')
    const columns = await empty.db.orm.execute(
      sql`select 1 from information_schema.columns where table_name = 'config_layer' and column_name = 'schema_version'`,
    )
    expect(columns.rows).toEqual([])
    await empty.db.orm.execute(sql`delete from config_layer`)
    await insert(inDollars)
    expect(await run()).toBe(0)
    expect(await empty.db.orm.select().from(configLayer)).toMatchObject([{ settings: inCents }])
    await empty.drop()
  })

  it('a layer that is saved is at the step of now, and older code does not write over newer [PL-04]', async () => {
    await store({ settings: inDollars })
    expect(await saveConfigLayer(db.orm, { scope: 'site', key: 'north', settings: inCents })).toBe(2)
    expect(await layers()).toMatchObject([{ settings: inCents, schemaVersion: currentStep }])
    await db.orm
      .update(configLayer)
      .set({ schemaVersion: currentStep + 1 })
      .where(eq(configLayer.key, 'north'))
    await expect(saveConfigLayer(db.orm, { scope: 'site', key: 'north', settings: {} })).rejects.toThrow(
      NewerLayerError,
    )
    expect(await layers()).toMatchObject([{ settings: inCents, version: 2 }])
  })
})

it('as a process: npm run db:prepare ends with 1 where a setting would be lost, without a stack [PL-04]', async () => {
  const folder = temporaryFolder()
  await fillFolder(folder.path)
  const db = await openEmbedded({ dir: folder.path })
  await addSite(db)
  await db.orm.insert(configLayer).values({ scope: 'site', key: 'north', settings: { autobot: true } })
  await db.close()
  const environment = { DATA_DIR: folder.path, MODE: 'production' }
  const { code, output } = await runScript(['server/commands/prepare-data.ts'], environment)
  expect(code).toBe(1)
  expect(output).toContain('site north: settings.autobot: unknown key')
  expect(output).not.toMatch(/\n\s+at /)
  folder.remove()
})
