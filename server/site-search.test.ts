import { expect, it } from 'vitest'
import type { Site } from '#domain/sites/site.ts'
import type { SearchService } from '#services/search/search-service.ts'
import { SiteSearch } from './site-search.ts'

/** Two sites with one make each; a site without a make has a search that fails. */
function given() {
  const makes: Record<string, string | null> = { one: 'Kia', two: 'Kia' }
  const search = async (slug: string) => {
    if (makes[slug] === null) throw new Error('down')
    return { facetCounts: { make: [{ value: makes[slug], count: 1 }] } }
  }
  const siteSearch = new SiteSearch({ search } as unknown as SearchService, { error: () => {} })
  const makesOf = async (id: number, slug: string) => (await siteSearch.shape({ id, slug } as Site)).makes
  return { makes, siteSearch, makesOf }
}

it('says which shapes differ from those that pages were made from', async () => {
  const { makes, siteSearch, makesOf } = given()
  await Promise.all([makesOf(1, 'one'), makesOf(2, 'two')])
  makes['two'] = 'Audi'
  expect(await siteSearch.refreshShapes([1, 2, 3])).toEqual([2])
  expect([await makesOf(1, 'one'), await makesOf(2, 'two')]).toEqual([['Kia'], ['Audi']])
})

it('a shape that could not be asked for may differ: it holds up no other site, and is asked for again', async () => {
  const { makes, siteSearch, makesOf } = given()
  await Promise.all([makesOf(1, 'one'), makesOf(2, 'two')])
  Object.assign(makes, { one: null, two: 'Audi' })
  expect(await siteSearch.refreshShapes([1, 2])).toEqual([1, 2])
  makes['one'] = 'Ford'
  expect(await makesOf(1, 'one')).toEqual(['Ford'])
  expect(await siteSearch.refreshShapes([1, 2])).toEqual([])
})

it('a shape that failed before is no reason to fail again', async () => {
  const { makes, siteSearch, makesOf } = given()
  makes['one'] = null
  const failing = makesOf(1, 'one')
  const refreshed = siteSearch.refreshShapes([1])
  await expect(failing).rejects.toThrow('down')
  expect(await refreshed).toEqual([1])
})
