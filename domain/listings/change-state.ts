import {
  type ChoiceFacet,
  listingParameters,
  type ListingState,
  type Range,
  type RangeFacet,
  readListingState,
  writeListingState,
} from './listing-state.ts'
import { isNearOffered } from './distance.ts'
import { shownFacets } from './listing-kinds.ts'
import type { ListingAnswer, ListingBase } from './listing.ts'

/** Each change of what is asked for begins at the first page. */
const firstPage = (state: ListingState): ListingState => ({ ...state, page: 1 })

/** Chooses a value, or takes it back. A make taken back takes its models along; what is chosen is wanted again. */
export function choose(
  base: ListingBase,
  state: ListingState,
  name: ChoiceFacet,
  value: string,
  isChosen: boolean,
): ListingState {
  const others = (state.choices[name] ?? []).filter((each) => each !== value)
  const next = wanting(withValues(state, name, isChosen ? [...others, value] : others), name, value)
  const kept = name === 'make' && !isChosen ? withoutModelsOf(base, next, value) : next
  return firstPage(withoutHidden(base, state, kept))
}

export const limit = (state: ListingState, name: RangeFacet, range: Range | null): ListingState => {
  const { [name]: _, ...others } = state.ranges
  return firstPage({ ...state, ranges: range ? { ...others, [name]: range } : others })
}

export const withQuery = (state: ListingState, query: string): ListingState =>
  firstPage({ ...state, query: query.trim() })
export const withSort = (state: ListingState, sort: ListingState['sort']): ListingState => firstPage({ ...state, sort })
/** Another look at the same results stays on its page. */
export const withView = (state: ListingState, view: ListingState['view']): ListingState => ({ ...state, view })

/** Where the shopper is, and how far they would go; who is nowhere has no circle and no order by distance. */
export function withNear(state: ListingState, near: string, within: number | null): ListingState {
  const sort = near === '' && state.sort === 'nearest' ? 'mostRelevant' : state.sort
  return firstPage({ ...state, near, within: near === '' ? null : within, sort })
}

/** Nothing asked for any more; where the shopper is and how results are ordered and shown stays. */
export const cleared = ({ sort, view, near }: ListingState): ListingState => ({
  query: '',
  page: 1,
  sort,
  view,
  choices: {},
  ranges: {},
  without: {},
  near,
  within: null,
})

function withValues(state: ListingState, name: ChoiceFacet, values: readonly string[]): ListingState {
  const { [name]: _, ...others } = state.choices
  return { ...state, choices: values.length > 0 ? { ...others, [name]: values } : others }
}

function wanting(state: ListingState, name: ChoiceFacet, value: string): ListingState {
  const { [name]: unwanted, ...others } = state.without
  const left = unwanted?.filter((each) => each !== value) ?? []
  return { ...state, without: left.length > 0 ? { ...others, [name]: left } : others }
}

function withoutModelsOf({ facets }: ListingBase, state: ListingState, make: string): ListingState {
  const models = facets.find((facet) => facet.name === 'model')
  if (models?.kind !== 'choices' || state.choices.model === undefined) return state
  const gone = new Set(models.values.filter((_, at) => models.makes?.[at] === make))
  return withValues(
    state,
    'model',
    state.choices.model.filter((model) => !gone.has(model)),
  )
}

/** What was asked of a kind goes with its filters. */
function withoutHidden(base: ListingBase, before: ListingState, state: ListingState): ListingState {
  const shown = shownFacets(base, state)
  const hidden = new Set<string>(
    shownFacets(base, before)
      .filter((facet) => !shown.includes(facet))
      .map(({ name }) => name),
  )
  const kept = <T>(asked: T): T =>
    Object.fromEntries(Object.entries(asked as object).filter(([name]) => !hidden.has(name))) as T
  return hidden.size === 0 ? state : { ...state, choices: kept(state.choices), ranges: kept(state.ranges) }
}

/** The state without what says nothing here: a limit outside what there is, an order the site does not offer. */
export function settleState(
  { facets, settings, places }: Pick<ListingBase, 'facets' | 'settings' | 'places'>,
  state: ListingState,
): ListingState {
  const ranges = Object.entries(state.ranges).flatMap(([name, range]) => {
    const bounds = facets.find((facet) => facet.name === name)
    const meant = bounds?.kind === 'range' ? withinBounds(range, bounds) : range
    return meant ? [[name, meant]] : []
  })
  const sort = settings.listing.sortOptions.includes(state.sort) ? state.sort : 'mostRelevant'
  const near = isNearOffered({ places, settings }) ? state.near : ''
  return {
    ...withNear(state, near, state.within),
    page: state.page,
    sort: near === '' && sort === 'nearest' ? 'mostRelevant' : sort,
    ranges: Object.fromEntries(ranges),
  }
}

/**
 * An end at or beyond the bound is no limit; a range that lies wholly outside means nothing. One over the whole width is kept: it
 * asks for vehicles that have the figure.
 */
function withinBounds({ min, max }: Range, bounds: { min: number; max: number }): Range | null {
  const [low, high] = [min === null || min <= bounds.min ? null : min, max === null || max >= bounds.max ? null : max]
  const isOutside = (low !== null && low > bounds.max) || (high !== null && high < bounds.min)
  if (isOutside) return null
  return low === null && high === null ? { min: bounds.min, max: bounds.max } : { min: low, max: high }
}

/** What an address asks for; where it asks for nothing, what the site begins with. */
export function stateAt(
  base: Pick<ListingBase, 'facets' | 'settings' | 'places'>,
  search: URLSearchParams,
): ListingState {
  const isAsking = listingParameters.some((name) => search.has(name))
  return settleState(
    base,
    readListingState(isAsking ? search : new URLSearchParams(base.settings.listing.defaultSearch)),
  )
}

/** How an address asks for nothing at all where the site begins with something. */
const nothing = 'query='

/** A state as a query string, without the question mark. */
export function searchOf({ settings }: Pick<ListingBase, 'settings'>, state: ListingState): string {
  const search = writeListingState(state, settings.indexName).toString()
  return search === '' && settings.listing.defaultSearch !== '' ? nothing : search
}

/** Where a state of a listing is. */
export function listingHref(base: Pick<ListingBase, 'path' | 'settings'>, state: ListingState): string {
  const search = searchOf(base, state)
  return search === '' ? base.path : `${base.path}?${search}`
}

/** Where the words of an answer lead, with what else the address says; null where they are to stay words. */
export function meantHref(
  path: string,
  { meant }: Pick<ListingAnswer, 'meant'>,
  asked: URLSearchParams,
): string | null {
  if (!meant || meant.search === null) return null
  const search = new URLSearchParams(meant.search)
  for (const [name, value] of asked) if (!listingParameters.includes(name)) search.append(name, value)
  return search.size === 0 ? path : `${path}?${search.toString()}`
}
