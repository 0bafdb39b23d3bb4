import { describe, expect, it } from 'vitest'
import { refusalOf, useSearchClients } from '../search-clients.ts'

const { app, hosts, configs, cars, client, post, get } = useSearchClients()

type Hit = Record<string, unknown>
const index = 'indexes/Car_production'
const all = async () => (await cars('meridian').search('', { limit: 1_000 })).hits as Hit[]
const json = async (answer: Promise<Response> | Response) => (await (await answer).json()) as Record<string, unknown>

describe('a hit', () => {
  const first = async (q: string, params: object) =>
    (await cars('southbank').search(q, { limit: 1, ...params })).hits[0] as Hit

  it('has in _formatted all that is retrieved, marked or cut, numbers as text [CA-07]', async () => {
    const plain = await first('skoda', {})
    const whole = (await first('skoda', { attributesToHighlight: ['make'] }))['_formatted'] as Hit
    expect(Object.keys(whole)).toEqual(Object.keys(plain))
    expect(whole).toMatchObject({
      make: '<em>Skoda</em>',
      name: plain['name'],
      price: String(plain['price']),
      certified: false,
      _geo: { lat: expect.stringMatching(/^-27\.\d+$/) },
    })
    const some = await first('skoda', {
      attributesToRetrieve: ['id', 'year'],
      attributesToHighlight: ['make'],
      attributesToCrop: ['name:2'],
    })
    expect(Object.keys(some)).toEqual(['id', 'year', '_formatted'])
    expect(some['_formatted']).toEqual({
      id: String(plain['id']),
      name: expect.stringMatching(/^2025 Skoda…$|^…?Skoda \w+…$/),
      make: '<em>Skoda</em>',
      year: String(plain['year']),
    })
  })

  it.each([
    [{}],
    [{ attributesToHighlight: [] }],
    [{ attributesToHighlight: ['nothing'], attributesToCrop: ['nothing'] }],
  ])('has no _formatted where nothing of it is marked or cut: %j [CA-07]', async (params) =>
    expect(await first('skoda', params)).not.toHaveProperty('_formatted'),
  )

  it('tells where words stand: in texts, in numbers, in lists, whether or not it shows them [CA-07]', async () => {
    const hit = await first('octavia cruise 2025', { attributesToRetrieve: ['id'], showMatchesPosition: true })
    expect(Object.keys(hit)).toEqual(['id', '_matchesPosition'])
    expect(hit['_matchesPosition']).toMatchObject({
      name: [
        { start: 0, length: 4 },
        { start: 11, length: 7 },
      ],
      year: [{ start: 0, length: 4 }],
      model: [{ start: 0, length: 7 }],
    })
    const features = (await first('octavia', {}))['filtered_features'] as string[]
    const listed = (await first('octavia android', { showMatchesPosition: true }))['_matchesPosition'] as Hit
    expect(listed['filtered_features']).toEqual([{ start: 0, length: 7, indices: [features.indexOf('Android Auto')] }])
  })

  it('has vectors where they are asked for: none [CA-07]', async () => {
    expect((await first('skoda', { retrieveVectors: true }))['_vectors']).toEqual({})
    expect(await first('skoda', {})).not.toHaveProperty('_vectors')
  })
})

describe('facets', () => {
  it('count numbers too, by size [CA-07]', async () => {
    const everything = await all()
    const { facetDistribution, facetStats } = await cars('meridian').search('', { facets: ['price', 'year', 'km'] })
    for (const name of ['price', 'year', 'km']) {
      const values = everything.map((hit) => hit[name]).filter((value) => typeof value === 'number')
      const counts = Map.groupBy(
        values.toSorted((a, b) => a - b),
        String,
      )
      expect(facetDistribution![name]).toEqual(Object.fromEntries([...counts].map(([value, of]) => [value, of.length])))
      expect(facetStats![name]).toEqual({ min: Math.min(...values), max: Math.max(...values) })
    }
    const few = await json(
      post('meridian', `${index}/search`, { facets: ['price'], maxValuesPerFacet: 3, facetOrder: 'count' }),
    )
    const most = Object.values((few['facetDistribution'] as Record<string, Record<string, number>>)['price']!)
    expect(most.toSorted((a, b) => b - a)).toEqual(
      Object.values(facetDistribution!['price']!)
        .toSorted((a, b) => b - a)
        .slice(0, 3),
    )
  })

  it('have no more values than the settings say [CA-07]', async () => {
    const { faceting } = await cars('meridian').getSettings()
    expect(faceting).toEqual({ maxValuesPerFacet: 500, sortFacetValuesBy: { '*': 'alpha' } })
  })
})

