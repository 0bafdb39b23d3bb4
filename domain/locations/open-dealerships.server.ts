import type { LocationRecord } from '#db/locations.ts'
import { pageFacts } from '../content/page-facts.ts'
import { brandPath, dealershipsOfPath, directoryPaths, locationPath } from '../content/route-paths.ts'
import type { Ctx } from '../ctx.ts'
import { slugOf } from '../formats/slug.ts'
import { siteBrands } from '../brands/site-brands.server.ts'
import { answersTo, byState } from './dealership-places.ts'
import { locationCard } from './list-locations.server.ts'

export type DealershipsView = Awaited<ReturnType<typeof openDealerships>>

interface Wanted {
  title: string
  path: string
  records: readonly LocationRecord[]
  intro: string
  q?: string
  above?: readonly { label: string; to: string }[]
  /** The page of the brand they sell. */
  brand?: { title: string; href: string } | null
}

const allPath = '/dealerships'
const shownOf = async ({ view }: Pick<Ctx, 'view'>) => (await view.locations()).filter(({ visible }) => visible)

/** All of a site's locations, or those that answer to what was typed. */
export async function openDealerships(ctx: Ctx, asked: string) {
  const q = asked.trim().slice(0, 80)
  // Words are endless: what was asked for is for whoever asked.
  if (q !== '') ctx.fresh.until(ctx.clock())
  const records = await shownOf(ctx)
  const isGroup = ctx.site.kind === 'group'
  return placesView(ctx, {
    title: isGroup ? 'Dealerships' : ctx.config.locations.title,
    path: allPath,
    records: q === '' ? records : records.filter((record) => answersTo(record, q)),
    intro: counts(records),
    q,
  })
}

/** Those whose makers include this one; null where the site has no such make, or nobody sells it. */
export async function openDealershipsOf(ctx: Ctx, make: string): Promise<DealershipsView | null> {
  const word = make.toLowerCase()
  const all = await shownOf(ctx)
  const records = all.filter(({ manufacturers }) => manufacturers.some(({ slug }) => slug === word))
  const maker = records[0]?.manufacturers.find(({ slug }) => slug === word)
  if (!maker) return null
  const brand = (await siteBrands(ctx)).find(({ slug, hasPage }) => hasPage && slug === slugOf(maker.name))
  return placesView(ctx, {
    title: `${maker.name} dealerships`,
    path: dealershipsOfPath(word),
    records,
    intro: `${maker.name} at ${counts(records)}`,
    above: [{ label: 'Dealerships', to: allPath }],
    brand: brand ? { title: brand.title, href: brandPath(brand.slug) } : null,
  })
}

/** What is at /locations/{dealership}: its locations, or the one it has; null where the site has no such dealership. */
export async function openDealership(ctx: Ctx, slug: string): Promise<DealershipsView | { redirect: string } | null> {
  const dealership = (await ctx.view.dealerships()).find((each) => each.slug === slug)
  const records = (await shownOf(ctx)).filter(({ dealershipId }) => dealershipId === dealership?.id)
  const [first] = records
  if (!dealership || !first) return null
  if (records.length === 1) return { redirect: locationPath(first.slug) }
  return placesView(ctx, {
    title: dealership.name,
    path: locationPath(slug),
    records,
    intro: counts(records),
    above: [{ label: 'Dealerships', to: allPath }],
  })
}

async function placesView(ctx: Ctx, { title, path, records, intro, q = '', above = [], brand = null }: Wanted) {
  const houses = new Map((await ctx.view.dealerships()).map(({ id, name }) => [id, name]))
  const order = [...houses.keys()]
  const together = records.toSorted((one, other) => order.indexOf(one.dealershipId) - order.indexOf(other.dealershipId))
  const places = together.map((record) => ({
    ...locationCard(ctx, record),
    dealership: houses.get(record.dealershipId)!,
  }))
  const cities = [...new Set(places.flatMap(({ city }) => city ?? []))]
  return {
    ...pageFacts(ctx, {
      title,
      description: `${title} of ${ctx.site.name} in ${cities.slice(0, 4).join(', ')}${cities.length > 4 ? ' and elsewhere' : ''}: addresses, opening hours and numbers of ${counts(records)}.`,
      path,
      above,
    }),
    title,
    intro,
    q,
    found: places.length,
    brand,
    /** A dealership is named where a group has several and the place is called otherwise. */
    namesHouses: houses.size > 1,
    groups: byState(places),
    locatorHref: records.length > 1 ? directoryPaths.dealerLocator : null,
  }
}

function counts(records: readonly LocationRecord[]): string {
  const houses = new Set(records.map(({ dealershipId }) => dealershipId)).size
  const places = records.length === 1 ? '1 location' : `${records.length} locations`
  return houses > 1 ? `${houses} dealerships, ${places}` : places
}
