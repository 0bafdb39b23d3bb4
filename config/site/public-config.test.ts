import { assert, constantFrom, property, stringMatching, subarray } from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Secret } from '../secret.ts'
import { configFor } from './config-for.ts'
import { listKeys } from './list-keys.ts'
import { mergeSettings } from './merge-settings.ts'
import { parseLayer } from './parse-layer.ts'
import { publicConfig } from './public-config.ts'
import { resolveSiteConfig } from './resolve-site-config.ts'
import type { PublicConfig, SiteConfig } from './site-config.ts'

const site = { slug: 'acme-motors', template: 'plain', brand: null }
const resolve = (layer: unknown) => resolveSiteConfig({ site, layers: { site: parseLayer(layer) } })

const hiddenKeys = listKeys().filter(({ key }) => key.audience !== 'public')

// Every hidden key gets a value with a mark that cannot come from anywhere else.
function marked(path: string, mark: string, id: string): object {
  const value: Record<string, unknown> = {
    'leads.emails': [`${mark}@dealer.example`],
    'leads.webhookUrl': `https://dealer.example/${mark}`,
    'places.geocoder.url': `https://maps.example/${mark}`,
    'leads.delivery.adfEmails': [`${mark}@dealer.example`],
    'vehiclePage.reports.addresses.autogauge': `https://reports.example/${mark}/{vin}`,
    'vehiclePage.reports.addresses.carAnalysis': `https://reports.example/${mark}/{nvic}`,
    'vehiclePage.reports.addresses.ppsr': `https://reports.example/${mark}/{rego}`,
    'finance.providers.<id>.quotes.url': `https://lender.example/${mark}`,
    'mail.from': `${mark}@dealer.example`,
    'mail.smtpUrl': `smtps://user:${mark}@mail.example`,
    'search.host': `https://${mark}.example`,
    'offers.keptOfferIds': [mark],
    'reviews.hiddenIds': [mark],
  }
  const names = path.replace('<id>', id).split('.')
  return names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value[path] ?? mark) as object
}

const serverPaths = new Set(hiddenKeys.filter(({ key }) => key.audience === 'server').map(({ path }) => path))
/** Numbers and switches, which no mark can be written into. */
const unmarkable = new Set([
  'listing.stockVisibility',
  'listing.ownDealershipId',
  'leads.receipts',
  'leads.delivery.attachAdf',
])
const markable = hiddenKeys
  .map(({ path }) => path)
  .filter((path) => !unmarkable.has(path) && !path.startsWith('testDrives.'))

describe('publicConfig', () => {
  it('never lets a server or secret value out, whichever layer or rule says it [PL-04]', () => {
    const mark = stringMatching(/^[a-z]{12}$/).map((letters) => `hidden${letters}`)
    const id = stringMatching(/^[a-z]{1,8}$/).filter((name) => !(name in {}))
    const place = constantFrom('platform', 'template', 'brand', 'site', 'rule')
    assert(
      property(subarray(markable, { minLength: 1 }), mark, id, place, (paths, value, entry, where) => {
        const settings = paths
          .map((path) => marked(path, value, entry))
          .reduce((all, one) => mergeSettings(all, one), {})
        const layer = parseLayer(
          where === 'rule' ? { rules: [{ when: { slug: site.slug }, set: settings }] } : { settings },
        )
        const rules = [{ when: { location: 1 }, set: marked('leads.emails', value, entry) }]
        const layers = { site: parseLayer({ rules }), [where === 'rule' ? 'platform' : where]: layer }
        const config = resolveSiteConfig({ site, layers })
        const forVehicle = configFor(config, { location: 1 })
        expect(JSON.stringify([publicConfig(config), publicConfig(forVehicle)])).not.toContain(value)
        // The values were there to be let out: a server key shows in the whole configuration.
        expect(JSON.stringify(config).includes(value)).toBe(paths.some((path) => serverPaths.has(path)))
      }),
    )
  })

  it.each(hiddenKeys)('has no $path, whose audience is $key.audience [PL-04]', ({ path }) => {
    const shown = publicConfig(resolve({ settings: { finance: { providers: { one: { name: 'One', apiKey: 'k' } } } } }))
    const names = path.replace('<id>', 'one').split('.')
    const found = names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], shown)
    expect(found).toBeUndefined()
  })

  it('has every public key [PL-04]', () => {
    const shown = publicConfig(resolve({ settings: { finance: { providers: { one: {} } } } }))
    const missing = listKeys()
      .filter(({ key }) => key.audience === 'public')
      .filter(({ path }) => {
        const names = path.replace('<id>', 'one').split('.')
        return (
          names.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], shown) ===
          undefined
        )
      })
    expect(missing).toEqual([])
  })

  it('prints no secret even when a whole configuration is serialised by mistake', () => {
    const config = resolve({
      settings: { leads: { webhookSecret: 'hunter2' }, contact: { chat: { token: 'hunter2' } } },
    })
    expect(JSON.stringify(config)).not.toContain('hunter2')
    expect(config.leads.webhookSecret?.reveal()).toBe('hunter2')
  })

  it('is made once, frozen, and shares groups that are public throughout', () => {
    const config = resolve({})
    expect(publicConfig(config)).toBe(publicConfig(config))
    expect(publicConfig(config).theme).toBe(config.theme)
    expect(Object.isFrozen(publicConfig(config)) && Object.isFrozen(publicConfig(config).listing)).toBe(true)
    expect('leads' in publicConfig(config)).toBe(false)
  })
  it('is typed as what it holds', () => {
    expectTypeOf<PublicConfig>().not.toHaveProperty('leads')
    expectTypeOf<PublicConfig['listing']>().not.toHaveProperty('stockFilter')
    expectTypeOf<PublicConfig['finance']['providers'][string]>().not.toHaveProperty('apiKey')
    expectTypeOf<PublicConfig['theme']['colour']['ink']>().toEqualTypeOf<string>()
    expectTypeOf<PublicConfig['listing']['promos']['randomOffset']>().toEqualTypeOf<readonly [number, number] | null>()
    expectTypeOf<SiteConfig['leads']['webhookSecret']>().toEqualTypeOf<Secret | null>()
  })
})
