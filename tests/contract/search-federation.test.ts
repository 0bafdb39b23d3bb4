import { describe, expect, it } from 'vitest'
import { useSearchClients } from '../search-clients.ts'

const { cars, post, hosts, app } = useSearchClients()

type Hit = Record<string, unknown> & { _federation: { queriesPosition: number; weightedRankingScore: number } }
interface Federated extends Record<string, unknown> {
  hits: Hit[]
  estimatedTotalHits: number
}
const indexUid = 'Car_production'
const multi = (body: object) => post('meridian', 'multi-search', body)
const federated = async (queries: object[], federation: object = {}) => {
  const answer = await multi({ federation, queries: queries.map((query) => ({ indexUid, ...query })) })
  return (await answer.json()) as Federated
}
const idsOf = (hits: readonly Record<string, unknown>[]) => hits.map(({ id }) => id as number)
const search = async (q: string, params: object = {}) =>
  (await cars('meridian').search(q, { limit: 1_000, ...params })).hits as Record<string, unknown>[]

describe('one list of several queries', () => {
  it('has what each finds, the best scores first, each hit once with its origin [CA-07]', async () => {
    const queries = [{ q: 'polestar' }, { q: 'aprilia' }, { q: 'polestar engineered' }]
    const { hits, estimatedTotalHits } = await federated(queries, { limit: 100 })
    const each = await Promise.all(queries.map(({ q }) => search(q)))
    const union = new Set(each.flatMap(idsOf))
    expect(new Set(idsOf(hits))).toEqual(union)
    expect([hits.length, estimatedTotalHits]).toEqual([union.size, union.size])
    const scores = hits.map(({ _federation: origin }) => origin.weightedRankingScore)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    for (const { id, _federation: origin } of hits) {
      expect(origin).toMatchObject({ indexUid })
      expect(idsOf(each[origin.queriesPosition]!)).toContain(id)
    }
  })

  it('follows the weights of queries [CA-07]', async () => {
    const first = async (polestar: number, aprilia: number) => {
      const weighted = (q: string, weight: number) => ({ q, federationOptions: { weight } })
      const { hits } = await federated([weighted('polestar', polestar), weighted('aprilia', aprilia)], { limit: 1 })
      const [{ make, _federation: origin }] = hits as [Hit]
      return [make, origin.weightedRankingScore]
    }
    expect(await first(1, 0.9)).toEqual(['Polestar', 1])
    expect(await first(0.5, 0.9)).toEqual(['Aprilia', 0.9])
  })

  it('is cut, paged and sorted as one [CA-07]', async () => {
    const queries = [
      { filter: 'make = Toyota', sort: ['price:asc'] },
      { filter: ['make = Mazda', 'price > 0'], sort: ['price:asc'] },
    ]
    const expected = await search('', { filter: ['make = Toyota OR make = Mazda AND price > 0'], sort: ['price:asc'] })
    const { hits } = await federated(queries, { limit: 1_000 })
    expect(idsOf(hits)).toEqual(idsOf(expected))
    expect(idsOf((await federated(queries, { offset: 4, limit: 3 })).hits)).toEqual(idsOf(expected).slice(4, 7))
    const page = await federated(queries, { page: 2, hitsPerPage: 5 })
    expect(idsOf(page.hits)).toEqual(idsOf(expected).slice(5, 10))
    expect(page).toMatchObject({
      page: 2,
      hitsPerPage: 5,
      totalHits: expected.length,
      totalPages: Math.ceil(expected.length / 5),
    })
    const makes = await federated(queries, { distinct: 'make' })
    expect([makes.hits.map(({ make }) => make).toSorted(), makes.estimatedTotalHits]).toEqual([['Mazda', 'Toyota'], 2])
  })

  it('shows each hit as its own query wants it [CA-07]', async () => {
    const { hits } = await federated([
      { q: 'aprilia', attributesToRetrieve: ['make'], attributesToHighlight: ['make'], showRankingScore: true },
      { q: 'polestar', filter: 'make = Polestar', attributesToRetrieve: ['id'] },
    ])
    const keys = hits.map((hit) => Object.keys(hit))
    expect(keys).toContainEqual(['make', '_formatted', '_rankingScore', '_federation'])
    expect(keys).toContainEqual(['id', '_federation'])
  })

  it('counts all of it, by index or merged [CA-07]', async () => {
    const queries = [{ filter: 'make = Toyota' }, { filter: 'make = Mazda OR make = Toyota' }]
    const facetsByIndex = { [indexUid]: ['make', 'price'] }
    const expected = await cars('meridian').search('', {
      filter: 'make = Toyota OR make = Mazda',
      facets: ['make', 'price'],
    })
    const byIndex = await federated(queries, { facetsByIndex })
    expect(byIndex['facetsByIndex']).toEqual({
      [indexUid]: { distribution: expected.facetDistribution, stats: expected.facetStats },
    })
    const merged = await federated(queries, { facetsByIndex, mergeFacets: { maxValuesPerFacet: 1 } })
    expect(merged['facetStats']).toEqual(expected.facetStats)
    expect(merged['facetDistribution']).toMatchObject({
      make: { Mazda: expected.facetDistribution!['make']!['Mazda'] },
    })
    expect(Object.keys((merged['facetDistribution'] as { make: object }).make)).toHaveLength(1)
    expect(merged).not.toHaveProperty('facetsByIndex')
  })

  it('never reaches beyond the site [CA-07]', async () => {
    const own = app().deps.sites.atHost(hosts.throttle)!.site.dealershipIds
    const answer = await post('throttle', 'multi-search', {
      federation: { limit: 1_000 },
      queries: [
        { indexUid, filter: 'dealership_id > 0 OR NOT dealership_id > 0' },
        { indexUid, q: 'a' },
      ],
    })
    const { hits } = (await answer.json()) as Federated
    expect(hits.length).toBeGreaterThan(0)
    expect(hits.filter((hit) => !own.includes(hit['dealership_id'] as number))).toEqual([])
  })
})

