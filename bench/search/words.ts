// What reading a phrase into filters costs: the processor's time alone, so that a busy machine does not count.
import { readPhrase } from '../../domain/listings/phrases/read-phrase.ts'
import { stockWordsOf } from '../../domain/listings/phrases/stock-words.ts'
import { vocabularyOf } from '../../domain/listings/phrases/vocabulary.ts'
import { seededRandom } from './random.ts'
import { makeStock, type Car } from './stock.ts'
import { ascending, percentile } from './summary.ts'
import { markdownTable } from './table.ts'

export interface WordTimes {
  size: number
  names: number
  vocabularyMs: number
  /** Milliseconds of processor time for one phrase, from the least to the most, by kind of phrase. */
  times: Record<string, number[]>
}

const phrases = 400
const repeats = 100
const thisYear = 2025

export function measureWords(size = 20_000): WordTimes {
  const cars = makeStock(size)
  const facets = stockWordsOf(facetsOf(cars))
  vocabularyOf(facets)
  const { result: vocabulary, ms: vocabularyMs } = spent(() => vocabularyOf(facets))
  const random = seededRandom(7)
  const kinds = { 'as shoppers write': () => wish(cars, random), 'forty words of nonsense': () => nonsense(random) }
  const times = Object.entries(kinds).map(([name, make]) => {
    const texts = Array.from({ length: phrases }, make)
    for (const text of texts) readPhrase(text, vocabulary, thisYear)
    const each = texts.map((text) => {
      const { ms } = spent(() => {
        for (let time = 0; time < repeats; time++) readPhrase(text, vocabulary, thisYear)
      })
      return ms / repeats
    })
    return [name, ascending(each)] as const
  })
  return { size, names: vocabulary.terms.size, vocabularyMs, times: Object.fromEntries(times) }
}

function spent<T>(work: () => T): { result: T; ms: number } {
  const start = process.cpuUsage()
  const result = work()
  const { user, system } = process.cpuUsage(start)
  return { result, ms: (user + system) / 1000 }
}

function facetsOf(cars: readonly Car[]) {
  const counted = (valuesOf: (car: Car) => readonly (string | number)[]) => {
    const counts = Map.groupBy(cars.flatMap(valuesOf), String)
    return Array.from(counts, ([value, { length }]) => ({ value, count: length })).toSorted((a, b) => b.count - a.count)
  }
  const same = ['make', 'model', 'badge', 'body', 'fuel', 'transmission', 'drive', 'colour', 'seats', 'state', 'city']
  return {
    facetCounts: {
      ...Object.fromEntries(same.map((name) => [name, counted((car) => [car[name as 'make']])])),
      make_model: counted(({ make, model }) => [`${make} ${model}`]),
      car_type: counted(({ condition }) => [condition.toLowerCase()]),
      filtered_features: counted(({ features }) => features),
    },
    facetStats: { price: { min: 4_000, max: 200_000 }, km: { min: 1, max: 300_000 }, year: { min: 2003, max: 2025 } },
  }
}

type Random = () => number
const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!

function wish(cars: readonly Car[], random: Random): string {
  const { make, model, badge, colour, year, fuel, transmission, features, city, price } = pick(random, cars)
  const parts = [`${make} ${model}`, badge, colour, String(year), fuel, transmission, `in ${city}`, 'for the family']
  const wanted = parts.filter(() => random() < 0.4)
  const slip = (text: string) => (random() < 0.3 ? text.slice(0, 2) + text.slice(3) : text)
  return [...wanted.map(slip), `under ${Math.ceil(price / 1000)}k`, 'with', pick(random, features) ?? 'towbar']
    .join(' ')
    .toLowerCase()
}

/** As long as a query may be, each word to be looked for among the names. */
const nonsense = (random: Random): string =>
  Array.from({ length: 40 }, () =>
    Array.from({ length: 4 }, () => String.fromCharCode(97 + Math.floor(random() * 26))).join(''),
  ).join(' ')

const micros = (value: number): string => (value * 1000).toFixed(0)

function wordTable({ times }: WordTimes): string {
  const rows = Object.entries(times).map(([name, sorted]) => [
    name,
    String(sorted.length),
    micros(percentile(sorted, 0.5)),
    micros(percentile(sorted, 0.99)),
    micros(sorted.at(-1)!),
  ])
  return markdownTable(['', 'phrases', 'p50 µs', 'p99 µs', 'longest µs'], rows)
}

export const aboutWords = (measured: WordTimes): string[] => [
  '## Words',
  `\`npm run bench:search -- --words\`: phrases read into filters by the ${measured.names.toLocaleString('en')} names of ${measured.size.toLocaleString('en')} cars; processor time of
one phrase, each read ${repeats} times. Making the names took ${measured.vocabularyMs.toFixed(0)} ms, once for each version of a site's stock.`,
  wordTable(measured),
]
