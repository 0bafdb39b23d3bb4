import { describe, expect, it } from 'vitest'
import { useSearchClients } from '../search-clients.ts'

const { cars, post } = useSearchClients()

interface Car {
  id: number
  make: string
  price: number
}
interface Page {
  hits: Car[]
  count: number
  facets: Record<string, Record<string, number>>
  pages: number
  ms: number
}
const ask = async (request: object) => (await post('meridian', 'cars', request)).json()
const page = async (request: object) => (await ask(request)) as Page
const found = async (filter: string, params: object = {}) =>
  (await cars('meridian').search('', { filter, limit: 1_000, ...params })).hits as unknown as Car[]
const ids = (hits: readonly Car[]) => hits.map(({ id }) => id)

describe('a page of cars', () => {
  it('has hits, count, facets, pages and ms, 21 hits unless told [CA-09]', async () => {
    const all = await found('price > 0')
    const answer = await page({ filters: 'price > 0', facets: ['make', 'price'] })
    expect(Object.keys(answer)).toEqual(['hits', 'count', 'facets', 'pages', 'ms'])
    expect(ids(answer.hits)).toEqual(ids(all).slice(0, 21))
    expect([answer.count, answer.pages, answer.ms]).toEqual([
      all.length,
      Math.ceil(all.length / 21),
      expect.any(Number),
    ])
    const counts = Map.groupBy(all, ({ make }) => make)
    expect(answer.facets['make']).toEqual(Object.fromEntries([...counts].map(([make, of]) => [make, of.length])))
    expect(Object.values(answer.facets['price']!).reduce((sum, count) => sum + count, 0)).toBe(all.length)
  })

  it('is narrowed by the site’s filter and by what was chosen, ":" standing for "=" in both [CA-09]', async () => {
    const expected = await found('make = Toyota AND price > 30000')
    expect(expected.length).toBeGreaterThan(0)
    const answer = await page({ search_filters: 'make:"Toyota"', filters: 'price > 30000', hitsPerPage: 100 })
    expect([ids(answer.hits), answer.count, answer.pages]).toEqual([ids(expected), expected.length, 1])
    const chosen = await page({ search_filters: 'price > 30000', filters: 'make:Toyota', hitsPerPage: 100 })
    expect(ids(chosen.hits)).toEqual(ids(expected))
  })

  it.each([
    [{ hitsPerPage: 5 }, 0, 5],
    [{ hitsPerPage: 5, offset: 7 }, 7, 5],
    [{ offset: 3 }, 3, 21],
    [{ hitsPerPage: 0 }, 0, 0],
  ])('is as long and begins where it is told: %j [CA-09]', async (request, from, length) => {
    const all = await found('price > 0')
    const answer = await page({ search_filters: 'price > 0', ...request })
    expect(ids(answer.hits)).toEqual(ids(all).slice(from, from + length))
    expect([answer.count, answer.pages]).toEqual([all.length, length > 0 ? Math.ceil(all.length / length) : 0])
  })

  it('is of what matches the words [CA-09]', async () => {
    const { hits, count } = await page({ query: 'toyota', hitsPerPage: 1_000 })
    const expected = (await cars('meridian').search('toyota', { limit: 1_000 })).hits as unknown as Car[]
    expect([ids(hits), count]).toEqual([ids(expected), expected.length])
    expect(count).toBeLessThan((await found('id > 0')).length)
  })

  it('is in the order asked for, else by custom rank [CA-09]', async () => {
    const { hits } = await page({ search_filters: 'price > 0', sort: ['price:desc'] })
    expect(ids(hits)).toEqual(ids(await found('price > 0', { sort: ['price:desc'] })).slice(0, 21))
    const prices = hits.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })
})

describe('without any of that', () => {
  it.each([
    {},
    { search_filters: 'make:Toyota' },
    { search_filters: 'make:Toyota', limit: 4 },
    { limit: 3, query: 'toyota' },
  ])('a plain list of cars is answered: %j [CA-09] [CA-02]', async (request) => {
    const list = (await ask(request)) as Car[]
    expect(Array.isArray(list)).toBe(true)
    expect(list.length).toBe('limit' in request ? request.limit : 21)
  })

  it.each(['facets', 'hitsPerPage'])('a limit and %s ask for two things at once [CA-09]', async (field) => {
    const answer = await post('meridian', 'cars', { limit: 3, [field]: field === 'facets' ? ['make'] : 3 })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'bad_request', message: expect.stringContaining(`\`${field}\` for a page`) },
    ])
  })

  it.each([
    [{ hitsPerPage: 'x' }, 'invalid_search_hits_per_page'],
    [{ facets: ['vin'] }, 'invalid_search_facets'],
    [{ filters: 'price >' }, 'invalid_search_filter'],
    [{ other: 1 }, 'bad_request'],
  ])('what cannot be read is refused: %j [CA-09]', async (request, code) => {
    const answer = await post('meridian', 'cars', request)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code }])
  })
})
