import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import { describe, expect, it } from 'vitest'
import { Random } from '#search/testing/random.ts'
import { useSearchClients, type SiteName } from '../search-clients.ts'

const { app, hosts, configs, client, cars } = useSearchClients()

it('tells a page where to search, under which name and with which key [CA-07]', () => {
  expect(configs.southbank).toEqual({
    host: 'http://southbank.localhost/api/search',
    indexUid: 'Car_production',
    key: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(configs.southbank.key).not.toBe(configs.throttle.key)
})

describe('the official client', () => {
  it('searches, with totals, pages, smallest and largest, and how long it took, by offset and by page [CA-07] [CA-01] [SL-21]', async () => {
    const byOffset = await cars('southbank').search('toyota', { limit: 3, offset: 1, facets: ['make', 'price'] })
    expect(byOffset).toMatchObject({ query: 'toyota', limit: 3, offset: 1, processingTimeMs: expect.any(Number) })
    expect(byOffset.hits).toHaveLength(3)
    expect(byOffset.facetDistribution!['make']!['Toyota']).toBe(byOffset.estimatedTotalHits)
    expect(byOffset.facetStats!['price']).toEqual({ min: expect.any(Number), max: expect.any(Number) })
    const byPage = await cars('southbank').search('toyota', { page: 2, hitsPerPage: 21 })
    expect(byPage).toMatchObject({
      page: 2,
      hitsPerPage: 21,
      totalHits: byOffset.estimatedTotalHits,
      totalPages: Math.ceil(byOffset.estimatedTotalHits / 21),
    })
    const asked = await cars('southbank').searchGet('toyota', {
      limit: 3,
      offset: 1,
      filter: 'price > 0',
      sort: ['price:asc'],
    })
    expect(asked.hits.map(({ price }) => price as number)).toEqual(
      asked.hits.map(({ price }) => price as number).toSorted((a, b) => a - b),
    )
  })

  it('orders what can be bought by custom rank without a sort, and marks what matches [CA-01] [SL-36]', async () => {
    const { hits } = await cars('southbank').search('', { limit: 50 })
    const places = hits.map((hit) => [hit['tier'], hit['custom_rank']] as [number, number])
    expect(places).toEqual(places.toSorted((a, b) => a[0] - b[0] || b[1] - a[1]))
    const marked = await cars('southbank').search('toyo', {
      attributesToHighlight: ['*'],
      attributesToRetrieve: ['id', 'make', 'year'],
      highlightPreTag: '[',
      highlightPostTag: ']',
      limit: 1,
    })
    expect(marked.hits[0]!['_formatted']).toMatchObject({ make: '[Toyo]ta', id: expect.any(String) })
    expect(Object.keys(marked.hits[0]!)).toEqual(['id', 'make', 'year', '_formatted'])
  })

  it('asks several things at once, and the similar cars of the source [CA-02]', async () => {
    const uid = configs.southbank.indexUid
    const { results } = await client('southbank').multiSearch({
      queries: [
        {
          indexUid: uid,
          filter: 'model.name = "Corolla" AND price > 1000',
          facets: [],
          attributesToHighlight: ['*'],
          limit: 10,
        },
        { indexUid: uid, q: 'ute', facets: ['body'], limit: 1 },
      ],
    })
    expect(results.map(({ indexUid }) => indexUid)).toEqual([uid, uid])
    expect(results[0]!.hits.every(({ model }) => model === 'Corolla')).toBe(true)
    expect(results[1]!.hits).toHaveLength(1)
  })

  it('reads documents, settings, stats, health and version [CA-07]', async () => {
    const index = cars('southbank')
    const { results, total } = await index.getDocuments({ limit: 2, fields: ['id', 'name'] })
    expect(results.map((each) => Object.keys(each))).toEqual([
      ['id', 'name'],
      ['id', 'name'],
    ])
    expect((await index.getDocument(Number(results[0]!['id'])))['name']).toBe(results[0]!['name'])
    expect((await index.getStats()).numberOfDocuments).toBe(total)
    expect((await client('southbank').getStats()).indexes).toHaveProperty(configs.southbank.indexUid)
    expect((await index.getSettings()).filterableAttributes).toContain('dealership_name')
    expect(await index.getSynonyms()).toMatchObject({ ute: expect.arrayContaining(['pickup']) })
    expect(await client('southbank').health()).toEqual({ status: 'available' })
    expect((await client('southbank').getVersion()).pkgVersion).toMatch(/^\d+\./)
  })

  it('searches within the values of a facet [CA-07] [SL-20]', async () => {
    const { facetHits } = await cars('southbank').searchForFacetValues({ facetName: 'make', facetQuery: 'toy' })
    expect(facetHits).toEqual([{ value: 'Toyota', count: expect.any(Number) }])
  })

  it.each([
    ['a filter', { filter: 'price >' }, 'invalid_search_filter', /1:?\d*.*price >|price >/],
    ['an attribute', { filter: 'vin = "x"' }, 'invalid_search_filter', /`vin` is not filterable/],
    ['a sort', { sort: ['vin:asc'] }, 'invalid_search_sort', /`vin` is not sortable/],
    ['a facet', { facets: ['vin'] }, 'invalid_search_facets', /`vin`/],
    ['a limit', { limit: -1 }, 'invalid_search_limit', /limit/],
    ['an offset', { offset: -1 }, 'invalid_search_offset', /offset/],
    ['a field', { nonsense: true }, 'bad_request', /Unknown field `nonsense`/],
  ])(
    'hears what is wrong with %s: code, type, link, message and the request’s id [CA-07] [ER-06]',
    async (_, params, code, message) => {
      const error = await cars('southbank')
        .search('', params as object)
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(MeilisearchApiError)
      const { response, cause } = error as MeilisearchApiError
      expect(response.status).toBe(400)
      expect(cause).toEqual({
        code,
        type: 'invalid_request',
        link: expect.stringContaining(code),
        message: expect.stringMatching(message),
        request_id: response.headers.get('x-request-id'),
      })
    },
  )

  it('is told the place where a filter cannot be read [CA-07]', async () => {
    const error = (await cars('southbank')
      .search('', { filter: 'make = Toyota AND price ~ 5' })
      .catch((thrown: unknown) => thrown)) as MeilisearchApiError
    expect(error.cause?.message).toContain('\n25:26 make = Toyota AND price ~ 5')
  })

  it('cannot write: stock comes from feeds [CA-07]', async () => {
    const error = (await cars('southbank')
      .addDocuments([{ id: 1 }])
      .catch((thrown: unknown) => thrown)) as MeilisearchApiError
    expect([error.response.status, error.cause?.code]).toEqual([404, 'not_found'])
  })
})

describe('sites never mix', () => {
  const dealershipsOf = (name: SiteName) => app().deps.sites.atHost(hosts[name])!.site.dealershipIds

  it.each([{}, { filter: 'dealership_id > 0' }, { filter: 'NOT (make = "Nobody")' }, { q: 'a' }])(
    'whatever the request says: %j [CA-07]',
    async (params) => {
      for (const name of ['southbank', 'throttle'] as const) {
        const { hits } = await cars(name).search('', { limit: 1000, ...params })
        expect(hits.length).toBeGreaterThan(0)
        expect(hits.filter((hit) => !dealershipsOf(name).includes(hit['dealership_id'] as number))).toEqual([])
      }
    },
  )

  it("refuses another site's key, and none at all [CA-07]", async () => {
    const foreign = new Meilisearch({ host: configs.southbank.host, apiKey: configs.throttle.key }).index(
      'Car_production',
    )
    const refused = (await foreign.search('').catch((thrown: unknown) => thrown)) as MeilisearchApiError
    expect([refused.response.status, refused.cause?.code, refused.cause?.type]).toEqual([
      403,
      'invalid_api_key',
      'auth',
    ])
    const without = (await new Meilisearch({ host: configs.southbank.host })
      .index('Car_production')
      .search('')
      .catch((thrown: unknown) => thrown)) as MeilisearchApiError
    expect([without.response.status, without.cause?.code]).toEqual([401, 'missing_authorization_header'])
  })

  it('does not show a car of another site by its id [CA-07]', async () => {
    const [foreign] = (await cars('throttle').search('', { limit: 1 })).hits
    const error = (await cars('southbank')
      .getDocument(Number(foreign!['id']))
      .catch((thrown: unknown) => thrown)) as MeilisearchApiError
    expect(error.cause?.code).toBe('document_not_found')
  })

  it('knows one index only [CA-07]', async () => {
    const error = (await client('southbank')
      .index('Bike_production')
      .search('')
      .catch((thrown: unknown) => thrown)) as MeilisearchApiError
    expect([error.response.status, error.cause?.code]).toEqual([404, 'index_not_found'])
  })
})

describe('instant-meilisearch', () => {
  const instant = (name: SiteName) =>
    instantMeiliSearch(configs[name].host, configs[name].key, { finitePagination: true, primaryKey: 'id' }).searchClient

  it('gives a page its hits, counts and totals; its first query, which has no filter, stays within the site [CA-07] [CA-02]', async () => {
    const { results } = await instant('southbank').search<Record<string, unknown>>([
      { indexName: 'Car_production', params: { query: '', facets: ['make', 'price'], hitsPerPage: 21, page: 0 } },
    ])
    const [first] = results as {
      hits: Record<string, unknown>[]
      nbHits: number
      nbPages: number
      facets: Record<string, Record<string, number>>
    }[]
    const { estimatedTotalHits } = await cars('southbank').search('')
    expect([first!.hits.length, first!.nbHits, first!.nbPages]).toEqual([
      21,
      estimatedTotalHits,
      Math.ceil(estimatedTotalHits / 21),
    ])
    expect(Object.values(first!.facets['make']!).reduce((sum, count) => sum + count, 0)).toBe(estimatedTotalHits)
    const own = app().deps.sites.atHost(hosts.southbank)!.site.dealershipIds
    expect(first!.hits.every((hit) => own.includes(hit['dealership_id'] as number))).toBe(true)
  })

  it('refines and sorts [CA-07]', async () => {
    const { results } = await instant('southbank').search<Record<string, unknown>>([
      {
        indexName: 'Car_production:price:desc',
        params: {
          query: '',
          facets: ['make'],
          facetFilters: [['make:Toyota', 'make:Mazda']],
          numericFilters: ['price>=1000'],
          hitsPerPage: 10,
          page: 0,
        },
      },
    ])
    const { hits } = (results as { hits: Record<string, unknown>[] }[])[0]!
    expect(hits.every(({ make }) => make === 'Toyota' || make === 'Mazda')).toBe(true)
    const prices = hits.map(({ price }) => price as number)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  })
})

it('answers a plain list of cars for search_filters and a limit; ":" may stand for "=" [CA-02]', async () => {
  const answer = await app().post(
    hosts.southbank,
    '/api/search/cars',
    { search_filters: 'make:"Toyota" AND price>1000', limit: 4 },
    { authorization: `Bearer ${configs.southbank.key}` },
  )
  const list = (await answer.json()) as { make: string }[]
  expect(list.map(({ make }) => make)).toEqual(['Toyota', 'Toyota', 'Toyota', 'Toyota'])
})

it('answers 21 where no limit is named, and takes filters, words, a sort and an offset beside the site’s own filters [CA-01] [CA-02]', async () => {
  const headers = { authorization: `Bearer ${configs.southbank.key}` }
  const ask = async (request: object) =>
    (await (await app().post(hosts.southbank, '/api/search/cars', request, headers)).json()) as {
      id: number
      make: string
      price: number
    }[]
  expect(await ask({})).toHaveLength(21)
  const toyotas = { search_filters: 'make:Toyota', filters: 'price > 1000', query: 'toyota', sort: ['price:asc'] }
  const all = await ask({ ...toyotas, limit: 9 })
  expect(all.every(({ make, price }) => make === 'Toyota' && price > 1000)).toBe(true)
  expect(all.map(({ price }) => price)).toEqual(all.map(({ price }) => price).toSorted((a, b) => a - b))
  expect(await ask({ ...toyotas, offset: 4, limit: 5 })).toEqual(all.slice(4))
})

it('answers every request, however odd, with 200 or a 4xx of the protocol [CA-07]', async () => {
  const random = new Random(5)
  const odd = [
    null,
    true,
    -1,
    1e21,
    0,
    '',
    'make',
    'a'.repeat(5_000),
    [],
    [[]],
    [['make = Toyota']],
    {},
    { a: 1 },
    ['*'],
    'make = Toyota',
    '\u0000',
  ]
  const fields = [
    'q',
    'filter',
    'facets',
    'sort',
    'limit',
    'offset',
    'page',
    'hitsPerPage',
    'attributesToHighlight',
    'attributesToCrop',
    'cropLength',
    'disjunctiveFacets',
    'facetRanges',
    'showMatchesPosition',
    'matchingStrategy',
    'distinct',
    'attributesToSearchOn',
    'rankingScoreThreshold',
    'showRankingScoreDetails',
    'locales',
    'federation',
    'federationOptions',
    'fields',
    'ids',
    '__proto__',
    'facetName',
    'facetQuery',
    'queries',
    'search_filters',
  ]
  const paths = [
    'indexes/Car_production/search',
    'multi-search',
    'indexes/Car_production/facet-search',
    'cars',
    'indexes/Car_production/documents/fetch',
  ]
  const headers = { authorization: `Bearer ${configs.southbank.key}` }
  for (let round = 0; round < 1_500; round++) {
    const value = () => random.pick(odd)
    const request = Object.fromEntries(random.some(fields, 0.15).map((field) => [field, value()]))
    const body = random.chance(0.05)
      ? value()
      : random.chance(0.3)
        ? { queries: [{ indexUid: 'Car_production', ...request }], ...(random.chance(0.5) && { federation: {} }) }
        : request
    const answer = await app().post(hosts.southbank, `/api/search/${random.pick(paths)}`, JSON.stringify(body), headers)
    const text = await answer.text()
    expect(
      [200, 400, 404, 413],
      `${JSON.stringify(body).slice(0, 300)} → ${answer.status} ${text.slice(0, 200)}`,
    ).toContain(answer.status)
    if (answer.status !== 200)
      expect(JSON.parse(text)).toEqual({
        message: expect.any(String),
        code: expect.any(String),
        type: 'invalid_request',
        link: expect.any(String),
        request_id: expect.any(String),
      })
  }
})

it.each([
  ['no JSON', '{"q":', {}, 400, 'malformed_payload'],
  ['another type', 'q=1', { 'content-type': 'text/plain' }, 415, 'invalid_content_type'],
  ['too much', JSON.stringify({ q: 'x'.repeat(300_000) }), {}, 413, 'payload_too_large'],
])('refuses %s', async (_, body, headers, status, code) => {
  const answer = await app().post(hosts.southbank, '/api/search/multi-search', body, {
    authorization: `Bearer ${configs.southbank.key}`,
    'content-length': String(body.length),
    ...headers,
  })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code])
})
