import type { Ctx } from '../ctx.ts'
import { suggestedFacets, suggestionsFor, type Suggestion } from './suggestions.ts'

/** More of each than any dealer has. */
const plenty = 3_000
/** As many close ones as could be shown. */
const mostClose = 20

/** Makes, models and body types of the site's stock that fit what someone types. */
export async function suggest({ stock }: Pick<Ctx, 'stock'>, typed: string): Promise<Suggestion[]> {
  if (typed.trim() === '') return []
  const [{ facetCounts }, ...close] = await Promise.all([
    stock.search({ facets: suggestedFacets, limit: 0, maxValuesPerFacet: plenty }),
    ...suggestedFacets.map(async (facetName) => {
      const found = await stock.searchFacet({ facetName, facetQuery: typed, limit: mostClose })
      return [facetName, new Set(found.map(({ value }) => value))] as const
    }),
  ])
  return suggestionsFor(typed, facetCounts, Object.fromEntries(close))
}
