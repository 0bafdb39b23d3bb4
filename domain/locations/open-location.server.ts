import type { LocationRecord } from '#db/locations.ts'
import { pageFacts } from '../content/page-facts.ts'
import { brandPath, directoryPaths, locationPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { mainAddress, mainOrigin } from '../sites/main-origin.ts'
import { stockCard } from '../listings/vehicle-card.ts'
import { tilesOf } from '../places/map/ground.ts'
import { locationMap } from '../places/map/location-map.server.ts'
import { siteBrands } from '../brands/site-brands.server.ts'
import { equals, inStock } from '../stock-search/stock-filters.ts'
import { counted, nounOfKinds } from '../vehicles/nouns.ts'
import { dayAt, hoursAt } from './hours-at.server.ts'
import { locationCard } from './list-locations.server.ts'
import { locationJsonLd } from './location-json-ld.ts'
import { typesAtAddress } from './location-types.ts'

export type LocationView = NonNullable<Awaited<ReturnType<typeof openLocation>>>

/** The page of one location; null where the site shows no such location. */
export async function openLocation(ctx: Ctx, slug: string) {
  const locations = await ctx.view.locations()
  const record = locations.find((each) => each.slug === slug && each.visible)
  if (!record) return null
  const card = locationCard(ctx, record)
  const map = locationMap(ctx, record)
  if (map && tilesOf(ctx.config)) ctx.outside.add('tiles')
  const { name } = card
  const path = locationPath(slug)
  const isAlone = locations.filter(({ visible }) => visible).length === 1
  const jsonLd = locationJsonLd({
    location: record,
    origin: mainOrigin(ctx),
    url: mainAddress(ctx, path),
    today: dayAt(record, ctx.clock()).toString(),
  })
  return {
    ...pageFacts(ctx, {
      title: name,
      description: describe(card.name, card.address, card.phone, record),
      path,
      above: isAlone ? [] : [{ label: 'Dealerships', to: '/dealerships' }],
      jsonLd: [jsonLd],
    }),
    location: { ...card, map },
    week: hoursAt(record, ctx.clock()).week,
    types: typesAtAddress(record, locations),
    brands: await brandsAt(ctx, record),
    stock: await stockAt(ctx, record),
    locatorHref: isAlone ? null : directoryPaths.dealerLocator,
  }
}

function describe(name: string, address: string | null, phone: string | null, { locationType }: LocationRecord) {
  const does = locationType === '' || locationType === 'sales' ? 'stock' : 'bookings'
  return `${name}${address ? `, ${address}` : ''}: opening hours, directions and ${does}${phone ? `. Call ${phone}` : ''}.`
}

const mostBrands = 24

/** What it sells, where that is told on a page. */
async function brandsAt(ctx: Ctx, { manufacturers, locationType }: LocationRecord) {
  if (locationType !== '' && locationType !== 'sales') return []
  const sold = new Set(manufacturers.map(({ name }) => name.toLowerCase()))
  const brands = (await siteBrands(ctx)).filter(({ make, hasPage }) => make && hasPage && sold.has(make.toLowerCase()))
  return brands.slice(0, mostBrands).map(({ title, slug }) => ({ title, href: brandPath(slug) }))
}

/** One row of the site's cards. */
const mostCards = { standard: 3, specTable: 4, large: 2 }

/** What came in last, and how much there is. */
async function stockAt(ctx: Ctx, { id }: LocationRecord) {
  const look = ctx.config.listing.card
  const found = await ctx.stock.search({
    filter: [inStock, equals('location_id', id)],
    sort: ['created_at_timestamp:desc'],
    facets: ['kind'],
    limit: mostCards[look],
  })
  if (found.total === 0) return null
  return {
    total: counted(found.total, nounOfKinds(found.facetCounts)),
    look,
    cards: found.vehicles.map((vehicle) => stockCard(ctx, vehicle)),
  }
}
