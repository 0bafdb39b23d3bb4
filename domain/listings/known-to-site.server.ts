import type { SearchQuery, SearchResult } from '#search/index.ts'
import type { Ctx } from '../ctx.ts'
import { everyValue } from '../stock-search/stock-filters.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { nounOfKinds } from '../vehicles/nouns.ts'
import type { KnownToSite, StockNames } from './listing-paths.ts'

/** Asks the names that paths of listings are read by. */
export const namesQuery = {
  facets: ['kind', 'item_type', 'fuel', 'car_type', 'body', 'make', 'make_model'],
  limit: 0,
  maxValuesPerFacet: everyValue,
} satisfies SearchQuery

type NamesAnswer = Pick<SearchResult, 'facetCounts'>

/** What paths are read by, from the answer to the query above. */
export async function knownToSite(ctx: Ctx, answer: NamesAnswer): Promise<KnownToSite> {
  const [dealerships, locations] = await Promise.all([ctx.view.dealerships(), ctx.view.locations()])
  return {
    noun: nounOfKinds(answer.facetCounts),
    stocked: stockNames(answer),
    dealerships,
    locations: locations.filter(({ visible }) => visible),
    once: () => onceStocked(ctx),
  }
}

export const stockNames = ({ facetCounts }: NamesAnswer): StockNames => ({
  bodies: namesOf(facetCounts, 'body'),
  makes: namesOf(facetCounts, 'make'),
  makeModels: namesOf(facetCounts, 'make_model'),
})

export const namesOf = (facetCounts: NamesAnswer['facetCounts'], facet: string): string[] =>
  (facetCounts[facet] ?? []).map(({ value }) => value)

function onceStocked(ctx: Ctx): StockNames {
  const [bodies, makes, makeModels] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { simpleBody, make, model } of ctx.stock.everStocked()) {
    if (simpleBody !== null) bodies.add(bodyTypeOf(simpleBody).label)
    makes.add(make)
    makeModels.add(`${make} ${model}`)
  }
  return { bodies: [...bodies], makes: [...makes], makeModels: [...makeModels] }
}
