import { facets } from '#config/site/facets.ts'
import { sortOptions } from '#config/site/sort-options.ts'

export type FacetName = (typeof facets)[number]

/** Numbers that are chosen from to. */
// oxfmt-ignore
export const rangeFacets = [
  'price', 'km', 'year', 'subscription_price', 'length_m', 'atm', 'tare', 'engine_cc', 'seat_height', 'gvm', 'payload',
  'towing', 'range_km', 'battery_kwh', 'ac_kw', 'dc_kw', 'battery_health', 'created_at_timestamp', 'sold_date_timestamp',
] as const
export type RangeFacet = (typeof rangeFacets)[number]
export const isRangeFacet = (name: string): name is RangeFacet => (rangeFacets as readonly string[]).includes(name)

/** Moments, in seconds: chosen by the day since which. */
export const isMoment = (name: string): boolean => name.endsWith('_timestamp')

/** Facets that are chosen from, value by value. A year is both. */
export const choiceFacets: readonly FacetName[] = facets.filter((name) => name === 'year' || !isRangeFacet(name))
export type ChoiceFacet = FacetName

/** Facets that are asked for or not: one box to tick. What is not known is never offered as the opposite. */
export const tickFacets: readonly ChoiceFacet[] = ['off_road', 'bunks', 'ensuite', 'learner_approved']

/** Of these all that is chosen must hold; of any other facet one is enough. */
export const conjunctiveFacets: readonly ChoiceFacet[] = ['filtered_features']

export interface Range {
  readonly min: number | null
  readonly max: number | null
}

export { sortOptions }
export type SortOption = (typeof sortOptions)[number]

const listingViews = ['grid', 'list'] as const
export type ListingLook = (typeof listingViews)[number]

/** What a shopper has asked of a listing. The query string holds all of it, and nothing else does. */
export interface ListingState {
  readonly query: string
  readonly page: number
  readonly sort: SortOption
  readonly view: ListingLook
  readonly choices: Readonly<Partial<Record<ChoiceFacet, readonly string[]>>>
  readonly ranges: Readonly<Partial<Record<RangeFacet, Range>>>
  /** What is not wanted. */
  readonly without: Readonly<Partial<Record<ChoiceFacet, readonly string[]>>>
  /** Where the shopper is: a postcode, or 'lat,long' of their device; empty where they did not say. */
  readonly near: string
  /** How many kilometres from there. */
  readonly within: number | null
}

export const emptyState: ListingState = {
  query: '',
  page: 1,
  sort: 'mostRelevant',
  view: 'grid',
  choices: {},
  ranges: {},
  without: {},
  near: '',
  within: null,
}

/** Whether anything is asked for beyond what the path says. */
export const hasFilters = ({ query, choices, ranges, without, within }: ListingState): boolean =>
  query !== '' || within !== null || [choices, ranges, without].some((filters) => Object.keys(filters).length > 0)

/** How each order is written in an address, after the index's name, and asked of the search. */
export const sortRules: Readonly<Record<SortOption, string | null>> = {
  mostRelevant: null,
  latest: 'created_at_timestamp:desc',
  highestPrice: 'price:desc',
  lowestPrice: 'price:asc',
  lowestKilometres: 'km:asc',
  newestYear: 'year:desc',
  priceDrop: 'price_drop:desc',
  nearest: 'distance:asc',
}

/** An order as an address has it; the usual one is not written. */
export const sortParameter = (sort: SortOption, indexName: string): string =>
  sortRules[sort] === null ? '' : `${indexName}:${sortRules[sort]}`

/** The parameters a listing reads; all others leave it as it is. */
export const listingParameters: readonly string[] = [
  'query',
  'page',
  'sortBy',
  'view',
  'near',
  'within',
  ...choiceFacets,
  ...choiceFacets.map((name) => `not[${name}]`),
  ...rangeFacets.flatMap((name) => [`range[${name}]`, `from[${name}]`, `to[${name}]`]),
]

/** Circles a shopper may draw, in kilometres. */
export const radii = [10, 25, 50, 100, 250] as const

const mostValues = 40
/** Enough to show again what was mistyped. */
const longestNear = 20
const longestQuery = 200
const longestValue = 120

/** Reads an address. What cannot be meant is left out rather than refused: a shared link always shows something. */
export function readListingState(search: URLSearchParams): ListingState {
  return {
    query: (search.get('query') ?? '').trim().slice(0, longestQuery),
    page: pageOf(search.get('page') ?? ''),
    sort: sortOf(search.get('sortBy') ?? ''),
    view: search.get('view') === 'list' ? 'list' : 'grid',
    near: (search.get('near') ?? '').trim().slice(0, longestNear),
    within: radii.find((km) => String(km) === search.get('within')) ?? null,
    choices: valuesOf(search, (name) => name),
    without: valuesOf(search, (name) => `not[${name}]`),
    ranges: Object.fromEntries(
      rangeFacets.flatMap((name) => {
        // A form without JavaScript sends two fields; an address has one.
        const range = rangeOf(
          name,
          search.get(`range[${name}]`) ?? `${search.get(`from[${name}]`) ?? ''}:${search.get(`to[${name}]`) ?? ''}`,
        )
        return range ? [[name, range]] : []
      }),
    ),
  }
}

/** Writes the same state always the same way, without what is usual. */
export function writeListingState(
  { query, page, sort, view, choices, ranges, without, near, within }: ListingState,
  indexName: string,
): URLSearchParams {
  const search = new URLSearchParams()
  if (query) search.set('query', query)
  for (const name of choiceFacets) for (const value of choices[name] ?? []) search.append(name, value)
  for (const name of choiceFacets) for (const value of without[name] ?? []) search.append(`not[${name}]`, value)
  for (const name of rangeFacets) {
    const range = ranges[name]
    if (range) search.set(`range[${name}]`, `${range.min ?? ''}:${range.max ?? ''}`)
  }
  if (near) search.set('near', near)
  if (within !== null) search.set('within', String(within))
  if (sort !== 'mostRelevant') search.set('sortBy', sortParameter(sort, indexName))
  if (view === 'list') search.set('view', view)
  if (page > 1) search.set('page', String(page))
  return search
}

function valuesOf(search: URLSearchParams, parameterOf: (name: ChoiceFacet) => string): ListingState['choices'] {
  return Object.fromEntries(
    choiceFacets.flatMap((name) => {
      const given = search.getAll(parameterOf(name)).map((value) => value.trim())
      const values = [...new Set(given.filter((value) => value !== '' && value.length <= longestValue))]
      return values.length > 0 ? [[name, values.slice(0, mostValues)]] : []
    }),
  )
}

function pageOf(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

/** By the rule alone, or by the rule after an index's name. */
function sortOf(text: string): SortOption {
  return sortOptions.find((option) => `:${text}`.endsWith(`:${sortRules[option]}`)) ?? 'mostRelevant'
}

const figure = String.raw`(\d{0,9}(?:\.\d{1,3})?)`
/** Seconds have had ten digits since 2001. */
const moment = String.raw`(\d{0,10})`

/** 'min:max', either of which may be missing; a range that is none, or the wrong way round, is left out. */
function rangeOf(name: string, text: string): Range | null {
  const end = isMoment(name) ? moment : figure
  const [, low = '', high = ''] = new RegExp(`^${end}:${end}$`).exec(text) ?? []
  if (low === '' && high === '') return null
  const [min, max] = [low === '' ? null : Number(low), high === '' ? null : Number(high)]
  return min !== null && max !== null && min > max ? null : { min, max }
}
