import type { NaiveQuery } from './naive-search.ts'
import { randomFilter } from './random-filter.ts'
import type { Random } from './random.ts'

const texts = [
  'toyota',
  'toyoya',
  'toyta',
  'tyoota',
  'corolla',
  'corola ',
  'land cruiser',
  'landcruser',
  'land crui',
  'hi lux',
  'mazda 3',
  'cx 5',
  'cx5',
  'mercedes benz',
  'mercedez',
  'citroen',
  'ute',
  'pickup ',
  'auto',
  '4wd',
  '2021 toy',
  's1',
  's1001',
  'u 10',
  'sb1200',
  'ranger wildtrack',
  'sport blue',
  'qqqq',
  'toyota qqqq',
  'gt line',
  'people mover',
  'peple',
  'r',
  'c',
  'white ',
  'graphyte grey mazda',
  'x class',
  'maxx',
]
const sorts = [
  [],
  [],
  ['price:asc'],
  ['price:desc'],
  ['year:desc', 'price:asc'],
  ['make:asc'],
  ['car_type:asc', 'km:desc'],
  ['rank:desc'],
  ['colour:desc'],
]
const facets = [
  'make',
  'model',
  'badge',
  'colour',
  'body',
  'car_type',
  'features',
  'certified',
  'year',
  'seats',
  'price',
  'km',
]

const searched = [['make'], ['model', 'badge'], ['name'], ['stock_number'], ['colour', 'stock_number']]
const alike = ['make', 'colour', 'year', 'price', 'features', 'stock_number']

/** A query such as a shopper might build, and some that no shopper would. */
export function randomQuery(random: Random): NaiveQuery {
  const parts = random.list(random.pick([0, 0, 1, 1, 2, 3, 4]), () => randomFilter(random))
  const distinct = random.chance(0.15) ? { distinct: random.pick(alike) } : {}
  return {
    parts,
    q: random.chance(0.4) ? random.pick(texts) : '',
    facets: random.chance(0.8) ? random.some(facets, random.pick([0.2, 0.6, 1])) : [],
    disjunctive: !distinct.distinct && random.chance(0.6) ? random.some(facets, 0.7) : [],
    ...distinct,
    ...(random.chance(0.15) && { searchOn: random.pick(searched) }),
    ...(random.chance(0.15) && { minScore: random.pick([0.5, 0.8, 0.95]) }),
    ...(random.chance(0.15) && { scores: true }),
    ...(random.chance(0.15) && { countNumbers: true }),
    ranges: random.chance(0.3) ? { price: [0, 10_000, 20_000, 39_000], km: [5000, 100_000] } : {},
    sort: random.pick(sorts),
    offset: random.chance(0.3) ? random.below(120) : 0,
    limit: random.pick([1, 5, 21, 21, 100]),
    matchingStrategy: random.pick(['all', 'last', 'frequency', undefined]),
    maxValuesPerFacet: 1000,
    facetOrder: random.pick(['alpha', 'count', undefined]),
  }
}
