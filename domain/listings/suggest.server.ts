import type { Ctx } from '../ctx.ts'
import { equals } from '../stock-search/stock-filters.ts'
import { listingFilter } from './ask-search.ts'
import { emptyState, writeListingState } from './listing-state.ts'
import { askedLabel } from './phrases/meant-state.ts'
import { readPhrase } from './phrases/read-phrase.ts'
import { allStockPath } from './stock-paths.ts'
import { suggestedFacets, suggestionsFor, type Suggestion } from './suggestions.ts'

/** More of each than any dealer has. */
const plenty = 3_000
/** As many close ones as could be shown. */
const mostClose = 20

type SuggestCtx = Pick<Ctx, 'stock' | 'clock'>

/** What the words mean as a whole; then makes, models and body types of the site's stock that fit what someone types. */
export async function suggest(ctx: SuggestCtx, typed: string): Promise<Suggestion[]> {
  if (typed.trim() === '') return []
  const { stock } = ctx
  const [meant, { facetCounts }, ...close] = await Promise.all([
    meantSuggestion(ctx, typed),
    stock.search({ facets: suggestedFacets, limit: 0, maxValuesPerFacet: plenty }),
    ...suggestedFacets.map(async (facetName) => {
      const found = await stock.searchFacet({ facetName, facetQuery: typed, limit: mostClose })
      return [facetName, new Set(found.map(({ value }) => value))] as const
    }),
  ])
  return [...meant, ...suggestionsFor(typed, facetCounts, Object.fromEntries(close))]
}

/** 'Toyota · Ute · up to $50,000'. One make, model or body has a page of its own, which is suggested anyway. */
async function meantSuggestion({ stock, clock }: SuggestCtx, typed: string): Promise<Suggestion[]> {
  const { choices, ranges, without, rest } = readPhrase(typed, await stock.vocabulary(), clock().getUTCFullYear())
  const { filtered_features: features = [], ...others } = choices
  const isPage =
    features.length === 0 &&
    [ranges, without].every((asked) => Object.keys(asked).length === 0) &&
    Object.keys(others).every((name) => ['make', 'model', 'body'].includes(name)) &&
    !(others.body && others.make)
  if (rest !== '' || isPage) return []
  const state = { ...emptyState, choices, ranges, without }
  const { total } = await stock.search({
    filter: [
      ...listingFilter({ ...state, choices: others }),
      ...features.map((feature) => [equals('filtered_features', feature)]),
    ],
    limit: 0,
  })
  const search = writeListingState(state, '').toString()
  return total === 0 ? [] : [{ label: askedLabel(state), count: total, href: `${allStockPath}?${search}` }]
}
