import { describe, expect, it } from 'vitest'
import type { LayerInput } from './layer.ts'
import { parseLayer } from './parse-layer.ts'
import { resolveSiteConfig, type SiteLayers } from './resolve-site-config.ts'
import type { SiteIdentity } from './site-config.ts'

const site: SiteIdentity = { slug: 'acme-motors', template: 'plain', brand: 'zephyr' }
const columns = (value: number): LayerInput => ({ settings: { listing: { columns: value } } })

function resolve(inputs: { [L in keyof SiteLayers]?: LayerInput }, identity = site) {
  const layers = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, parseLayer(input)]))
  return resolveSiteConfig({ site: identity, layers })
}

describe('layers', () => {
  it.each<[string, { [L in keyof SiteLayers]?: LayerInput }, number]>([
    ['the schema', {}, 3],
    ['the platform over the schema', { platform: columns(1) }, 1],
    ['the template over the platform', { platform: columns(1), template: columns(2) }, 2],
    ['the brand over the template', { template: columns(2), brand: columns(4) }, 4],
    ['the site over the brand', { brand: columns(4), site: columns(5) }, 5],
    ['the site over all', { platform: columns(1), template: columns(2), brand: columns(4), site: columns(5) }, 5],
    ['the template where the others are silent', { template: columns(2), brand: {}, site: { settings: {} } }, 2],
  ])('%s decides [PL-04]', (_, inputs, expected) => {
    expect(resolve(inputs).listing.columns).toBe(expected)
  })

  it('merge objects and replace lists [PL-04]', () => {
    const config = resolve({
      template: {
        settings: { theme: { colour: { accent: '#111111', ink: '#222222' } }, listing: { filters: ['make', 'price'] } },
      },
      site: { settings: { theme: { colour: { accent: '#333333' } }, listing: { filters: ['body'] } } },
    })
    expect(config.theme.colour).toMatchObject({ accent: '#333333', ink: '#222222', ground: '#ffffff' })
    expect(config.listing.filters).toEqual(['body'])
  })

  it('can put a value back to none [PL-04]', () => {
    const brand = { settings: { contact: { email: 'sales@brand.example' } } }
    expect(resolve({ brand, site: { settings: { contact: { email: null } } } }).contact.email).toBeNull()
  })

  it('complete the entries of a collection, whichever layers they come from [PL-04]', () => {
    const { providers } = resolve({
      brand: { settings: { finance: { providers: { one: { name: 'One', estimate: { minPriceCents: 50_000 } } } } } },
      site: {
        settings: { finance: { providers: { one: { estimate: { needs: 'weeklyPayment' } }, two: { apiKey: 'k' } } } },
      },
    }).finance
    expect(providers.one).toMatchObject({
      name: 'One',
      estimate: { minPriceCents: 50_000, needs: 'weeklyPayment', maxAgeYears: null },
      fees: [],
      apiKey: null,
    })
    expect(providers.two).toMatchObject({ name: 'Lender', estimate: { minPriceCents: null, needs: 'nothing' } })
    expect(providers.two?.apiKey?.reveal()).toBe('k')
  })
})

const rule = (when: object, value: number) => ({ when, set: { listing: { columns: value } } })
const onSlug = { slug: 'acme-motors' }
const onTemplate = { template: 'plain' }
const onBrand = { brand: 'zephyr' }
type Rules = NonNullable<LayerInput['rules']>

describe('site rules', () => {
  it.each<[string, object, number]>([
    ['its slug', { slug: 'acme-motors' }, 6],
    ['another slug', { slug: 'other' }, 3],
    ['its template', { template: 'plain' }, 6],
    ['another template', { template: 'fancy' }, 3],
    ['its brand', { brand: 'zephyr' }, 6],
    ['its brand in other case', { brand: 'Zephyr' }, 6],
    ['another brand', { brand: 'other' }, 3],
    ['a list with its slug', { slug: ['other', 'acme-motors'] }, 6],
    ['a list without it', { slug: ['other', 'another'] }, 3],
    ['all conditions met', { slug: 'acme-motors', template: 'plain', brand: 'zephyr' }, 6],
    ['one condition not met', { slug: 'acme-motors', template: 'plain', brand: 'other' }, 3],
  ])('on %s [PL-04]', (_, when, expected) => {
    expect(resolve({ platform: { rules: [rule(when, 6)] } }).listing.columns).toBe(expected)
  })

  it('on a brand leave a site without one alone [PL-04]', () => {
    const rules = [rule({ brand: 'null' }, 6)]
    expect(resolve({ platform: { rules } }, { ...site, brand: null }).listing.columns).toBe(3)
  })

  it.each<[string, { [L in keyof SiteLayers]?: Rules }, number]>([
    ['more conditions win over a later rule', { site: [rule({ ...onSlug, ...onBrand }, 6), rule(onSlug, 1)] }, 6],
    [
      'more conditions win over a later layer',
      { platform: [rule({ ...onTemplate, ...onBrand }, 6)], site: [rule(onSlug, 1)] },
      6,
    ],
    ['between equals the later rule wins', { site: [rule(onSlug, 1), rule(onTemplate, 6)] }, 6],
    [
      'between equals the template beats the platform',
      { platform: [rule(onSlug, 1)], template: [rule(onTemplate, 6)] },
      6,
    ],
    ['between equals the brand beats the template', { template: [rule(onSlug, 1)], brand: [rule(onBrand, 6)] }, 6],
    ['between equals the site beats the brand', { brand: [rule(onSlug, 1)], site: [rule(onBrand, 6)] }, 6],
    [
      'a rule that does not match does not count',
      { site: [rule(onSlug, 6), rule({ slug: 'x', brand: 'zephyr' }, 1)] },
      6,
    ],
    ['a list is one condition', { site: [rule({ slug: ['acme-motors', 'b', 'c'] }, 1), rule(onBrand, 6)] }, 6],
  ])('%s [PL-04]', (_, rules, expected) => {
    const inputs = Object.fromEntries(Object.entries(rules).map(([name, list]) => [name, { rules: list }]))
    expect(resolve(inputs).listing.columns).toBe(expected)
  })

  it('hold over every layer, and merge [PL-04]', () => {
    const config = resolve({
      platform: {
        rules: [{ when: onTemplate, set: { listing: { columns: 6 }, finance: { providers: { one: {} } } } }],
      },
      site: { settings: { listing: { columns: 2, pageSize: 12 } } },
    })
    expect(config.listing).toMatchObject({ columns: 6, pageSize: 12 })
    expect(config.finance.providers.one?.name).toBe('Lender')
  })
})

it('a resolved configuration is frozen all the way down [PL-04]', () => {
  const config = resolve({
    site: {
      settings: {
        stats: { items: [{ value: '9', label: 'Yards' }] },
        finance: { providers: { one: { name: 'One' } } },
      },
      rules: [{ when: { location: 1 }, set: { vehiclePage: { bottomBlock: false } } }],
    },
  })
  const thawed: string[] = []
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (!Object.isFrozen(value)) thawed.push(path)
    for (const [name, part] of Object.entries(value)) visit(part, `${path}.${name}`)
  }
  visit(config, 'config')
  expect(thawed).toEqual([])
})