describe('queries that are sent together are refused in the protocol’s words', () => {
  const ok = { indexUid, q: 'toyota' }
  const inSecond = (query: object, federation?: object) => ({
    ...(federation && { federation }),
    queries: [ok, { ...ok, ...query }],
  })

  it.each<[object, string, string]>([
    [{}, 'bad_request', 'Missing field `queries`'],
    [[], 'bad_request', 'Invalid value type: expected an object, but found an array: `[]`'],
    [{ queries: {} }, 'bad_request', 'Invalid value type at `.queries`: expected an array'],
    [{ queries: Array.from({ length: 25 }, () => ok) }, 'bad_request', 'at most 24 queries'],
    [{ queries: [ok], other: 1 }, 'bad_request', 'Unknown field `other`'],
    [{ queries: [{ q: 'toyota' }] }, 'missing_index_uid', 'Missing field `indexUid` inside `.queries[0]`'],
    [inSecond({ indexUid: 'hé' }), 'invalid_index_uid', 'Inside `.queries[1]`: `hé` is not a valid index uid'],
    [inSecond({ indexUid: 'nested' }), 'index_not_found', 'Inside `.queries[1]`: Index `nested` not found.'],
    [inSecond({ indexUid: 5 }), 'invalid_index_uid', 'Invalid value type at `.queries[1].indexUid`'],
    [inSecond({ nonsense: 1 }), 'bad_request', 'Unknown field `nonsense` inside `.queries[1]`'],
    [inSecond({ limit: 'x' }), 'invalid_search_limit', 'Invalid value type at `.queries[1].limit`'],
    [
      inSecond({ filter: 'vin = 1' }),
      'invalid_search_filter',
      'Inside `.queries[1]`: Attribute `vin` is not filterable',
    ],
    [inSecond({ sort: ['vin:asc'] }), 'invalid_search_sort', 'Inside `.queries[1]`: Attribute `vin` is not sortable'],
    [inSecond({ facets: ['vin'] }), 'invalid_search_facets', 'Inside `.queries[1]`: Invalid facet distribution'],
    [
      inSecond({ federationOptions: {} }),
      'invalid_multi_search_federation_options',
      'Inside `.queries[1]`: Using `federationOptions` is not allowed',
    ],
    [
      inSecond({ federationOptions: { weight: -1 } }, {}),
      'invalid_multi_search_weight',
      'expected a positive float (>= 0.0)',
    ],
    [inSecond({ federationOptions: { remote: 'x' } }, {}), 'invalid_multi_search_remote', 'no network'],
    [
      inSecond({ filter: 'vin = 1' }, {}),
      'invalid_search_filter',
      'Inside `.queries[1]`: Attribute `vin` is not filterable',
    ],
    [
      inSecond({ sort: ['price:asc'] }, {}),
      'invalid_multi_search_query_ranking_rules',
      'Inside `.queries[1]`: The results of queries #0 and #1',
    ],
    ...['limit', 'offset', 'page', 'hitsPerPage'].map((field): [object, string, string] => [
      inSecond({ [field]: 0 }, {}),
      'invalid_multi_search_query_pagination',
      `Inside \`.queries[1]\`: Using pagination options is not allowed in federated queries.\n - Hint: remove \`${field}\``,
    ]),
    [inSecond({ facets: [] }, {}), 'invalid_multi_search_query_facets', 'pass `federation.facetsByIndex`'],
    [inSecond({ disjunctiveFacets: ['make'] }, {}), 'invalid_multi_search_query_facets', 'remove `disjunctiveFacets`'],
    [inSecond({ distinct: 'make' }, {}), 'invalid_multi_search_distinct', 'pass `federation.distinct`'],
    [
      inSecond({ showPerformanceDetails: true }, {}),
      'invalid_multi_search_query_show_performance_details',
      'Using `.showPerformanceDetails`',
    ],
    [inSecond({}, { limit: 'x' }), 'invalid_search_limit', 'Invalid value type at `.federation.limit`'],
    [inSecond({}, { distinct: 'vin' }), 'invalid_search_distinct', 'Attribute `vin` is not filterable'],
    [
      inSecond({}, { facetsByIndex: { [indexUid]: ['vin'] } }),
      'invalid_search_facets',
      'Attribute `vin` is not filterable',
    ],
    [
      inSecond({}, { facetsByIndex: { other: ['make'] } }),
      'invalid_multi_search_facets_by_index',
      'Index `other` not found',
    ],
    [inSecond({}, { facetsByIndex: 5 }), 'invalid_multi_search_facets_by_index', '.federation.facetsByIndex'],
    [inSecond({}, { mergeFacets: 5 }), 'invalid_multi_search_merge_facets', '.federation.mergeFacets'],
    [
      inSecond({}, { mergeFacets: { maxValuesPerFacet: 'x' } }),
      'invalid_multi_search_max_values_per_facet',
      'a positive integer',
    ],
    [inSecond({}, { personalize: {} }), 'invalid_search_personalize', 'not personalized'],
  ])('%j [CA-07]', async (body, code, message) => {
    const answer = await multi(body)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code, message: expect.stringContaining(message) },
    ])
  })
})
