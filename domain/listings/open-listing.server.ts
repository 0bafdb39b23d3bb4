import type { FacetCount } from '#search/index.ts'
import { builtPath } from '../content/built-paths.ts'
import type { Ctx } from '../ctx.ts'
import { weeklyRangeNote } from '../finance/weekly-range.ts'
import { isCurrent, nextOfferChange } from '../offers/current-offer.ts'
import { pointOf } from '../places/location-point.ts'
import { tilesOf } from '../places/map/ground.ts'
import { mainOrigin } from '../sites/main-origin.ts'
import { anyOfEach, everyValue, inStock } from '../stock-search/stock-filters.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import { type Noun, nounOfKinds } from '../vehicles/nouns.ts'
import { priceBounds } from '../vehicles/price-bands.ts'
import { answerListing, askLater } from './answer-listing.ts'
import { askSearch } from './ask-search.ts'
import { reachOf } from './by-distance.ts'
import { settleState } from './change-state.ts'
import { isMapOffered } from './distance.ts'
import { facetsToCount, listingFacets } from './facets.ts'
import { isDisplayedAt, type ListingPromo, vehiclesPerPage } from './grid.ts'
import { knownToSite, namesQuery } from './known-to-site.server.ts'
import { listingLead } from './listing-lead.ts'
import { describeListing } from './listing-meta.ts'
import { findListingPath } from './listing-paths.ts'
import { kindsAmong, type ListingKind, offeredFilters } from './listing-kinds.ts'
import { listPresets } from './listing-presets.server.ts'
import { openBudget } from './open-budget.ts'
import { hasFilters, type ListingState } from './listing-state.ts'
import type { Fixed, ListingAnswer, ListingBase, ListingPlace, ListingSettings } from './listing.ts'
import { nearnessTo } from './nearness.server.ts'

/** The listing at a path, if the site has or ever had what it names. */
export async function openListing(ctx: Ctx, words: readonly string[]): Promise<ListingBase | null> {
  const { listing } = ctx.config
  // Before anything is read: what changes meanwhile makes the name old, never the vehicles.
  const { version } = ctx.stock
  const everything = await ctx.stock.search(namesQuery)
  const path = findListingPath(words, await knownToSite(ctx, everything))
  if (!path) return null
  const ofKind = (kind: ListingKind) => listing.filtersByKind[kind]
  const found = await ctx.stock.search({
    filter: anyOfEach(path.fixed),
    facets: facetsToCount([...listing.filters, ...kindsAmong(everything.facetCounts).flatMap(ofKind)]).concat(
      'location_id',
    ),
    limit: 0,
    maxValuesPerFacet: everyValue,
  })
  const noun = nounOfKinds(found.facetCounts, nounOfKinds(everything.facetCounts))
  const facets = listingFacets({
    filters: offeredFilters({ ...listing, counts: found.facetCounts, total: found.total }),
    fixed: path.fixed,
    certifiedOnly: listing.certifiedOnly,
    repaymentNote: weeklyRangeNote(ctx.config.finance),
    found,
  })
  const promos = await listPromos(ctx, path.path)
  const settings = settingsOf(ctx, path.path, promos)
  const places = await stockPlaces(ctx, found.facetCounts['location_id'] ?? [])
  if (tilesOf(ctx.config) && isMapOffered({ places, settings, facets })) ctx.outside.add('tiles')
  return {
    path: path.path,
    siteName: ctx.site.name,
    origin: mainOrigin(ctx),
    title: path.title,
    description: describeListing({
      title: path.title,
      total: found.total,
      noun,
      siteName: ctx.site.name,
      makes: (found.facetCounts['make'] ?? []).map(({ value }) => value),
    }),
    lead: await leadOf(ctx, path.fixed, noun),
    crumbs: [{ label: 'Home', to: '/' }, ...path.above, { label: path.title }],
    fixed: path.fixed,
    noun,
    total: found.total,
    facets,
    promos,
    presets: await listPresets(ctx, { fixed: path.fixed, facets, settings, places }),
    places,
    ...(listing.budgetSearch && { budget: await openBudget(ctx, { from: '', at: path.path, fixed: path.fixed }) }),
    settings,
    version,
    isLocal: everything.total <= listing.localStockLimit && everything.total > 0,
  }
}

