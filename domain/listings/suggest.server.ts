import type { Ctx } from '../ctx.ts'
import { vehiclePath } from '../content/route-paths.ts'
import { usualOrder } from '../stock-search/car-schema.ts'
import { equals, inStock } from '../stock-search/stock-filters.ts'
import { shownPrice } from '../vehicles/price.ts'
import { listingFilter } from './ask-search.ts'
import { emptyState, writeListingState } from './listing-state.ts'
import { askedLabel } from './phrases/meant-state.ts'
import type { Asked, Reading } from './phrases/phrase.ts'
import { readPhrase } from './phrases/read-phrase.ts'
import { allStockPath } from './stock-paths.ts'
import { suggestedFacets, type SuggestedVehicle, suggestionsFor, type Suggestion } from './suggestions.ts'

/** More of each than any dealer has. */
const plenty = 3_000
/** As many close ones as could be shown. */
const mostClose = 20

const mostVehicles = 3

/** What was read, as the search is asked: all features must hold. */
function readFilter({ choices: { filtered_features: features = [], ...choices }, ranges, without }: Asked): string[][] {
  return [
    ...listingFilter({ choices, ranges, without }),
    ...features.map((feature) => [equals('filtered_features', feature)]),
  ]
}

/** The first of what can be bought and has all that was typed. */
async function someVehicles({ stock }: SuggestCtx, reading: Reading): Promise<SuggestedVehicle[]> {
  const { vehicles, droppedWords } = await stock.search({
    q: reading.searched,
    filter: [[inStock], ...readFilter(reading)],
    ...(reading.searched === '' && { sort: [...usualOrder] }),
    limit: mostVehicles,
  })
  if (droppedWords > 0) return []
  return vehicles.map((vehicle) => {
    const price = shownPrice(vehicle, '')
    return {
      label: vehicle.name,
      href: vehiclePath(vehicle.slug),
      picture: vehicle.primaryImageUrl,
      price: price.amount === null ? '' : `${price.amount} ${price.type}`,
    }
  })
}

type SuggestCtx = Pick<Ctx, 'stock' | 'clock'>

/**
 * What the words mean as a whole; then makes, models and body types of the site's stock that fit what someone types; then
 * some of the vehicles they mean.
 */
export async function suggest(ctx: SuggestCtx, typed: string): Promise<(Suggestion | SuggestedVehicle)[]> {
  if (typed.trim() === '') return []
  const { stock } = ctx
  const reading = readPhrase(typed, await stock.vocabulary(), ctx.clock().getUTCFullYear())
  const [meant, vehicles, { facetCounts }, ...close] = await Promise.all([
    meantSuggestion(ctx, reading),
    someVehicles(ctx, reading),
    stock.search({ facets: suggestedFacets, limit: 0, maxValuesPerFacet: plenty }),
    ...suggestedFacets.map(async (facetName) => {
      const found = await stock.searchFacet({ facetName, facetQuery: typed, limit: mostClose })
      return [facetName, new Set(found.map(({ value }) => value))] as const
    }),
  ])
  return [...meant, ...suggestionsFor(typed, facetCounts, Object.fromEntries(close)), ...vehicles]
}

/** 'Toyota · Ute · up to $50,000'. One make, model or body has a page of its own, which is suggested anyway. */
async function meantSuggestion({ stock }: SuggestCtx, reading: Reading): Promise<Suggestion[]> {
  const { choices, ranges, without, rest } = reading
  const { filtered_features: features = [], ...others } = choices
  const isPage =
    features.length === 0 &&
    [ranges, without].every((asked) => Object.keys(asked).length === 0) &&
    Object.keys(others).every((name) => ['make', 'model', 'body'].includes(name)) &&
    !(others.body && others.make)
  if (rest !== '' || isPage) return []
  const state = { ...emptyState, choices, ranges, without }
  const { total } = await stock.search({ filter: readFilter(reading), limit: 0 })
  const search = writeListingState(state, '').toString()
  return total === 0 ? [] : [{ label: askedLabel(state), count: total, href: `${allStockPath}?${search}` }]
}
