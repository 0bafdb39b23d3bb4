import { describe, expect, it } from 'vitest'
import { refusalOf, useSearchClients } from '../search-clients.ts'

const { cars, post } = useSearchClients()

type Hit = Record<string, unknown>
const all = async () => (await cars('meridian').search('', { limit: 1_000 })).hits as Hit[]
const search = async (q: string, params: object = {}) => {
  const answer = await cars('meridian').search(q, { limit: 1_000, ...params })
  return { ...answer, hits: answer.hits as Hit[] }
}
const ids = (hits: readonly Hit[]) => hits.map(({ id }) => id as number).toSorted((a, b) => a - b)
const fold = (value: unknown) => String(value).toLowerCase()

describe('words', () => {
  it('a phrase with a minus before it leaves out what has it, and nothing else [CA-07]', async () => {
    const everything = await all()
    const white = everything.filter(({ colour }) => colour === 'Glacier White')
    expect(white.length).toBeGreaterThan(5)
    expect(ids((await search('"glacier white"')).hits)).toEqual(ids(white))
    expect(ids((await search('-"glacier white"')).hits)).toEqual(ids(everything.filter((hit) => !white.includes(hit))))
    const toyotas = everything.filter(({ make }) => make === 'Toyota')
    expect(ids((await search('toyota -"glacier white"')).hits)).toEqual(
      ids(toyotas.filter((hit) => !white.includes(hit))),
    )
    expect((await search('-"white glacier"')).estimatedTotalHits).toBe(everything.length)
  })

  it('are looked for in the attributes named only [CA-07]', async () => {
    const everything = await all()
    const polestars = everything.filter(({ make }) => make === 'Polestar')
    const engineered = everything.filter(({ badge }) => badge === 'Polestar Engineered')
    expect([polestars.length > 1, engineered.length]).toEqual([true, 1])
    const found = async (attributesToSearchOn: string[] | null, q = 'polestar') =>
      ids((await search(q, { attributesToSearchOn })).hits)
    expect(await found(['make'])).toEqual(ids(polestars))
    expect(await found(['badge'])).toEqual(ids(engineered))
    expect(await found(['make', 'badge'])).toEqual(ids([...new Set([...polestars, ...engineered])]))
    expect(await found(['*'])).toEqual(await found(null))
    expect(await found(['colour'])).toEqual([])
    expect(await found(['badge'], 'polestr')).toEqual(ids(engineered))
    expect(await found(['make'], '"polestar engineered"')).toEqual([])
    expect((await found(['make'], '-polestar')).length).toBe(everything.length - polestars.length)
    expect(await refusalOf(search('a', { attributesToSearchOn: ['vin'] }))).toMatchObject({
      status: 400,
      code: 'invalid_search_attributes_to_search_on',
      message: expect.stringMatching(
        /^Attribute `vin` is not searchable. Available searchable attributes are: `slug, /,
      ),
    })
  })

  it('are dropped from the end, the commonest first, or not at all, where nothing has them [CA-07]', async () => {
    const total = async (q: string, matchingStrategy: string) =>
      (await search(q, { matchingStrategy })).estimatedTotalHits
    const [toyotas, aprilias] = [await total('toyota', 'all'), await total('aprilia', 'all')]
    expect(toyotas).toBeGreaterThan(aprilias)
    expect(await total('toyota aprilia', 'last')).toBe(toyotas)
    expect(await total('toyota aprilia', 'frequency')).toBe(aprilias)
    expect(await total('toyota aprilia', 'all')).toBe(0)
  })

  it('may be in any language the protocol knows [CA-07]', async () => {
    const toyotas = await search('toyota')
    expect((await search('toyota', { locales: ['eng', 'ja'] })).estimatedTotalHits).toBe(toyotas.estimatedTotalHits)
    expect(await refusalOf(search('toyota', { locales: ['klingon'] }))).toMatchObject({
      status: 400,
      code: 'invalid_search_locales',
      message: expect.stringMatching(/^Unknown value `klingon` at `.locales\[0\]`: expected one of `af`, /),
    })
  })
})

describe('ranking scores', () => {
  it('fall from hit to hit and are 1 where nothing was typed or all is exact [CA-07]', async () => {
    const scores = (await search('polestar', { showRankingScore: true })).hits.map(
      (hit) => hit['_rankingScore'] as number,
    )
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect([scores[0], scores.at(-1)! < 1, scores.at(-1)! > 0]).toEqual([1, true, true])
    expect((await search('', { showRankingScore: true, limit: 1 })).hits[0]!['_rankingScore']).toBe(1)
    expect((await search('polestar', { limit: 1 })).hits[0]).not.toHaveProperty('_rankingScore')
  })

  it('say what they are made of, in the order of the ranking rules [CA-07]', async () => {
    const details = async (q: string, params = {}) =>
      (await search(q, { showRankingScoreDetails: true, ...params })).hits.at(-1)!['_rankingScoreDetails'] as Record<
        string,
        Record<string, number>
      >
    const exact = await details('aprilia')
    expect(Object.keys(exact).slice(0, 4)).toEqual(['words', 'typo', 'exactness', 'attributeRank'])
    const rules = await cars('meridian').getRankingRules()
    expect(rules!.filter((rule) => rule !== 'sort')).toEqual(Object.keys(exact))
    expect(Object.values(exact).map(({ order }) => order)).toEqual(Object.keys(exact).map((_, order) => order))
    expect(exact['words']).toEqual({ order: 0, matchingWords: 1, maxMatchingWords: 1, score: 1 })
    expect((await details('aprilai '))['typo']).toMatchObject({ typoCount: 1, maxTypoCount: 2, score: 2 / 3 })
    expect((await details('aprilia qqqq'))['words']).toMatchObject({
      matchingWords: 1,
      maxMatchingWords: 2,
      score: 0.5,
    })
    expect((await details('apri'))['exactness']).toMatchObject({ matchingWords: 0, maxMatchingWords: 1, score: 0.5 })
    const sorted = await details('aprilia', { sort: ['price:asc'] })
    expect(sorted['price:asc']).toEqual({ order: 1, value: expect.any(Number) })
  })

  it('below a threshold leave hits, totals and counts out [CA-07]', async () => {
    const everything = (await search('polestar', { showRankingScore: true })).hits
    const good = everything.filter((hit) => (hit['_rankingScore'] as number) >= 0.95)
    expect(good.length).toBeGreaterThan(0)
    expect(good.length).toBeLessThan(everything.length)
    const found = await search('polestar', { rankingScoreThreshold: 0.95, facets: ['make'] })
    expect(ids(found.hits)).toEqual(ids(good))
    expect(found.estimatedTotalHits).toBe(good.length)
    expect(found.facetDistribution).toEqual({ make: { Polestar: good.length } })
    expect(await refusalOf(search('a', { rankingScoreThreshold: 42 }))).toMatchObject({
      code: 'invalid_search_ranking_score_threshold',
      message: expect.stringContaining('expected a float between `0.0` and `1.0`'),
    })
  })
})

describe('distinct', () => {
  it('shows the first hit of every value, by the order of hits, and counts those [CA-07]', async () => {
    const sorted = (await search('', { sort: ['price:asc'] })).hits
    const cheapest = sorted.filter((hit, at) => sorted.findIndex(({ make }) => make === hit['make']) === at)
    const found = await search('', { sort: ['price:asc'], distinct: 'make', facets: ['make'] })
    expect(found.hits.map(({ id }) => id)).toEqual(cheapest.map(({ id }) => id))
    expect(found.estimatedTotalHits).toBe(cheapest.length)
    expect(Object.values(found.facetDistribution!['make']!)).toEqual(cheapest.map(() => 1))
    const page = await cars('meridian').search('', { sort: ['price:asc'], distinct: 'make', page: 2, hitsPerPage: 10 })
    expect(page.hits.map(({ id }) => id)).toEqual(cheapest.slice(10, 20).map(({ id }) => id))
    expect([page.totalHits, page.totalPages]).toEqual([cheapest.length, Math.ceil(cheapest.length / 10)])
  })

  it.each(['badge', 'tag', 'price', 'year'])('keeps all that has no value: %s [CA-07]', async (distinct) => {
    const values = (await all()).map((hit) => hit[distinct] ?? null)
    const known = values.filter((value) => value !== null)
    expect((await search('', { distinct })).estimatedTotalHits).toBe(values.length - known.length + new Set(known).size)
  })

  it('shows no value of lists twice [CA-07]', async () => {
    const shown = (await search('', { distinct: 'filtered_features' })).hits.map(
      (hit) => hit['filtered_features'] as string[],
    )
    expect(shown.flat().length).toBe(new Set(shown.flat()).size)
  })

  it.each([
    [{ distinct: 'vin' }, /^Attribute `vin` is not filterable and thus, cannot be used as distinct attribute/],
    [
      { distinct: 'make', facets: ['make'], disjunctiveFacets: ['make'] },
      /cannot be used together with `disjunctiveFacets`/,
    ],
  ])('is refused where it cannot be: %j [CA-07]', async (params, message) => {
    expect(await refusalOf(search('', params))).toEqual({
      status: 400,
      code: 'invalid_search_distinct',
      message: expect.stringMatching(message),
    })
  })
})

describe('order', () => {
  it('of names is without regard to case: in facets, in a facet’s search, in a sort [CA-07]', async () => {
    const makes = Object.keys((await search('', { facets: ['make'] })).facetDistribution!['make']!)
    const byName = makes.toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1))
    expect(makes).toEqual(byName)
    expect(makes.indexOf('MG')).toBeGreaterThan(makes.indexOf('Mazda'))
    const { hits } = await search('', { sort: ['make:asc'] })
    expect([...new Set(hits.map(({ make }) => make))]).toEqual(byName)
    const { facetHits } = await cars('meridian').searchForFacetValues({ facetName: 'make', facetQuery: 'm' })
    expect(facetHits.map(({ value }) => value)).toEqual(byName.filter((make) => fold(make).startsWith('m')))
  })

  it.each([
    [['vin:asc'], /^Attribute `vin` is not sortable/],
    [['price'], /expected expression ending by `:asc` or `:desc`, found `price`/],
    [['_geoPoint(1):asc'], /expected expression formatted like `_geoPoint\(latitude, longitude\)`/],
  ])('is checked though nothing is shown: %j [CA-07]', async (sort, message) => {
    for (const params of [{ limit: 0 }, { filter: 'make = Nobody' }, { page: 0 }, { offset: 999 }])
      expect(await refusalOf(search('', { sort, ...params }))).toMatchObject({
        code: 'invalid_search_sort',
        message: expect.stringMatching(message),
      })
  })
})

describe('filters', () => {
  it.each<[string, (hit: Hit) => boolean]>([
    ['make > "Mercedes-Benz"', ({ make }) => fold(make) > 'mercedes-benz'],
    ['make >= mg', ({ make }) => fold(make) >= 'mg'],
    ['make < c', ({ make }) => fold(make) < 'c'],
    ['make <= "BMW"', ({ make }) => fold(make) <= 'bmw'],
    ['make H TO Jz', ({ make }) => fold(make) >= 'h' && fold(make) <= 'jz'],
    ['NOT make H TO Jz', ({ make }) => !(fold(make) >= 'h' && fold(make) <= 'jz')],
    ['stocknum < MG100', ({ stocknum }) => fold(stocknum) < 'mg100'],
    ['filtered_features > "Sun"', (hit) => (hit['filtered_features'] as string[]).some((each) => fold(each) > 'sun')],
  ])('compare names: %s [CA-07]', async (filter, matches) => {
    const expected = (await all()).filter(matches)
    expect(ids((await search('', { filter })).hits)).toEqual(ids(expected))
  })

  it('take an area between corners, and a radius with a resolution [CA-07]', async () => {
    const everything = await all()
    const isVictorian = ({ _geo }: Hit) => {
      const { lat, lng } = _geo as { lat: number; lng: number }
      return lat < -37 && lat > -39 && lng > 144 && lng < 146
    }
    const expected = everything.filter(isVictorian)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(everything.length)
    const area = '_geoPolygon([-37, 144], [-37, 146], [-39, 146], [-39, 144])'
    expect(ids((await search('', { filter: area })).hits)).toEqual(ids(expected))
    // A corner cut off, with Geelong in it.
    const withoutGeelong = '_geoPolygon([-37, 144], [-37, 146], [-39, 146], [-37.9, 144.5])'
    expect(ids((await search('', { filter: withoutGeelong })).hits)).toEqual(
      ids(expected.filter(({ city }) => city !== 'Geelong West')),
    )
    const radius = (more: string) => search('', { filter: `_geoRadius(-37.98, 145.21, 20000${more})` })
    expect((await radius(', 125')).estimatedTotalHits).toBe((await radius('')).estimatedTotalHits)
    expect(await refusalOf(search('', { filter: '_geoPolygon([1, 2], [3, 4])' }))).toMatchObject({
      code: 'invalid_search_filter',
      message: expect.stringContaining('at least 3 points but only 2'),
    })
  })
})

describe('pages', () => {
  it.each([
    [{ page: 0 }, { page: 0, hitsPerPage: 20 }],
    [
      { page: 0, hitsPerPage: 7 },
      { page: 0, hitsPerPage: 7 },
    ],
    [{ hitsPerPage: 0 }, { page: 1, hitsPerPage: 0 }],
  ])('%j has totals and no hits [CA-07]', async (params, expected) => {
    const total = (await all()).length
    const { hitsPerPage } = expected
    const answer = await cars('meridian').search('', params)
    expect(answer).toMatchObject({
      ...expected,
      hits: [],
      totalHits: total,
      totalPages: hitsPerPage > 0 ? Math.ceil(total / hitsPerPage) : 0,
    })
    expect(answer).not.toHaveProperty('limit')
  })

  it('of more hits than a request may have are cut, not refused [CA-07]', async () => {
    const total = (await all()).length
    const answer = await cars('meridian').search('', { limit: 1_000_000_000 })
    expect([answer.hits.length, answer.limit]).toEqual([total, 1_000_000_000])
    expect((await cars('meridian').search('', { offset: 1e12, limit: 5 })).hits).toEqual([])
    const page = await cars('meridian').search('', { hitsPerPage: 5_000 })
    expect([page.hits.length, page.hitsPerPage, page.totalPages]).toEqual([total, 1_000, 1])
    expect((await cars('meridian').getDocuments({ limit: 100_000 })).results).toHaveLength(total)
    const plain = await post('meridian', 'cars', { limit: 100_000 })
    expect(await plain.json()).toHaveLength(total)
  })
})
