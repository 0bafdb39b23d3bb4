import { pageFacts } from '../content/page-facts.ts'
import { brandPath, dealershipsOfPath, directoryPaths } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { stockCard } from '../listings/vehicle-card.ts'
import { locationCard } from '../locations/list-locations.server.ts'
import { rangeByBody } from '../models/model-range.ts'
import { siteModels } from '../models/site-models.server.ts'
import { listOffers } from '../offers/list-offers.server.ts'
import { equals, inStock } from '../stock-search/stock-filters.ts'
import { counted, nounOfKinds } from '../vehicles/nouns.ts'
import { type Brand, siteBrands } from './site-brands.server.ts'

export type BrandView = Extract<NonNullable<Awaited<ReturnType<typeof openBrand>>>, { meta: unknown }>

/** Two rows of the site's cards. */
const mostCards = { standard: 6, specTable: 8, large: 4 }
const mostLocations = 6

/** A brand's page, or where its stock is; null where the site has no such brand, or nothing of it. */
export async function openBrand(ctx: Ctx, slug: string) {
  const brands = await siteBrands(ctx)
  const brand = brands.find((each) => each.slug === slug.toLowerCase())
  if (!brand) return null
  if (brand.skipPage) return brand.stockHref === null ? null : { redirect: brand.stockHref }
  return brand.hasPage ? brandView(ctx, brand, brands.length === 1) : null
}

async function brandView(ctx: Ctx, brand: Brand, isAlone: boolean) {
  const { title, make, logo, banner, paragraphs } = brand
  const [stock, models, locations, offers] = await Promise.all([
    stockOf(ctx, brand),
    make === null ? [] : siteModels(ctx),
    locationsOf(ctx, brand),
    listOffers(ctx, ({ manufacturer, dealershipId }) =>
      make === null ? dealershipId === brand.dealershipId : manufacturer?.name === make,
    ),
  ])
  const range = rangeByBody(models.filter((model) => model.make === make))
  const places = locations.length === 1 ? '1 location' : `${locations.length} locations`
  const facts = [stock?.total && `${stock.total} in stock`, locations.length > 0 && places].filter((text) => !!text)
  return {
    ...pageFacts(ctx, {
      // A listing of its vehicles is called by the name alone.
      title: `${title}: overview`,
      crumb: title,
      description: `${title} at ${ctx.site.name}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}. ${paragraphs[0] ?? 'Range, stock, offers and where to see them.'}`,
      path: brandPath(brand.slug),
      // One alone has no directory above it.
      above: isAlone ? [] : [{ label: 'Brands', to: directoryPaths.brands }],
    }),
    title,
    logo,
    banner,
    paragraphs,
    facts,
    range,
    stock,
    offers,
    locations: locations.slice(0, mostLocations).map((location) => locationCard(ctx, location)),
    allLocations:
      make !== null && locations.length > mostLocations
        ? { label: `All ${places} that sell ${title}`, href: dealershipsOfPath(slugOf(make)) }
        : null,
  }
}

async function stockOf(ctx: Ctx, { make, dealershipId, stockHref }: Brand) {
  if (stockHref === null) return null
  const look = ctx.config.listing.card
  const found = await ctx.stock.search({
    filter: [inStock, make === null ? equals('dealership_id', dealershipId!) : equals('make', make)],
    sort: ['created_at_timestamp:desc'],
    facets: ['kind'],
    limit: mostCards[look],
  })
  return {
    href: stockHref,
    total: counted(found.total, nounOfKinds(found.facetCounts)),
    look,
    cards: found.vehicles.map((vehicle) => stockCard(ctx, vehicle)),
  }
}

/** Where it is sold; of a sister company, where that is. */
async function locationsOf({ view }: Ctx, { make, dealershipId }: Brand) {
  const all = (await view.locations()).filter(({ visible }) => visible)
  if (make === null) return all.filter((location) => location.dealershipId === dealershipId)
  return all.filter(({ manufacturers }) => manufacturers.some(({ name }) => name === make))
}
