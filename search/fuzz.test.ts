import { expect, it } from 'vitest'
import { SearchError } from './search-error.ts'
import { randomCar, carSchema } from './testing/random-stock.ts'
import { randomFilter } from './testing/random-filter.ts'
import { Random } from './testing/random.ts'
import { Views } from './views.ts'

const pieces = [
  'make',
  '=',
  '!=',
  '>',
  '<=',
  'TO',
  'IN',
  '[',
  ']',
  '(',
  ')',
  'NOT',
  'AND',
  'OR',
  'EXISTS',
  'IS',
  'NULL',
  '"',
  "'",
  '\\',
  ',',
  '5',
  '-1',
  '1e999',
  'NaN',
  '_geoRadius',
  '_geoBoundingBox',
  '_geoPolygon',
  '_geo',
  'dealership',
  'constructor',
  '__proto__',
  'ü',
  '\u0000',
  '😀',
  ' ',
  'STARTS',
  'WITH',
  'CONTAINS',
]

/** A filter that was honest once: pieces are dropped, doubled, swapped in and cut off. */
function spoiled(random: Random): string {
  const words = random.chance(0.5)
    ? randomFilter(random).text.split(' ')
    : random.list(random.below(12), () => random.pick(pieces))
  for (let edits = random.below(4); edits > 0; edits--)
    words.splice(random.below(words.length + 1), random.below(2), random.pick(pieces))
  const text = words.join(random.pick([' ', ' ', '']))
  return random.chance(0.1) ? text.slice(0, random.below(text.length + 1)) : text
}

it('whatever it is asked, it answers or says what is wrong, and never shows another site [CA-07]', async () => {
  const random = new Random(11)
  const views = new Views(carSchema, { partition: 'dealership', clock: () => 0 })
  await views.load(random.list(200, (id) => ({ ...randomCar(random, id), dealership: id % 2 })))
  views.define('even', { partitions: [0] })
  let answered = 0
  for (let round = 0; round < 20_000; round++) {
    const query = {
      q: random.chance(0.5)
        ? random
            .list(random.below(8), () => random.pick([...pieces, 'toyota', '-', 'land']))
            .join(random.pick([' ', '']))
        : '',
      filter: random.chance(0.5)
        ? spoiled(random)
        : random.list(random.below(3), () =>
            random.chance(0.5) ? spoiled(random) : [spoiled(random), spoiled(random)],
          ),
      facets: random.some(['make', 'features', 'price', 'nothing', '*', '__proto__'], 0.15),
      disjunctive: random.some(['make', 'price', 'nothing'], 0.3),
      sort: random.chance(0.3)
        ? [
            random.pick([
              'price:asc',
              'price',
              'nothing:asc',
              '_geoPoint(1,2):asc',
              '_geoPoint(a):asc',
              'constructor:asc',
              '',
            ]),
          ]
        : [],
      ...(random.chance(0.1) && { distinct: random.pick(['make', 'features', 'nothing', '__proto__', 'constructor']) }),
      ...(random.chance(0.1) && { searchOn: random.some(['make', 'name', 'nothing', '*', '__proto__'], 0.3) }),
      ...(random.chance(0.1) && { minScore: random.pick([0, 0.5, 1]), scores: true, countNumbers: true }),
      offset: random.pick([0, 0, 5, 1e9]),
      limit: random.pick([0, 1, 1000]),
    }
    try {
      const { hits, total } = await views.search('even', query)
      answered++
      expect(hits.filter((hit) => hit['dealership'] !== 0)).toEqual([])
      expect(total).toBeLessThanOrEqual(100)
    } catch (error) {
      if (!(error instanceof SearchError)) throw new Error(`asked ${JSON.stringify(query)}`, { cause: error })
      expect(error.code).toMatch(/^invalid_search_/)
    }
  }
  expect(answered).toBeGreaterThan(2_000)
})
