import { expect, it, vi } from 'vitest'
import type { PublicConfig, SiteConfig } from '#config/site/site-config.ts'
import type { Site } from '#domain/sites/site.ts'
import { SiteDirectory } from './site-directory.ts'

const site = (id: number, more: Partial<Site> = {}): Site => ({
  id,
  slug: `s${id}`,
  name: `Site ${id}`,
  kind: 'dealer',
  template: 'harbour',
  brand: null,
  domains: [],
  dealershipIds: [],
  sharedLocations: [],
  ...more,
})

function directory(demo: boolean, ...sites: Site[]) {
  const resolve = vi.fn(() => ({ config: {} as SiteConfig, publicConfig: {} as PublicConfig }))
  const result = new SiteDirectory({ resolve, demo })
  for (const each of sites) result.put(each)
  return { directory: result, resolve }
}

it('finds a site by its custom domains [PL-01]', () => {
  const { directory: sites } = directory(
    false,
    site(1, { domains: ['a.example', 'www.a.example'] }),
    site(2, { domains: ['b.example'] }),
  )
  expect(sites.atHost('www.a.example')?.site.id).toBe(1)
  expect(sites.atHost('b.example')?.site.id).toBe(2)
  expect(sites.atHost('c.example')).toBeUndefined()
})

it('finds a site at {slug}.localhost in demo mode only', () => {
  expect(directory(true, site(1)).directory.atHost('s1.localhost')?.site.id).toBe(1)
  expect(directory(false, site(1)).directory.atHost('s1.localhost')).toBeUndefined()
})

it('lets a domain move from one site to another in either order', () => {
  const { directory: sites } = directory(false, site(1, { domains: ['a.example'] }), site(2))
  sites.put(site(2, { domains: ['a.example'] }))
  sites.put(site(1))
  expect(sites.atHost('a.example')?.site.id).toBe(2)
  sites.remove(2)
  expect(sites.atHost('a.example')).toBeUndefined()
})

it('knows which sites show a dealership', () => {
  const { directory: sites } = directory(false, site(1, { dealershipIds: [10] }), site(2, { dealershipIds: [10, 20] }))
  expect([...sites.idsShowing(10)]).toEqual([1, 2])
  sites.put(site(2, { dealershipIds: [20] }))
  expect([...sites.idsShowing(10)]).toEqual([1])
  expect([...sites.idsShowing(99)]).toEqual([])
})

it('resolves configuration on first use, once, and again after a change', () => {
  const { directory: sites, resolve } = directory(true, site(1), site(2))
  expect(resolve).not.toHaveBeenCalled()
  sites.atHost('s1.localhost')
  sites.atHost('s1.localhost')
  expect(resolve).toHaveBeenCalledTimes(1)
  sites.put(site(1))
  sites.atHost('s1.localhost')
  expect(resolve).toHaveBeenCalledTimes(2)
})
