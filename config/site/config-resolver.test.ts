import { describe, expect, it } from 'vitest'
import { ConfigResolver } from './config-resolver.ts'
import { parseLayer } from './parse-layer.ts'
import { resolveSiteConfig } from './resolve-site-config.ts'

const template = parseLayer({ settings: { listing: { columns: 2 } } })
const brand = parseLayer({
  settings: { blog: { title: 'Brand news' } },
  rules: [{ when: { brand: 'zephyr' }, set: { reviews: { shown: false } } }],
})
const resolver = () => new ConfigResolver({ templates: { plain: template }, brands: { zephyr: brand } })
const zephyr = (slug: string) => ({ slug, template: 'plain', brand: 'zephyr' })
const titled = (title: string) => parseLayer({ settings: { locations: { title } } })

describe('ConfigResolver', () => {
  it('resolves what the layers say [PL-04]', () => {
    const site = zephyr('a')
    const layer = titled('Yards')
    const config = resolver().resolve({ site, version: 1, layer })
    expect(config).toEqual(resolveSiteConfig({ site, layers: { template, brand, site: layer } }))
    expect(config).toMatchObject({
      listing: { columns: 2 },
      blog: { title: 'Brand news' },
      locations: { title: 'Yards' },
      reviews: { shown: false },
    })
  })

  it('resolves a version once, and the next one anew [PL-04]', () => {
    const sites = resolver()
    const first = sites.resolve({ site: zephyr('a'), version: 1, layer: titled('Yards') })
    expect(sites.resolve({ site: zephyr('a'), version: 1, layer: titled('ignored') })).toBe(first)
    expect(sites.resolve({ site: zephyr('a'), version: 2, layer: titled('Places') }).locations.title).toBe('Places')
    expect(sites.resolve({ site: { ...zephyr('a'), brand: null }, version: 2 }).blog.title).toBe('Latest News')
  })

  it('shares what sites leave as it was [PL-04]', () => {
    const sites = resolver()
    const a = sites.resolve({ site: zephyr('a'), version: 1, layer: titled('Yards') })
    const layer = parseLayer({ settings: { theme: { colour: { ink: '#000000' } } } })
    const b = sites.resolve({ site: zephyr('b'), version: 1, layer })
    const different = (Object.keys(a) as (keyof typeof a)[]).filter((topic) => a[topic] !== b[topic])
    // Reviews were changed for both, by one rule of the brand.
    expect(different.toSorted()).toEqual(['locations', 'reviews', 'theme'])
    expect(a.theme.font).toBe(b.theme.font)
  })

  it('shares a group whose settings only repeat what holds [PL-04]', () => {
    const sites = resolver()
    const a = sites.resolve({ site: zephyr('a'), version: 1 })
    const settings = { listing: { columns: 2, promos: { positions: [8] } }, stats: { items: a.stats.items } }
    const layer = parseLayer({ settings })
    const b = sites.resolve({ site: zephyr('b'), version: 1, layer })
    expect([b.listing === a.listing, b.stats === a.stats]).toEqual([true, true])
  })

  it('takes new shared layers [PL-04]', () => {
    const sites = resolver()
    expect(sites.resolve({ site: zephyr('a'), version: 1 }).listing.columns).toBe(2)
    sites.replaceShared({ templates: { plain: parseLayer({ settings: { listing: { columns: 5 } } }) } })
    expect(sites.resolve({ site: zephyr('a'), version: 1 }).listing.columns).toBe(5)
  })

  it('forgets a site [PL-04]', () => {
    const sites = resolver()
    sites.resolve({ site: zephyr('a'), version: 1, layer: titled('Yards') })
    sites.forget('a')
    expect(sites.resolve({ site: zephyr('a'), version: 1 }).locations.title).toBe('Our Locations')
  })

  it.each(['missing', 'constructor'])('refuses a site whose template is %s [PL-04]', (name) => {
    const site = { slug: 'a', template: name, brand: null }
    const message = `site.template: unknown template '${name}'; known: plain`
    expect(() => resolver().resolve({ site, version: 1 })).toThrow(message)
  })

  it.each(['missing', 'constructor'])('resolves a site whose brand %s has no layer [PL-04]', (name) => {
    const site = { slug: 'a', template: 'plain', brand: name }
    expect(resolver().resolve({ site, version: 1 }).blog.title).toBe('Latest News')
  })
})
