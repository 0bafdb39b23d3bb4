// The answer by definition: plain loops over the cars. Slow, and easy to believe.
import {
  facets,
  sortOf,
  statistics,
  tokenize,
  type Answer,
  type FacetCounts,
  type Query,
  type Range,
  type Statistic,
} from './query.ts'
import type { Car } from './stock.ts'

interface Condition {
  /** The attribute whose own facet the condition does not count for. */
  attribute?: string
  holds(car: Car): boolean
}

export function referenceAnswer(cars: readonly Car[], query: Query): Answer {
  const conditions = conditionsOf(query)
  const matching = (except?: string) =>
    cars.filter((car) =>
      conditions.every(({ attribute, holds }) => (attribute !== undefined && attribute === except) || holds(car)),
    )
  const found = matching()
  const isChosen = (attribute: string) => conditions.some((condition) => condition.attribute === attribute)
  const around = (attribute: string) => (isChosen(attribute) ? matching(attribute) : found)
  return {
    total: found.length,
    hits: sorted(found, query).slice(0, query.limit),
    facets: Object.fromEntries(facets.map((facet) => [facet, countValues(around(facet).flatMap((car) => car[facet]))])),
    stats: Object.fromEntries(statistics.map((name) => [name, rangeOf(around(name), name)])),
  }
}

function conditionsOf({ status, text, features, choices, price }: Query): Condition[] {
  const words = tokenize(text)
  return [
    { holds: (car) => status.includes(car.status) },
    { holds: (car) => hasWords(tokenize(car.name), words) },
    { holds: (car) => features.every((feature) => car.features.includes(feature)) },
    ...Object.entries(choices).map(([attribute, values]): Condition => ({
      attribute,
      holds: (car) => values.includes(car[attribute as 'make']),
    })),
    ...(price ? [{ attribute: 'price', holds: (car: Car) => car.price >= price[0] && car.price <= price[1] }] : []),
  ]
}

function hasWords(name: readonly string[], words: readonly string[]): boolean {
  return words.every((word, at) =>
    at === words.length - 1 ? name.some((each) => each.startsWith(word)) : name.includes(word),
  )
}

function sorted(cars: readonly Car[], query: Query): Car[] {
  const { attribute, direction } = sortOf(query)
  const sign = direction === 'asc' ? 1 : -1
  return cars.toSorted((one, other) => sign * (one[attribute] - other[attribute]) || one.id - other.id)
}

function countValues(values: readonly (string | number)[]): FacetCounts {
  const counts: FacetCounts = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function rangeOf(cars: readonly Car[], name: Statistic): Range | null {
  if (cars.length === 0) return null
  const range = { min: Infinity, max: -Infinity }
  for (const { [name]: value } of cars) {
    range.min = Math.min(range.min, value)
    range.max = Math.max(range.max, value)
  }
  return range
}
