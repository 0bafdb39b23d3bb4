// MiniSearch finds the words; filters and facets are the loop over the objects that whoever uses it writes beside it.
import type { Peer } from '../peer.ts'
import { facets, sortOf, statistics, type Answer, type FacetCounts, type Query, type Statistic } from '../query.ts'
import type { Car } from '../stock.ts'
import { createWordSearch } from './word-search.ts'

export const peer: Peer = {
  name: 'MiniSearch and a loop',
  async build(documents) {
    const findWords = createWordSearch(documents)
    return {
      search: (query) => search(query, query.text ? findWords(query.text).map((id) => documents[id]!) : documents),
    }
  },
}

function search(query: Query, cars: readonly Car[]): Answer {
  const { found, butFor } = select(query, cars)
  const counts = facets.map((facet): [string, FacetCounts] => [facet, count(facet, found, butFor.get(facet) ?? [])])
  const ranges = statistics.map((name) => [name, rangeOf(name, found, butFor.get(name) ?? [])])
  const { attribute, direction } = sortOf(query)
  const sign = direction === 'asc' ? 1 : -1
  const isByRelevance = query.text && attribute === 'rank'
  if (!isByRelevance) found.sort((one, other) => sign * (one[attribute] - other[attribute]) || one.id - other.id)
  return {
    total: found.length,
    hits: found.slice(0, query.limit),
    facets: Object.fromEntries(counts),
    stats: Object.fromEntries(ranges),
  }
}

/** In one pass: what fits, and for each facet chosen in, what would fit but for that choice. */
function select({ status, features, choices, price }: Query, cars: readonly Car[]) {
  const groups = Object.entries(choices) as ['make', string[]][]
  const found: Car[] = []
  const butFor = new Map<string, Car[]>(
    [...groups.map(([attribute]) => attribute), 'price'].map((attribute) => [attribute, []]),
  )
  for (const car of cars) {
    if (!status.includes(car.status) || !features.every((feature) => car.features.includes(feature))) continue
    let misses = 0
    let missed = ''
    for (const [attribute, values] of groups) {
      if (values.includes(car[attribute])) continue
      misses++
      missed = attribute
    }
    if (price && (car.price < price[0] || car.price > price[1])) {
      misses++
      missed = 'price'
    }
    if (misses === 0) found.push(car)
    else if (misses === 1) butFor.get(missed)!.push(car)
  }
  return { found, butFor }
}

function count(facet: (typeof facets)[number], ...sets: Car[][]): FacetCounts {
  const counts: FacetCounts = {}
  for (const cars of sets) {
    if (facet === 'features')
      for (const car of cars) for (const value of car.features) counts[value] = (counts[value] || 0) + 1
    else for (const { [facet]: value } of cars) counts[value] = (counts[value] || 0) + 1
  }
  return counts
}

function rangeOf(name: Statistic, ...sets: Car[][]) {
  const range = { min: Infinity, max: -Infinity }
  for (const cars of sets) {
    for (const { [name]: value } of cars) {
      if (value < range.min) range.min = value
      if (value > range.max) range.max = value
    }
  }
  return range.min > range.max ? null : range
}