describe('a facet’s search', () => {
  const values = async (facetQuery: string | undefined, more: object = {}) => {
    const asked = { facetName: 'model', ...(facetQuery !== undefined && { facetQuery }), ...more }
    return (await cars('meridian').searchForFacetValues(asked)).facetHits.map(({ value }) => value)
  }
  const models = async () => [...new Set((await all()).map(({ model }) => String(model)))]
  const fold = (text: string) => text.toLowerCase()

  it('compares the beginning of the whole value, as it is typed, without regard to case [CA-07]', async () => {
    const beginning = (await models()).filter((model) => fold(model).startsWith('land'))
    expect(beginning.length).toBeGreaterThan(0)
    expect((await values('LAND')).toSorted()).toEqual(beginning.toSorted())
    const two = (await models()).find((model) => model.includes(' '))!
    expect(await values(two)).toContain(two)
    expect(await values(two.split(' ')[1]!)).not.toContain(two)
  })

  it('forgives one typo from five letters on and two from nine, none in shorter ones [CA-07]', async () => {
    expect(await values('corola')).toContain('Corolla')
    expect(await values('coro')).toContain('Corolla')
    expect(await values('koro')).not.toContain('Corolla')
    expect(await values('crla')).toEqual([])
  })

  it('gives all values, by name, where nothing is typed, with counts of what else was asked [CA-07]', async () => {
    const expected = (await models()).toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1))
    expect(await values(undefined)).toEqual(expected)
    const toyotas = new Set((await all()).filter(({ make }) => make === 'Toyota').map(({ model }) => model))
    expect(new Set(await values(undefined, { filter: 'make = Toyota' }))).toEqual(toyotas)
    expect(new Set(await values('', { q: 'toyota', attributesToSearchOn: ['make'] }))).toEqual(toyotas)
    expect(await values('', { q: '"toyota nothing"' })).toEqual([])
  })

  it('does not mind what else a search was sent with [CA-07]', async () => {
    const answer = await post('meridian', `${index}/facet-search`, { facetName: 'make', limit: 3, page: 'x', other: 1 })
    expect([answer.status, await json(answer)]).toMatchObject([200, { facetQuery: null }])
  })

  it.each([
    [{}, 'missing_facet_search_facet_name', /^Missing field `facetName`/],
    [{ facetName: 5 }, 'invalid_facet_search_facet_name', /^Invalid value type at `.facetName`: expected a string/],
    [{ facetName: 'vin' }, 'invalid_facet_search_facet_name', /^Attribute `vin` is not facet-searchable. Available/],
    [{ facetName: 'make', facetQuery: [] }, 'invalid_facet_search_query', /^Invalid value type at `.facetQuery`/],
    [
      { facetName: 'make', q: 5 },
      'invalid_search_q',
      /^Invalid value type at `.q`: expected a string, but found a positive integer: `5`/,
    ],
    [{ facetName: 'make', filter: 'vin = 1' }, 'invalid_search_filter', /`vin` is not filterable/],
    [{ facetName: 'make', exhaustiveFacetCount: 1 }, 'invalid_facet_search_exhaustive_facet_count', /boolean/],
  ])('is refused in the protocol’s words: %j [CA-07]', async (body, code, message) => {
    const answer = await post('meridian', `${index}/facet-search`, body)
    expect([answer.status, await json(answer)]).toMatchObject([400, { code, message: expect.stringMatching(message) }])
  })
})

