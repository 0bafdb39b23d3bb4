import { expect, it } from 'vitest'
import { quoted } from '../filter/filter.ts'
import { parseFilter } from '../filter/parse-filter.ts'
import type { Document } from '../schema.ts'
import { SearchIndex } from '../search-index.ts'
import { badges, bodies, carSchema, colours, features, makes, randomCar } from '../testing/random-stock.ts'
import { Random } from '../testing/random.ts'
import type { Json, PackedRecords } from './column.ts'
import { packRecords } from './pack-records.ts'
import type { PackedQuestion } from './packed-question.ts'
import { PackedStock } from './packed-stock.ts'

const questionsPerStock = 20
const values = {
  make: [...makes, ' toyota', 'CITROEN', 'Nobody'],
  badge: [...badges, 'sr5'],
  colour: colours,
  body: bodies,
  features,
  certified: ['true', 'False'],
  car_type: ['used', 'new', 'demo'],
  seats: ['5', '7', '05'],
  year: ['2015', '2016', '2020'],
} as const
const facets = Object.keys(values) as (keyof typeof values)[]
const bounds = { price: 40_000, km: 200_000, year: 2026 }

function randomQuestion(random: Random): PackedQuestion {
  const some = (share: number): Record<string, string[]> =>
    Object.fromEntries(random.some(facets, share).map((name) => [name, random.some<string>(values[name], 0.4)]))
  return {
    fixed: random.chance(0.3) ? some(0.1) : {},
    either: random.chance(0.2) ? some(0.2) : {},
    every: random.chance(0.2) ? { features: random.some<string>(values.features, 0.3) } : {},
    choices: some(random.pick([0, 0.1, 0.3])),
    without: some(random.pick([0, 0, 0.2])),
    ranges: Object.fromEntries(
      random.some(['price', 'km', 'year'] as const, random.pick([0, 0.3])).map((name) => {
        const min = random.chance(0.6)
          ? name === 'year'
            ? 2010 + random.below(10)
            : random.below(bounds[name] / 2)
          : null
        return [
          name,
          {
            min,
            max:
              min === null || random.chance(0.5)
                ? (min ?? 0) + random.below(bounds[name] / 2) + (name === 'year' ? 1000 : 0)
                : null,
          },
        ]
      }),
    ),
    numbered: random.chance(0.1) ? ['price'] : [],
    sort: random.pick([null, 'price:asc', 'price:desc', 'year:desc', 'km:asc']),
    offset: random.chance(0.3) ? random.below(60) : 0,
    limit: random.pick([0, 1, 21, 21]),
    facets: random.some(facets, random.pick([0.2, 1])),
  }
}

/** The same question in the words of the index. */
function ask(
  index: SearchIndex,
  { fixed, choices, without, ranges, either, every, numbered, sort, offset, limit, facets: counted }: PackedQuestion,
) {
  const anyOf = (name: string, list: readonly string[]): string => `${name} IN [${list.map(quoted).join(', ')}]`
  const { hits, total, facetCounts } = index.search(
    {
      filter: [
        ...Object.entries(choices).flatMap(([name, list]) => (list!.length > 0 ? [anyOf(name, list!)] : [])),
        ...Object.entries(without).flatMap(([name, list]) => (list!.length > 0 ? [`NOT ${anyOf(name, list!)}`] : [])),
        ...Object.entries(ranges).flatMap(([name, range]) => [
          ...(range!.min === null ? [] : [`${name} >= ${range!.min}`]),
          ...(range!.max === null ? [] : [`${name} <= ${range!.max}`]),
        ]),
      ],
      sort: sort === null ? [] : [sort],
      offset,
      limit,
      facets: counted,
      disjunctive: counted.filter((name) => !Object.hasOwn(every, name)),
      maxValuesPerFacet: 1_000,
    },
    parseFilter([
      ...Object.entries(fixed).map(([name, list]) => anyOf(name, list)),
      ...(Object.keys(either).length > 0 ? [Object.entries(either).map(([name, list]) => anyOf(name, list))] : []),
      ...Object.entries(every).flatMap(([name, list]) => list.map((value) => anyOf(name, [value]))),
      ...numbered.map((name) => `${name} >= -1`),
    ]),
  )
  const counts = Object.fromEntries(
    counted.map((name) => [name, facetCounts[name]!.map(({ value, count }) => [value, count])]),
  )
  return { ids: hits.map(({ id }) => id), total, counts: sorted(counts) }
}

const sorted = (counts: Record<string, (string | number)[][]>) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, list]) => [name, list.toSorted((one, other) => (one[0]! < other[0]! ? -1 : 1))]),
  )

it('answers 4,000 random questions as the index does, whatever is missing, repeated or spelt otherwise [SL-20] [SL-21]', () => {
  let told = 0
  for (let seed = 0; seed < 200; seed++) {
    const random = new Random(seed)
    const index = new SearchIndex(carSchema)
    index.load(random.list(random.pick([0, 1, 7, 40, 120, 300]), (id) => randomCar(random, id)))
    const inOrder = index.search({ limit: 1_000 }).hits as readonly (Document & Record<string, Json>)[]
    const packed = JSON.parse(
      JSON.stringify(packRecords(inOrder.map((car) => ({ ...car, features: car['features'] ?? [] })))),
    ) as PackedRecords
    const whole = {
      ...packed,
      fields: {
        ...Object.fromEntries(
          [...facets, 'price', 'km'].map((name) => [name, { values: [], codes: '#'.repeat(packed.rows) }]),
        ),
        ...packed.fields,
      },
    }
    const stock = new PackedStock(whole)
    for (let at = 0; at < questionsPerStock; at++) {
      const question = randomQuestion(random)
      const expected = ask(index, question)
      const { rows, total, counts } = stock.answer(question)!
      const answer = {
        ids: rows.map((row) => inOrder[row]!['id']),
        total,
        counts: sorted(Object.fromEntries(Object.entries(counts).map(([name, map]) => [name, [...map]]))),
      }
      expect(answer, `seed ${seed}, question ${at}: ${JSON.stringify(question)}`).toEqual(expected)
      if (total > 1 && total < inOrder.length) told++
    }
  }
  // A test of questions that find all or nothing would tell little.
  expect(told).toBeGreaterThan(1_000)
})

it.each([
  ['fixed', { fixed: { vin: ['X'] } }],
  ['every', { every: { vin: ['X'] } }],
  ['choices', { choices: { vin: ['X'] } }],
  ['without', { without: { vin: ['X'] } }],
  ['ranges', { ranges: { weight: { min: 1, max: null } } }],
  ['numbered', { numbered: ['weight'] }],
  ['facets', { facets: ['constructor'] }],
  ['sort', { sort: 'weight:asc' }],
])('does not answer what it was not packed for: %s', (_, more) => {
  const stock = new PackedStock(packRecords([{ make: 'Ford' }]))
  const question: PackedQuestion = {
    fixed: {},
    either: {},
    every: {},
    choices: {},
    without: {},
    ranges: {},
    numbered: [],
    sort: null,
    offset: 0,
    limit: 21,
    facets: ['make'],
  }
  expect(stock.answer(question)).toEqual({ rows: [0], total: 1, counts: { make: new Map([['Ford', 1]]) } })
  expect(stock.answer({ ...question, ...more })).toBeNull()
})
