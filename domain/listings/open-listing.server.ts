import type { SearchResult } from '#search/index.ts'
import type { Ctx } from '../ctx.ts'
import { mainOrigin } from '../sites/main-origin.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { nounOfKinds } from '../vehicles/nouns.ts'
import { answerListing, askLater } from './answer-listing.ts'
import { askSearch, fixedFilter } from './ask-search.ts'
import { findListingPath, type ListingPath, type StockNames } from './find-listing-path.ts'
import type { ListingAnswer, ListingBase, ListingSettings } from './listing.ts'
import { facetsToCount, listingFacets } from './listing-facets.ts'
import { describeListing } from './listing-meta.ts'
import { listPromos } from './listing-promos.server.ts'
import type { ListingState } from './listing-state.ts'
import { settleState } from './settle-state.ts'

/** More values than any facet of a dealer has. */
const plenty = 1_000

/** The listing at a path, if the site has or ever had what it names. */
export async function openListing(ctx: Ctx, words: readonly string[]): Promise<ListingBase | null> {
  const { listing } = ctx.config
  const everything = await ctx.stock.search({ facets: ['kind', 'body', 'make', 'make_model'], limit: 0, maxValuesPerFacet: plenty })
  const path = await pathOf(ctx, words, everything)
  if (!path) return null
  const found = await ctx.stock.search({ filter: fixedFilter(path.fixed), facets: facetsToCount(listing.filters), limit: 0, maxValuesPerFacet: plenty })
  const noun = nounOfKinds(found.facetCounts, nounOfKinds(everything.facetCounts))
  return {
    path: path.path,
    siteName: ctx.site.name,
    origin: mainOrigin(ctx),
    title: path.title,
    description: describeListing({ title: path.title, total: found.total, noun, siteName: ctx.site.name, makes: (found.facetCounts['make'] ?? []).map(({ value }) => value) }),
    crumbs: [{ label: 'Home', to: '/' }, ...path.above, { label: path.title }],
    fixed: path.fixed,
    noun,
    total: found.total,
    facets: listingFacets({ filters: listing.filters, fixed: path.fixed, certifiedOnly: listing.certifiedOnly, found }),
    promos: await listPromos(ctx, path.path),
    settings: settingsOf(ctx),
    version: ctx.stock.version,
    isLocal: everything.total <= listing.localStockLimit && everything.total > 0,
  }
}

/** What the listing answers to a state, by the site's search. */
export const answerAt = (ctx: Ctx, base: ListingBase, asked: ListingState): Promise<ListingAnswer> =>
  askLater(answerListing(base, settleState(base, asked)), (question) => askSearch(ctx, question))

async function pathOf(ctx: Ctx, words: readonly string[], { facetCounts }: Pick<SearchResult, 'facetCounts'>): Promise<ListingPath | null> {
  const named = (facet: string): string[] => (facetCounts[facet] ?? []).map(({ value }) => value)
  const [dealerships, locations] = await Promise.all([ctx.view.dealerships(), ctx.view.locations()])
  return findListingPath(words, {
    noun: nounOfKinds(facetCounts),
    stocked: { bodies: named('body'), makes: named('make'), makeModels: named('make_model') },
    dealerships,
    locations: locations.filter(({ visible }) => visible),
    once: () => onceStocked(ctx),
  })
}

function onceStocked(ctx: Ctx): StockNames {
  const [bodies, makes, makeModels] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const { simpleBody, make, model } of ctx.stock.everStocked()) {
    if (simpleBody !== null) bodies.add(bodyTypeOf(simpleBody).label)
    makes.add(make)
    makeModels.add(`${make} ${model}`)
  }
  return { bodies: [...bodies], makes: [...makes], makeModels: [...makeModels] }
}

function settingsOf({ site, config: { search, features, wording, listing } }: Ctx): ListingSettings {
  const { columns, card, pageSize, cacheEntries, makesShown, filterLayout, sortOptions, lowestPriceHidesUnpriced, clearFiltersTarget, promos } = listing
  return {
    site: site.slug,
    indexName: search.indexName,
    favourites: features.favourites,
    empty: { title: wording.emptyTitle, text: wording.emptyText },
    listing: { columns, card, pageSize, cacheEntries, makesShown, filterLayout, sortOptions, lowestPriceHidesUnpriced, clearFiltersTarget, promos },
  }
}
