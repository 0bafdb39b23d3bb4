import { expect, it } from 'vitest'
import { Budget } from './budget.ts'
import type { SearchQuery } from './query.ts'
import { SearchIndex } from './search-index.ts'
import { comparable } from './testing/naive-search.ts'
import { carSchema, randomCar } from './testing/random-stock.ts'
import { randomQuery } from './testing/random-query.ts'
import { Random } from './testing/random.ts'

const loaded = (random: Random, size: number): SearchIndex => {
  const index = new SearchIndex(carSchema)
  index.load(random.list(size, (id) => randomCar(random, id)))
  return index
}
const engineQuery = (random: Random): SearchQuery => {
  const { parts, ...query } = randomQuery(random)
  return { ...query, filter: parts.map((part) => part.text) }
}
const ample = { work: 10_000_000, bytes: 0 }

it('answers in parts what it answers at once, whatever is asked of it in between', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const random = new Random(seed)
    const index = loaded(random, random.pick([1, 40, 500, 1_500]))
    for (let at = 0; at < 10; at++) {
      const query = engineQuery(random)
      const others = random.list(3, () => engineQuery(random))
      const budget = new Budget({
        ...ample,
        slice: 0,
        pause: async () => {
          for (const other of others) index.search(other)
        },
      })
      const inParts = comparable(await index.searchInParts(query, budget))
      expect(inParts, `seed ${seed}: ${JSON.stringify(query)}`).toEqual(comparable(index.search(query)))
    }
  }
})

it('answers from one state of the stock, though it changes in between', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const random = new Random(seed)
    const index = loaded(random, 1_500)
    const query = { ...engineQuery(random), q: 'transmision automatik', facets: ['*'] }
    let changes = 0
    const budget = new Budget({
      ...ample,
      slice: 0,
      pause: async () => {
        if (changes++ < 3) index.upsert(randomCar(random, random.below(1_600)))
        else if (changes < 5) index.remove(random.below(1_600))
      },
    })
    const inParts = comparable(await index.searchInParts(query, budget))
    expect(changes).toBeGreaterThan(3)
    expect(inParts, `seed ${seed}`).toEqual(comparable(index.search(query)))
  }
})

const many = (count: number, part: (at: number) => string): string[] =>
  Array.from({ length: count }, (_, at) => part(at))

it.each<[string, SearchQuery]>([
  ['long words spelt wrong', { q: many(10, (at) => `transmissoin${'abcdefghij'[at]}`).join(' ') }],
  ['phrases', { q: many(10, () => '"toyota"').join(' ') }],
  ['many conditions', { filter: [many(1_900, (at) => `price > ${at}`)] }],
  ['conditions that read every document', { filter: many(100, () => 'make EXISTS') }],
  ['a place far down a long list', { sort: ['make:asc', 'price:desc'], offset: 5_000, limit: 1_000 }],
  ['what is alike', { sort: ['make:asc'], distinct: 'price' }],
  ['words in some attributes', { q: 'a', searchOn: ['name', 'model', 'badge'] }],
  ['unwanted phrases', { q: many(10, () => '-"toyota"').join(' ') }],
  ['a score', { q: 'a', minScore: 0.9 }],
  ['every number', { facets: ['price', 'km'], countNumbers: true }],
  ['every facet', { facets: ['*'], disjunctive: ['make', 'price'] }],
])('pays for %s as it goes, and stops where the budget ends', async (_, query) => {
  const index = loaded(new Random(3), 6_000)
  let turns = 0
  const pause = async () => {
    turns++
  }
  const budget = new Budget({ ...ample, slice: 20, pause })
  const answer = await index.searchInParts(query, budget)
  expect(comparable(answer)).toEqual(comparable(index.search(query)))
  const { spent } = budget
  expect(turns).toBeGreaterThan(0)
  const less = new Budget({ work: spent / 2, bytes: 0, slice: 20, pause })
  await expect(index.searchInParts(query, less)).rejects.toMatchObject({ code: 'search_budget_exceeded' })
  // What it left behind is in nobody's way.
  expect(comparable(index.search(query))).toEqual(comparable(answer))
})

it('searches the values of a facet in parts', async () => {
  const index = loaded(new Random(3), 2_000)
  for (const facetQuery of ['', 'toy', 'a b c d e f g h i j k l m n']) {
    const query = { facetName: 'model', facetQuery, q: 'toyota' }
    const budget = new Budget({ ...ample, slice: 0, pause: async () => void index.search({ q: 'mazda' }) })
    expect(await index.searchFacetInParts(query, budget)).toEqual(index.searchFacet(query))
    expect(budget.spent).toBeGreaterThan(0)
  }
})

it('makes one list of many queries in parts, and stops where the budget ends', async () => {
  const index = loaded(new Random(3), 6_000)
  const queries = many(24, (at) => `${'abcdefghijklmnopqrstuvwxyz'[at]}`).map((q, at) => ({ q, weight: 1 / (at + 1) }))
  const federation = { queries, facets: ['make'], distinct: 'model', limit: 100 }
  let turns = 0
  const pause = async () => {
    turns++
    index.search({ q: 'mazda' })
  }
  const budget = new Budget({ ...ample, slice: 20, pause })
  const answer = await index.federateInParts(federation, budget)
  expect(answer).toEqual(index.federate(federation))
  expect(turns).toBeGreaterThan(24)
  const less = new Budget({ work: budget.spent / 2, bytes: 0, slice: 20, pause })
  await expect(index.federateInParts(federation, less)).rejects.toMatchObject({ code: 'search_budget_exceeded' })
  expect(index.federate(federation)).toEqual(answer)
})
