import type { SearchQuery } from '#search/index.ts'
import type { Ctx } from '../ctx.ts'
import { usualOrder } from '../stock-search/car-schema.ts'
import { anyOfEach, equals, everyValue } from '../stock-search/stock-filters.ts'
import { choiceFacets, type Range, rangeFacets, sortRules } from './listing-state.ts'
import type { Findings, ListingQuestion } from './listing.ts'
import { stockCard } from './vehicle-card.ts'

/** Asks the site's search. */
export async function askSearch(
  ctx: Pick<Ctx, 'stock' | 'serverConfig' | 'clock' | 'fresh' | 'willShow'>,
  question: ListingQuestion,
): Promise<Findings> {
  const found = await ctx.stock.search(searchQuery(question))
  return {
    cards: found.vehicles.map((vehicle) => stockCard(ctx, vehicle)),
    total: found.total,
    counts: Object.fromEntries(
      Object.entries(found.facetCounts).map(([name, counts]) => [
        name,
        new Map(counts.map(({ value, count }) => [value, count])),
      ]),
    ),
    droppedWords: found.droppedWords,
  }
}

function searchQuery({
  query,
  fixed,
  either,
  every,
  choices,
  ranges,
  without,
  pricedOnly,
  sort,
  offset,
  limit,
  facets,
}: ListingQuestion): SearchQuery {
  const rule = sortRules[sort]
  return {
    q: query,
    filter: [
      ...anyOfEach(fixed),
      ...(Object.keys(either).length > 0 ? [anyOfEach(either).flat()] : []),
      ...Object.entries(every).flatMap(([name, values]) => values.map((value) => [equals(name, value)])),
      ...listingFilter({ choices, ranges, without }),
      ...(pricedOnly ? ['price > 0'] : []),
    ],
    // Where words were typed, what matches them best comes first.
    sort: rule ? [rule] : query ? [] : [...usualOrder],
    facets,
    disjunctive: facets.filter((name) => !Object.hasOwn(every, name)),
    maxValuesPerFacet: everyValue,
    offset,
    limit,
  }
}

/** What a state asks of the search: each facet's choices are alternatives, all facets must hold, nothing unwanted may. */
export function listingFilter({
  choices,
  ranges,
  without,
}: Pick<ListingQuestion, 'choices' | 'ranges' | 'without'>): string[][] {
  return [
    ...choiceFacets.flatMap((name) => {
      const values = choices[name]
      return values ? [values.map((value) => equals(name, value))] : []
    }),
    ...Object.entries(without).flatMap(([name, values = []]) =>
      values.length > 0 ? [[`NOT (${values.map((value) => equals(name, value)).join(' OR ')})`]] : [],
    ),
    ...rangeFacets.flatMap((name) => {
      const range = ranges[name]
      return range ? [[rangeFilter(name, range)]] : []
    }),
  ]
}

const rangeFilter = (name: string, { min, max }: Range): string =>
  [...(min === null ? [] : [`${name} >= ${min}`]), ...(max === null ? [] : [`${name} <= ${max}`])].join(' AND ')
