import { publishedPosts } from '../blog/published-posts.server.ts'
import { composedPaths } from '../content/built-paths.ts'
import { contentPaths, pagePaths, postPath, vehiclePath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { directoryAddresses } from './directory-addresses.server.ts'
import { knownToSite, namesOf, namesQuery, stockNames } from '../listings/known-to-site.server.ts'
import { stockedPaths } from '../listings/listing-paths.ts'
import { listOffers } from '../offers/list-offers.server.ts'
import { inStock } from '../stock-search/stock-filters.ts'
import { sitemapParts, type SitemapEntry, type SitemapPart } from './sitemap.ts'

/** More than any site has. */
const plenty = 1_000_000

const kinds: Readonly<Record<string, (ctx: Ctx) => Promise<SitemapEntry[]>>> = {
  pages: pageEntries,
  directories: directoryEntries,
  vehicles: vehicleEntries,
  offers: offerEntries,
  posts: postEntries,
}

/** Every address of the site that crawlers should know, in parts. */
export async function openSitemap(ctx: Ctx): Promise<SitemapPart[]> {
  const parts = Object.keys(kinds).map((kind) => partsOf(ctx, kind))
  return (await Promise.all(parts)).flat()
}

/** The part at a path; null where there is none. */
export async function openSitemapPart(ctx: Ctx, path: string): Promise<SitemapPart | null> {
  const kind = /^\/sitemap-([a-z]+)-\d+\.xml$/.exec(path)?.[1]
  if (kind === undefined || !Object.hasOwn(kinds, kind)) return null
  return (await partsOf(ctx, kind)).find((part) => part.path === path) ?? null
}

const partsOf = async (ctx: Ctx, kind: string): Promise<SitemapPart[]> =>
  sitemapParts({ [kind]: await kinds[kind]!(ctx) })

async function pageEntries(ctx: Ctx): Promise<SitemapEntry[]> {
  const [shown, toBuy] = await Promise.all([
    ctx.stock.search(namesQuery),
    ctx.stock.search({ ...namesQuery, filter: inStock }),
  ])
  const buyable = { ...stockNames(toBuy), carTypes: namesOf(toBuy.facetCounts, 'car_type') }
  const listings = stockedPaths(buyable, await knownToSite(ctx, shown))
  const search = listings.length > 0 ? [pagePaths.priceRange] : []
  return [pagePaths.home, ...composedPaths(ctx.config), ...search, ...listings].map((path) => ({ path }))
}

async function directoryEntries(ctx: Ctx): Promise<SitemapEntry[]> {
  return (await directoryAddresses(ctx)).map((path) => ({ path }))
}

/** What can be bought, oldest first: what comes is added to the end, and the parts before it stay as they are. */
async function vehicleEntries({ stock }: Ctx): Promise<SitemapEntry[]> {
  const { vehicles } = await stock.search({ filter: inStock, limit: plenty })
  return vehicles
    .toSorted((one, other) => one.id - other.id)
    .map(({ slug, updatedAt }) => ({ path: vehiclePath(slug), changed: updatedAt }))
}

async function offerEntries(ctx: Ctx): Promise<SitemapEntry[]> {
  return (await listOffers(ctx)).map(({ href }) => ({ path: href }))
}

/** The blog, and what is written in it; a post that is elsewhere is no page of ours. */
async function postEntries(ctx: Ctx): Promise<SitemapEntry[]> {
  if (!ctx.config.blog.shown) return []
  const posts = (await publishedPosts(ctx)).filter(({ href }) => href === null)
  if (posts.length === 0) return []
  return [
    { path: contentPaths.blog },
    ...posts.map(({ slug, updatedAt }) => ({ path: postPath(slug), changed: updatedAt })),
  ]
}