describe('documents', () => {
  it('come by their ids and with their fields, asked either way [CA-07]', async () => {
    const [one, two, three] = (await all()).slice(0, 3).map(({ id, make }) => ({ id: id as number, make }))
    const byId = [one!, two!].toSorted((a, b) => a.id - b.id)
    const asked = { ids: [two!.id, String(one!.id), 4, 'none'], fields: ['id', 'make'] }
    const expected = { results: byId, offset: 0, limit: 20, total: 2 }
    expect(await json(post('meridian', `${index}/documents/fetch`, asked))).toEqual(expected)
    expect(await json(get('meridian', `${index}/documents?ids=${asked.ids.join()}&fields=id,make`))).toEqual(expected)
    expect(
      (await cars('meridian').getDocuments({ ids: [one!.id, three!.id], limit: 1, offset: 1 } as object)).total,
    ).toBe(2)
    expect((await cars('meridian').getDocuments({ ids: [] } as object)).results).toEqual([])
    expect(await cars('meridian').getDocument(one!.id, { fields: ['make', 'id'] })).toEqual({
      make: one!.make,
      id: one!.id,
    })
    const filtered = await cars('meridian').getDocuments({
      ids: [one!.id, two!.id],
      filter: `id = ${one!.id}`,
    } as object)
    expect(filtered.results.map(({ id }) => id)).toEqual([one!.id])
    expect(await json(get('meridian', `${index}/documents?limit=1&fields=`))).toMatchObject({ results: [{}] })
    expect(
      Object.keys((await json(get('meridian', `${index}/documents?limit=1&fields=*`)))['results']![0 as never]).length,
    ).toBeGreaterThan(20)
  })

  it.each([
    [
      '?offset=doggo',
      'invalid_document_offset',
      'Invalid value in parameter `offset`: could not parse `doggo` as a positive integer',
    ],
    [
      '?limit=-1',
      'invalid_document_limit',
      'Invalid value in parameter `limit`: could not parse `-1` as a positive integer',
    ],
    ['?filter=doggo', 'invalid_document_filter', 'Was expecting an operation'],
    ['?filter=doggo=bernese', 'invalid_document_filter', 'Attribute `doggo` is not filterable'],
    ['?sort=doggo:asc', 'invalid_document_sort', 'Attribute `doggo` is not sortable'],
    ['?ids=0,illegal/docid', 'invalid_document_ids', 'In `.ids[1]`: Document identifier `"illegal/docid"` is invalid'],
    ['?retrieveVectors=doggo', 'invalid_document_retrieve_vectors', 'could not parse `doggo` as a boolean'],
    ['?doggo=1', 'bad_request', 'Unknown parameter `doggo`'],
    ['/1?doggo=1', 'bad_request', 'Unknown parameter `doggo`'],
  ])('are refused in the protocol’s words: %s [CA-07]', async (path, code, message) => {
    const answer = await get('meridian', `${index}/documents${path}`)
    expect([answer.status, await json(answer)]).toMatchObject([
      400,
      { code, message: expect.stringContaining(message) },
    ])
  })

  it.each([
    [
      { offset: 'doggo' },
      'invalid_document_offset',
      'Invalid value type at `.offset`: expected a positive integer, but found a string: `"doggo"`',
    ],
    [{ fields: 'id' }, 'invalid_document_fields', 'expected an array'],
    [{ ids: 5 }, 'invalid_document_ids', 'expected an array'],
    [{ ids: ['a b'] }, 'invalid_document_ids', 'In `.ids[0]`'],
    [{ filter: true }, 'invalid_document_filter', 'expected String, Array, found: true'],
    [{ sort: ['doggo'] }, 'invalid_document_sort', 'ending by `:asc` or `:desc`'],
  ])('are refused by the same codes in a body: %j [CA-07]', async (body, code, message) => {
    const answer = await post('meridian', `${index}/documents/fetch`, body)
    expect([answer.status, await json(answer)]).toMatchObject([
      400,
      { code, message: expect.stringContaining(message) },
    ])
  })
})