/**
 * What the listing answers to a state, by the site's search. Words that nothing within the filters has are left out, and told;
 * without a filter they are all that is asked for.
 */
export async function answerAt(ctx: Ctx, base: ListingBase, asked: ListingState): Promise<ListingAnswer> {
  const settled = settleState(base, asked)
  const near = settled.near === '' ? null : await nearnessTo(ctx, base.places, settled.near)
  const reach = near && reachOf(near, base.places)
  const answerTo = (state: ListingState) =>
    askLater(answerListing(base, state, reach), (question) => askSearch(ctx, question))
  const answer = await answerTo(settled)
  const wordless = { ...settled, query: '' }
  if (answer.total > 0 || settled.query === '' || !hasFilters(wordless)) return answer
  const without = await answerTo(wordless)
  return without.total > 0 ? { ...without, droppedWords: settled.query.split(/\s+/) } : answer
}

/** Where a listing's vehicles stand, of what the site tells. */
async function stockPlaces(ctx: Pick<Ctx, 'view'>, counts: readonly FacetCount[]): Promise<ListingPlace[]> {
  const stocked = new Set(counts.map(({ value }) => Number(value)))
  return (await ctx.view.locations())
    .filter((location) => stocked.has(location.id) && pointOf(location) !== null)
    .map(({ id, name }) => ({ id, name }))
}

/** Below the title: how many are for sale, where, and how many of them cost little. */
async function leadOf(ctx: Pick<Ctx, 'stock'>, fixed: Fixed, noun: Noun): Promise<string | null> {
  const { total, facetCounts, rangeCounts } = await ctx.stock.search({
    filter: [inStock, ...anyOfEach(fixed)],
    facets: ['city', 'state'],
    ranges: { price: priceBounds },
    limit: 0,
  })
  const [body, ...others] = fixed['body'] ?? []
  return listingLead({
    total,
    noun: body !== undefined && others.length === 0 ? bodyTypeOf(body) : noun,
    cities: facetCounts['city'] ?? [],
    states: facetCounts['state'] ?? [],
    prices: rangeCounts['price'] ?? [],
  })
}

function settingsOf(
  { site, config: { search, features, wording, listing } }: Ctx,
  path: string,
  shown: readonly ListingPromo[],
): ListingSettings {
  const {
    columns,
    card,
    pageSize,
    cacheEntries,
    makesShown,
    filterLayout,
    sortOptions,
    lowestPriceHidesUnpriced,
    clearFiltersTarget,
    defaultSearch,
    keepFilters,
    nearMe,
    promos,
  } = listing
  return {
    site: site.slug,
    indexName: search.indexName,
    favourites: features.favourites,
    empty: { title: wording.emptyTitle, text: wording.emptyText },
    listing: {
      columns,
      card,
      pageSize: vehiclesPerPage(pageSize, shown, { ...promos, seed: path }),
      cacheEntries,
      makesShown,
      filterLayout,
      sortOptions,
      lowestPriceHidesUnpriced,
      clearFiltersTarget,
      defaultSearch,
      keepFilters,
      nearMe,
      promos,
    },
  }
}

/** The promotions a listing shows now; the answer holds until one begins or ends. */
async function listPromos(
  ctx: Pick<Ctx, 'config' | 'view' | 'fresh' | 'clock'>,
  path: string,
): Promise<ListingPromo[]> {
  const now = ctx.clock()
  const rows = await ctx.view.promoNodes()
  const here = rows
    .filter((row) => isDisplayedAt(row, path))
    .map((row) => ({ ...row, startsAt: row.start, expiresAt: row.expiry }))
  const change = nextOfferChange(here, now)
  if (change) ctx.fresh.until(change)
  return here
    .filter((row) => isCurrent(row, now))
    .map(({ id, name, title, description, imageUrl, href, position }) => ({
      id,
      title: title ?? name,
      text: description,
      picture: imageUrl,
      href: href && builtPath(ctx.config, href),
      action: null,
      positions: position.filter((place) => place > 0),
    }))
}
