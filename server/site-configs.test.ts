import { expect, it } from 'vitest'
import { currentStep } from '#config/site/upgrades/steps.ts'
import type { ConfigLayerRow } from '#db/sites.ts'
import type { Site } from '#domain/sites/site.ts'
import { SiteConfigs } from './site-configs.ts'

const site: Site = {
  id: 1,
  slug: 'north',
  name: 'North',
  kind: 'dealer',
  template: 'harbour',
  brand: 'kia',
  domains: [],
  dealershipIds: [1],
  sharedLocations: [],
}

const row = (scope: ConfigLayerRow['scope'], key: string, settings: object, version = 1): ConfigLayerRow => ({
  scope,
  key,
  settings: { ...settings },
  rules: [],
  version,
  schemaVersion: currentStep,
  siteSlug: scope === 'site' ? key : null,
  updatedAt: new Date(),
})

function started() {
  const lines: object[] = []
  const log = { error: (line: object) => lines.push(line) }
  const configs = new SiteConfigs({ info() {}, warn() {}, debug() {}, ...log } as never)
  return { configs, lines, config: () => configs.resolve(site).config }
}

it('tells every setting of a stored layer that is refused, once, and counts it [PL-04]', () => {
  const { configs, lines, config } = started()
  const brand = row('brand', 'kia', { blog: { shown: 'no', title: 'Kia news' } })
  const own = row('site', 'north', { gone: 1, contact: { phones: { main: '07 5550 1100' } } })
  for (let load = 0; load < 2; load++) {
    configs.setShared([brand])
    configs.setOwn('north', own)
  }
  expect(lines).toEqual([
    { scope: 'brand', key: 'kia', path: 'settings.blog.shown', message: expect.stringContaining('wants true | false') },
    { scope: 'site', key: 'north', path: 'settings.gone', message: expect.stringContaining('unknown key') },
  ])
  expect(configs.refused).toBe(2)
  expect([config().blog, config().contact.phones.main]).toEqual([{ shown: true, title: 'Kia news' }, '07 5550 1100'])
  configs.setShared([])
  configs.setOwn('north', undefined)
  expect(configs.refused).toBe(0)
})

it('keeps a value that a later write spoils, until it is put right [PL-04]', () => {
  const { configs, config } = started()
  const phoned = (main: unknown, version: number) => row('site', 'north', { contact: { phones: { main } } }, version)
  const phone = (main: unknown, version: number) => {
    configs.setOwn('north', phoned(main, version))
    return config().contact.phones.main
  }
  expect([phone('07 5550 1100', 1), phone(7, 2), phone(8, 3), phone('07 5550 2200', 4)]).toEqual([
    '07 5550 1100',
    '07 5550 1100',
    '07 5550 1100',
    '07 5550 2200',
  ])
})

it('keeps what a shared layer had, too, and lays a stored template over the built one [PL-04]', () => {
  const { configs, config } = started()
  configs.setShared([row('template', 'harbour', { listing: { columns: 5 } }), row('platform', '', {})])
  expect([config().listing.columns, config().listing.card, config().theme.radius]).toEqual([5, 'standard', 12])
  configs.setShared([row('template', 'harbour', { listing: { columns: 'five' } }, 2)])
  expect(config().listing.columns).toBe(5)
})

it('tells keys that contradict each other, counts them, and lets them hold [PL-04]', () => {
  const { configs, lines, config } = started()
  const calculator = { amountMinCents: 9_000_000 }
  for (const version of [1, 2]) {
    configs.setOwn('north', row('site', 'north', { finance: { calculator } }, version))
    expect(config().finance.calculator.amountMinCents).toBe(9_000_000)
  }
  expect(lines).toMatchObject([{ site: 'north', check: 'loan amounts', keys: expect.any(Array) }])
  expect([configs.failedChecks, configs.refused]).toEqual([1, 0])
  configs.setOwn('north', undefined)
  config()
  expect(configs.failedChecks).toBe(0)
})

it('goes on with what it had while newer code, beside it, stores keys under other names [PL-04]', () => {
  const { configs, lines, config } = started()
  const listing = { stockFilter: 'make = Kia' }
  configs.setOwn('north', row('site', 'north', { contact: { phones: { main: '07 5550 1100' } }, listing }))
  const newer = { contact: { numbers: { main: '07 5550 1100' } }, listing: { stockFilter: 'make = MG' } }
  configs.setOwn('north', { ...row('site', 'north', newer, 2), schemaVersion: currentStep + 1 })
  expect([config().contact.phones.main, config().listing.stockFilter]).toEqual(['07 5550 1100', 'make = MG'])
  expect(lines).toMatchObject([{ path: 'settings.contact.numbers' }])
})
