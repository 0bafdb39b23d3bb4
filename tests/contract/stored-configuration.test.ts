import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configLayer } from '../../db/schema.ts'
import { databasesInTurn, type TestDatabase } from '../databases.ts'
import { createTestApp } from '../test-app.ts'

const host = 'southbank.localhost'
const own = and(eq(configLayer.scope, 'site'), eq(configLayer.key, 'southbank'))
const now = () => new Date('2026-06-10T02:00:00Z')

const good = {
  contact: { phones: { main: '07 5550 4321' } },
  leads: { emails: ['leads@southbank.example'] },
  listing: { stockFilter: "make = 'Toyota'" },
}
const rule = { when: { make: 'Toyota' }, set: { wording: { noPriceText: 'Ring us.' } } }

describe.each(databasesInTurn('postgres 18'))('configuration stored by another version, on $name', ({ create }) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await create({ demo: now() })
  }, 300_000)
  afterAll(() => database?.drop())

  /** Puts rows where nobody validates them, starts a process that has never seen others, and looks at what it has. */
  async function freshProcess(settings: object, rules: unknown[] = []) {
    const values = { settings: { ...settings }, rules: rules as [], version: sql`${configLayer.version} + 1` }
    await database.db.orm.update(configLayer).set(values).where(own)
    const app = await createTestApp(await database.connect(), { now })
    try {
      const { sites, siteSearch, search } = app.deps
      const live = sites.atHost(host)!
      siteSearch.define(live)
      const { total, facetCounts } = await search.search('southbank', { facets: ['make'], limit: 0 })
      return {
        config: live.config,
        total,
        makes: facetCounts['make']!.map(({ value }) => value),
        home: await (await app.get(host, '/')).text(),
        metrics: await (await app.get(host, '/metrics')).text(),
      }
    } finally {
      await app.stop()
    }
  }

  it.each<[string, object, unknown[], number]>([
    ['nothing bad', {}, [], 0],
    ['a retired topic', { autobot: { on: true } }, [], 1],
    ['a retired key in a group', { listing: { ...good.listing, colums: 4 } }, [], 1],
    ['a wrong type', { blog: { shown: 'yes' } }, [], 1],
    ['a wrong type beside the phone', { contact: { ...good.contact, email: 7 } }, [], 1],
    ['a group that is a text', { theme: 'dark' }, [], 1],
    [
      'a rule nobody can read',
      {},
      [{ when: { weather: 'wet' }, set: { contact: { phones: { main: '13 13 13' } } } }],
      1,
    ],
    [
      'a rule that sets a retired key',
      {},
      [{ when: { slug: 'southbank' }, set: { old: 1, blog: { title: 'Old' } } }],
      1,
    ],
  ])('with %s: every other setting holds in a fresh process [PL-04] [PL-05]', async (_, bad, rules, refused) => {
    const { config, total, makes, home, metrics } = await freshProcess({ ...good, ...bad }, [...rules, rule])
    expect(config.contact.phones.main).toBe('07 5550 4321')
    expect(home).toContain('07 5550 4321')
    expect(config.leads.emails).toEqual(['leads@southbank.example'])
    expect([total > 0, makes]).toEqual([true, ['Toyota']])
    expect(metrics).toContain(`config_refused_settings ${refused}\n`)
  })

  it.each<[string, object, unknown[]]>([
    ['is of a wrong type', { listing: { stockFilter: { make: 'Toyota' } } }, []],
    ['is in a group of a wrong type', { listing: 'make = Toyota' }, []],
    ['is no filter', { listing: { stockFilter: 'make =' } }, []],
    [
      'is set by a rule nobody can read',
      { listing: {} },
      [{ when: { weather: 'wet' }, set: { listing: good.listing } }],
    ],
  ])(
    'a stock filter that %s shows no stock, and the rest of the site stands [part of PL-08]',
    async (_, bad, rules) => {
      const { total, config, home } = await freshProcess({ ...good, ...bad }, rules)
      expect(total).toBe(0)
      expect(config.leads.emails).toEqual(['leads@southbank.example'])
      expect(home).toContain('07 5550 4321')
    },
  )
})
