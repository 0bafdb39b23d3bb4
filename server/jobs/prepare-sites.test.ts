import { expect, it, vi } from 'vitest'
import type { Site } from '#domain/sites/site.ts'
import type { SiteDirectory } from '../site-directory.ts'
import type { SiteSearch } from '../site-search.ts'
import { prepareSites } from './prepare-sites.ts'

/** Sites by how many vehicles they have, and which of them were prepared. */
function given(vehicles: Record<string, number>, { failing = '', endsAfter = Number.POSITIVE_INFINITY } = {}) {
  const names = Object.keys(vehicles)
  const sites = names.map((slug, id) => ({ id, slug, dealershipIds: [id] }) as unknown as Site)
  const [defined, prepared, log] = [[] as string[], [] as string[], { error: vi.fn() }]
  const siteSearch = {
    define: ({ site }: { site: Site }) => defined.push(site.slug),
    shape: async ({ slug }: Site) => {
      if (slug === failing) throw new Error('gone')
      prepared.push(slug)
    },
  }
  const done = prepareSites({
    sites: { sites, live: (site: Site) => ({ site }) } as unknown as SiteDirectory,
    siteSearch: siteSearch as unknown as SiteSearch,
    search: { sizeOf: ([id]) => vehicles[names[id!]!]! },
    log,
    isEnding: () => prepared.length >= endsAfter,
  })
  return done.then(() => ({ defined, prepared, log }))
}

it('large sites are prepared, the largest first, and small ones left alone', async () => {
  const { defined, prepared } = await given({ small: 999, middling: 1_000, large: 90_000, idle: 0 })
  expect(prepared).toEqual(['large', 'middling'])
  expect(defined).toEqual(prepared)
})

it('one that cannot be prepared is told of and holds up no other', async () => {
  const { prepared, log } = await given({ large: 5_000, larger: 9_000 }, { failing: 'larger' })
  expect(prepared).toEqual(['large'])
  expect(log.error).toHaveBeenCalledOnce()
})

it('a process that ends prepares no more', async () => {
  const { prepared } = await given({ large: 5_000, larger: 9_000, largest: 9_999 }, { endsAfter: 1 })
  expect(prepared).toEqual(['largest'])
})