describe('an answer', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/

  it('has an id of its own, and says which query and index it is of where that is asked for [CA-07]', async () => {
    const asked = { q: 'toyota', limit: 1 }
    const without = await json(post('southbank', `${index}/search`, asked))
    expect(without['requestUid']).toMatch(uuid)
    expect(without).not.toHaveProperty('metadata')
    const header = { 'meili-include-metadata': 'true' }
    const metadata = {
      query: 'toyota',
      queryUid: expect.stringMatching(uuid),
      indexUid: 'Car_production',
      primaryKey: 'id',
    }
    expect(await json(post('southbank', `${index}/search`, asked, header))).toMatchObject({ metadata })
    const queries = [{ indexUid: 'Car_production', q: 'toyota' }]
    expect(await json(post('southbank', 'multi-search', { queries }, header))).toMatchObject({
      results: [{ metadata }],
    })
    expect(await json(post('southbank', 'multi-search', { queries, federation: {} }, header))).toMatchObject({
      metadata: [metadata],
    })
  })

  it('lets pages of other origins ask for that [CA-07]', async () => {
    const preflight = await app().fetch(
      new Request(`http://${hosts.southbank}/api/search/${index}/search`, {
        method: 'OPTIONS',
        headers: {
          host: hosts.southbank,
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'meili-include-metadata',
        },
      }),
    )
    expect(preflight.headers.get('access-control-allow-headers')).toContain('meili-include-metadata')
  })

  it('says how long its parts took where that is asked for [CA-07]', async () => {
    const details = { search: expect.stringMatching(/^[\d.]+ms$/), format: expect.stringMatching(/^[\d.]+ms$/) }
    const found = await cars('southbank').search('toyota', { showPerformanceDetails: true })
    expect(found.performanceDetails).toEqual(details)
    expect(await cars('southbank').search('toyota')).not.toHaveProperty('performanceDetails')
    const { indexUid } = configs.southbank
    const together = await client('southbank').multiSearch({
      federation: { showPerformanceDetails: true },
      queries: [{ indexUid, q: 'toyota' }],
    })
    expect(together).toMatchObject({ performanceDetails: details })
  })
})

it.each([
  [{ hybrid: { embedder: 'default' } }, 'invalid_search_hybrid_query', 'there are no embedders'],
  [{ vector: [1, 2] }, 'invalid_search_vector', 'there are no embedders'],
  [{ media: {} }, 'invalid_search_media', 'there are no embedders'],
  [{ personalize: { userContext: 'x' } }, 'invalid_search_personalize', 'not personalized'],
  [{ useNetwork: true }, 'invalid_search_use_network', 'no network'],
  [
    { limit: 'doggo' },
    'invalid_search_limit',
    'Invalid value type at `.limit`: expected a positive integer, but found a string: `"doggo"`',
  ],
  [{ hitsPerPage: 1.5 }, 'invalid_search_hits_per_page', 'expected a positive integer, but found a float: `1.5`'],
  [
    { matchingStrategy: 'doggo' },
    'invalid_search_matching_strategy',
    'Unknown value `doggo` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
  ],
  [{ facets: 'doggo' }, 'invalid_search_facets', 'expected an array'],
  [{ showRankingScore: 'doggo' }, 'invalid_search_show_ranking_score', 'expected a boolean'],
  [{ showPerformanceDetails: 1 }, 'invalid_search_show_performance_details', 'expected a boolean'],
  [{ filter: true }, 'invalid_search_filter', '`expected String, Array, found: true`'],
])(
  'what we do not have, or cannot read, is refused by the protocol’s code: %j [CA-07]',
  async (params, code, message) => {
    expect(await refusalOf(cars('southbank').search('', params as object))).toEqual({
      status: 400,
      code,
      message: expect.stringContaining(message),
    })
  },
)

it('an index by a name that none can have is refused otherwise than an unknown one [CA-07]', async () => {
  expect(await refusalOf(client('southbank').index('hé').search(''))).toMatchObject({
    status: 400,
    code: 'invalid_index_uid',
  })
  expect(await refusalOf(client('southbank').index('he').search(''))).toMatchObject({
    status: 404,
    code: 'index_not_found',
  })
})
