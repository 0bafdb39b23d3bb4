import { expect, it } from 'vitest'
import { Budget, SearchError, type IndexSchema } from '#search/index.ts'
import { ChosenSearch } from './chosen-search.ts'
import { InProcessSearch } from './in-process-search.ts'
import type { SearchService, SiteResult, StockChange } from './search-service.ts'

const schema: IndexSchema = {
  id: 'id',
  rank: ['id:asc'],
  attributes: { id: { kind: 'number', sort: true }, sold_date_timestamp: { kind: 'number', sort: true } },
}
const server = { host: 'http://search.example', apiKey: 'key', indexName: 'Cars' }
const empty: SiteResult = {
  hits: [],
  total: 0,
  facetCounts: {},
  facetStats: {},
  rangeCounts: {},
  droppedWords: 0,
  validUntil: 0,
}
const settled = () => new Promise((resume) => setTimeout(resume, 5))

/** A hosted server that answers, or fails, as told. */
function given(hosted: { fails?: Error; refusesDocuments?: boolean } = {}) {
  const sent: string[] = []
  const troubles: unknown[] = []
  const service: SearchService = {
    load: async (documents) => {
      if (hosted.refusesDocuments) throw new Error('full')
      sent.push(`load ${[...documents].map(({ id }) => String(id)).join()}`)
    },
    apply: async (changes: readonly StockChange[]) => void sent.push(`apply ${changes.length}`),
    define: () => {},
    forget: () => {},
    search: async () => {
      if (hosted.fails) throw hosted.fails
      return { ...empty, total: 777 }
    },
    searchFacet: async () => [],
  }
  const own = new InProcessSearch({ schema, clock: () => 0 })
  const search = new ChosenSearch({ own, connect: () => service, onTrouble: (_, error) => troubles.push(error) })
  const define = (isHosted: boolean) =>
    search.define('north', {
      dealershipIds: [1],
      filter: () => 'id > 0',
      soldWindow: 0,
      cachedResults: 0,
      hosted: isHosted ? server : undefined,
    })
  return { search, sent, troubles, define, hosted }
}
const car = { id: 1, dealership_id: 1 }

it('asks our own search unless the site has another [CA-07]', async () => {
  const { search, define, sent } = given()
  await search.load([car])
  define(false)
  expect((await search.search('north', {})).total).toBe(1)
  expect(sent).toEqual([])
})

it('sends a hosted server the stock, and from then on asks it and sends it what changes [CA-07]', async () => {
  const { search, define, sent } = given()
  await search.load([car])
  define(true)
  expect((await search.search('north', {})).total).toBe(1)
  await settled()
  expect((await search.search('north', {})).total).toBe(777)
  await search.apply([{ put: { ...car, id: 2 } }])
  await settled()
  expect(sent).toEqual(['load 1', 'apply 1'])
})

it('counts between very many numbers itself: a hosted server takes a request for each', async () => {
  const { search, define } = given()
  await search.load([car])
  define(true)
  await settled()
  const upTo = (steps: number) => ({ ranges: { id: Array.from({ length: steps + 1 }, (_, at) => at) }, limit: 0 })
  expect((await search.search('north', upTo(20))).total).toBe(777)
  expect((await search.search('north', upTo(500))).rangeCounts['id']!.slice(0, 3)).toEqual([0, 1, 0])
})

it('scores itself, on one scale for all sites: hits’ scores, a least score, and one list of several queries [CA-07]', async () => {
  const { search, define } = given()
  await search.load([car])
  define(true)
  await settled()
  expect((await search.search('north', { scores: true })).scores).toMatchObject([{ score: 1 }])
  expect((await search.search('north', { minScore: 0.5 })).total).toBe(1)
  const budget = new Budget({ work: 1_000, bytes: 0, slice: 1_000, pause: async () => {} })
  expect((await search.federate('north', { queries: [{ q: '' }] }, budget)).total).toBe(1)
  expect((await search.search('north', { distinct: 'id' })).total).toBe(777)
})

it('answers itself while a hosted server does not, and says so [CA-07]', async () => {
  const { search, define, troubles, hosted } = given({ fails: new Error('gone') })
  await search.load([car])
  define(true)
  await settled()
  expect((await search.search('north', {})).total).toBe(1)
  expect(troubles).toHaveLength(1)
  delete hosted.fails
  expect((await search.search('north', {})).total).toBe(777)
})

it('does not ask a server that has not got the stock, and sends all of it again with the next change [CA-07]', async () => {
  const { search, define, sent, hosted } = given({ refusesDocuments: true })
  await search.load([car])
  define(true)
  await settled()
  expect((await search.search('north', {})).total).toBe(1)
  hosted.refusesDocuments = false
  await search.apply([{ put: { ...car, id: 2 } }])
  await settled()
  expect(sent).toEqual(['load 1,2'])
  expect((await search.search('north', {})).total).toBe(777)
})

it('a request that is wrong is wrong everywhere [CA-07]', async () => {
  const { search, define } = given({ fails: new SearchError('invalid_search_filter', 'no') })
  define(true)
  await settled()
  await expect(search.search('north', {})).rejects.toThrow('no')
})
