import { describe, expect, it } from 'vitest'
import { configFor } from './config-for.ts'
import type { LayerInput } from './layer.ts'
import { parseLayer } from './parse-layer.ts'
import { publicConfig } from './public-config.ts'
import { resolveSiteConfig } from './resolve-site-config.ts'
import type { VehicleFacts } from './site-config.ts'

const site = { slug: 'acme-motors', template: 'plain', brand: null }
const resolve = (input: LayerInput) => resolveSiteConfig({ site, layers: { site: parseLayer(input) } })
const days = (when: object, value: number) => ({ when, set: { tags: { justArrivedDays: value } } })

const vehicle = { location: 41, address: 'a-7', make: 'Zephyr', carType: 'used', itemType: 'caravan', provider: 'one' }

describe('configFor', () => {
  it.each<[string, object, VehicleFacts, number]>([
    ['its location', { location: 41 }, vehicle, 30],
    ['its location as text', { location: '41' }, vehicle, 30],
    ['another location', { location: 42 }, vehicle, 8],
    ['its address', { address: 'a-7' }, vehicle, 30],
    ['another address', { address: 'a-8' }, vehicle, 8],
    ['its make', { make: 'zephyr' }, vehicle, 30],
    ['another make', { make: 'Other' }, vehicle, 8],
    ['its car type', { carType: 'used' }, vehicle, 30],
    ['another car type', { carType: ['new', 'demo'] }, vehicle, 8],
    ['its item type', { itemType: 'caravan' }, vehicle, 30],
    ['another item type', { itemType: 'truck' }, vehicle, 8],
    ['its provider', { provider: 'one' }, vehicle, 30],
    ['one of its providers', { provider: 'two' }, { provider: ['one', 'two'] }, 30],
    ['another provider', { provider: 'two' }, vehicle, 8],
    ['site and vehicle together', { slug: 'acme-motors', location: 41 }, vehicle, 30],
    ['another site', { slug: 'other', location: 41 }, vehicle, 8],
    ['every condition met', { location: [40, 41], carType: 'used', make: 'Zephyr' }, vehicle, 30],
    ['one condition not met', { location: 41, carType: 'new' }, vehicle, 8],
    ['a fact nobody knows', { location: 41 }, {}, 8],
    ['a fact that is null', { location: 'null' }, { location: null }, 8],
  ])('a rule on %s [PL-04]', (_, when, facts, expected) => {
    expect(configFor(resolve({ rules: [days(when, 30)] }), facts).tags.justArrivedDays).toBe(expected)
  })

  it.each<[string, object[], number]>([
    ['more conditions win', [days({ location: 41, carType: 'used' }, 30), days({ make: 'zephyr' }, 1)], 30],
    [
      'conditions on the site count',
      [days({ slug: 'acme-motors', location: 41 }, 30), days({ make: 'zephyr' }, 1)],
      30,
    ],
    ['between equals the later wins', [days({ location: 41 }, 1), days({ make: 'zephyr' }, 30)], 30],
    [
      'rules that do not match do not count',
      [days({ location: 41 }, 30), days({ location: 9, make: 'zephyr' }, 1)],
      30,
    ],
    [
      "the site's own rules come before",
      [days({ slug: 'acme-motors', template: 'plain' }, 1), days({ location: 41 }, 30)],
      30,
    ],
  ])('%s [PL-04]', (_, rules, expected) => {
    expect(configFor(resolve({ rules } as LayerInput), vehicle).tags.justArrivedDays).toBe(expected)
  })

  it('reduces the buttons to call and enquire at one location, as BR-08 asks [PL-04]', () => {
    const buttons = { card: ['call', 'enquiry'], page: ['call', 'enquiry'], mobileBar: ['call', 'enquiry'] } as const
    const config = resolve({ rules: [{ when: { location: 41 }, set: { buttons } }] })
    expect(configFor(config, { location: 41 }).buttons).toMatchObject(buttons)
    expect(configFor(config, { location: 41 }).buttons.labels).toBe(config.buttons.labels)
    expect(configFor(config, { location: 42 }).buttons.page).toContain('finance')
    expect(config.buttons.page).toContain('finance')
  })

  it("hides the page's bottom block at one address, as BR-09 asks [PL-04]", () => {
    const config = resolve({ rules: [{ when: { address: 7 }, set: { vehiclePage: { bottomBlock: false } } }] })
    expect(configFor(config, { address: '7' }).vehiclePage.bottomBlock).toBe(false)
    expect(configFor(config, { address: 8 }).vehiclePage.bottomBlock).toBe(true)
  })

  it('hides the test drive of a make that is on its way, as BR-06 asks [PL-04]', () => {
    const config = resolve({
      rules: [{ when: { make: 'Zephyr' }, set: { buttons: { testDriveWhenComingSoon: false } } }],
    })
    expect(configFor(config, { make: 'zephyr' }).buttons.testDriveWhenComingSoon).toBe(false)
    expect(configFor(config, { make: 'Other' }).buttons.testDriveWhenComingSoon).toBe(true)
  })

  it('answers with the very configuration where no rule matches', () => {
    const config = resolve({ rules: [days({ location: 41 }, 30)] })
    expect(configFor(config, { location: 42 })).toBe(config)
    const plain = resolve({})
    expect(configFor(plain, vehicle)).toBe(plain)
  })

  it('makes one result for all vehicles that match the same rules', () => {
    const config = resolve({ rules: [days({ location: 41 }, 30), days({ carType: 'new' }, 2)] })
    const first = configFor(config, { location: 41, make: 'a' })
    expect(configFor(config, { location: 41, make: 'b' })).toBe(first)
    expect(configFor(config, { location: 41, carType: 'new' })).not.toBe(first)
    expect(first.listing).toBe(config.listing)
    expect(Object.isFrozen(first) && Object.isFrozen(first.tags)).toBe(true)
  })

  it('keeps the rules themselves out of what is enumerated or serialised', () => {
    const config = resolve({
      rules: [{ when: { location: 41 }, set: { leads: { emails: ['hidden@dealer.example'] } } }],
    })
    expect(JSON.stringify([config, publicConfig(config), { ...config }])).not.toContain('hidden@')
    expect(configFor(config, { location: 41 }).leads.emails).toEqual(['hidden@dealer.example'])
    expect(JSON.stringify(publicConfig(configFor(config, { location: 41 })))).not.toContain('hidden@')
  })

  it('stays right when more combinations occur than it keeps', () => {
    const rules = Array.from({ length: 300 }, (_, id) => days({ location: id }, id % 90))
    const config = resolve({ rules })
    for (const id of [...rules.keys(), 0, 299]) {
      expect(configFor(config, { location: id }).tags.justArrivedDays).toBe(id % 90)
    }
  })
})
