import { expect, test } from 'vitest'
import { SearchIndex } from './search-index.ts'
import { comparable, naiveSearch, type NaiveQuery } from './testing/naive-search.ts'
import { carSchema, randomCar } from './testing/random-stock.ts'
import { Random } from './testing/random.ts'
import { randomQuery } from './testing/random-query.ts'

/** `npm run test:deep` asks for the long run. */
const queries = process.env['TEST_DEEP'] === '1' ? 100_000 : 750
const queriesPerStock = 25

function engineAnswer(index: SearchIndex, { parts, ...query }: NaiveQuery) {
  return comparable(index.search({ ...query, filter: parts.map((part) => part.text) }))
}

/** Edits of every kind: new cars, changed ones, removed ones, and ids that come back. */
function edit(random: Random, index: SearchIndex, stock: Map<number, ReturnType<typeof randomCar>>): void {
  const id = random.below(stock.size + 20)
  if (random.chance(0.4)) {
    index.remove(id)
    stock.delete(id)
  } else {
    const car = randomCar(random, id)
    index.upsert(car)
    stock.set(id, car)
  }
}

test(`the engine agrees with a plain scan on ${queries} random queries over changing stock [SL-20] [SL-21]`, () => {
  const runs = Math.ceil(queries / queriesPerStock)
  for (let seed = 0; seed < runs; seed++) {
    const random = new Random(seed)
    // Every so often more cars than an index scans, so that it keeps a set for each value.
    const size = seed % 20 === 19 ? 1200 : random.pick([0, 1, 7, 40, 200, 500])
    const stock = new Map(random.list(size, (id) => [id, randomCar(random, id)]))
    const index = new SearchIndex(carSchema)
    index.load(stock.values())
    for (let at = 0; at < queriesPerStock; at++) {
      for (let edits = random.pick([0, 0, 1, 5, 60]); edits > 0; edits--) edit(random, index, stock)
      const query = randomQuery(random)
      const answer = engineAnswer(index, query)
      expect(answer, `seed ${seed}, query ${at}: ${JSON.stringify(query)}`).toEqual(
        naiveSearch(carSchema, [...stock.values()], query),
      )
    }
  }
}, 600_000)
