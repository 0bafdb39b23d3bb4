import type { Orm } from '#db/database.ts'
import { insertRows } from '#db/insert-rows.ts'
import { blogItem, brandEntry, offer, promoNode, site, siteDealership, slide } from '#db/schema.ts'
import { postRow } from '#domain/blog/post-row.ts'
import { offerRow } from '#domain/offers/offer-row.ts'
import { saveLayer } from '#domain/sites/save-layer.server.ts'
import type { DemoSite } from '../dealer-types.ts'
import { dealerships } from '../dealers.ts'
import { makes } from '../catalogue.ts'
import { picture } from '../pictures.ts'
import { slugOf } from '#domain/formats/slug.ts'
import type { DemoOffer } from '../sites/content.ts'
import { type Ids, logoOf } from './add-makers.ts'

const dayMs = 86_400_000
const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs)

/** A site: what it shows, how it is set, and what it says. */
export async function addSite(
  orm: Orm,
  demo: DemoSite,
  dealers: Ids,
  makers: Ids,
  groupId: number | null,
  now: Date,
): Promise<number> {
  const { slug, name, kind, template, make, layer } = demo
  const manufacturerId = make ? makers.get(make)! : null
  const [row] = await orm
    .insert(site)
    .values({ slug, name, kind, template, manufacturerId, groupId })
    .returning({ id: site.id })
  const siteId = row!.id
  await insertRows(
    orm,
    siteDealership,
    demo.dealerships.map((each) => ({ siteId, dealershipId: dealers.get(each)! })),
  )
  const { settings = {}, rules = [] } = structuredClone(layer) as { settings?: Record<string, unknown>; rules?: Rules }
  await saveLayer(orm, { scope: 'site', key: slug, settings, rules })
  await addContent(orm, siteId, demo, now)
  return siteId
}

type Rules = { when: Record<string, unknown>; set: Record<string, unknown> }[]

async function addContent(
  orm: Orm,
  siteId: number,
  { content: { slides, posts, promos, brands = [] }, backdrop }: DemoSite,
  now: Date,
): Promise<void> {
  const pictured = (name: string): string => picture(name, backdrop)
  await insertRows(
    orm,
    slide,
    slides.map(({ picture: file, ...rest }, position) => ({ siteId, ...rest, imageUrl: pictured(file), position })),
  )
  await insertRows(
    orm,
    blogItem,
    posts.map(({ heading, description, picture: file, daysAgo, paragraphs, tags = [], href }) => ({
      siteId,
      ...postRow({
        slug: slugOf(heading),
        heading,
        description,
        href,
        tags: [...tags],
        image: pictured(file),
        body: paragraphs.join('\n\n'),
        date: daysFrom(now, -daysAgo).toISOString().slice(0, 10),
      }),
    })),
  )
  await insertRows(
    orm,
    promoNode,
    promos.map(({ picture: file, from, days, position = [], display = [], ...rest }) => ({
      siteId,
      ...rest,
      position: [...position],
      display: [...display],
      imageUrl: pictured(file),
      start: from === undefined ? null : daysFrom(now, from),
      expiry: days === undefined ? null : daysFrom(now, days),
    })),
  )
  await insertRows(
    orm,
    brandEntry,
    brands.map(({ title, grid, skipPage = false, paragraphs = [], banner = 'hero-showroom' }, position) => ({
      siteId,
      slug: slugOf(title),
      title,
      grid,
      skipPage,
      descriptionParagraphs: [...paragraphs],
      position,
      logo: makes.includes(title) ? logoOf(title) : null,
      bannerImage: pictured(banner),
    })),
  )
}

interface Known {
  dealers: Ids
  sites: Ids
  makers: Ids
  models: Ids
}

/** After all sites: an offer names those that do not show it. */
export async function addOffers(
  orm: Orm,
  offers: readonly DemoOffer[],
  { dealers, sites, makers, models }: Known,
  now: Date,
): Promise<void> {
  const places = new Map(dealerships.map(({ slug, backdrops }) => [slug, backdrops[0]]))
  await insertRows(
    orm,
    offer,
    offers.map(
      ({ dealership, make, model, excluded = [], days, picture: file, category = 'Vehicle offer', ...rest }) => ({
        ...offerRow({ ...rest, category, imageUrl: picture(file, places.get(dealership)!) }),
        dealershipId: dealers.get(dealership)!,
        manufacturerId: make ? makers.get(make)! : null,
        modelId: make && model ? models.get(slugOf(`${make} ${model}`))! : null,
        imageOrModelImageUrl: picture(file, places.get(dealership)!),
        excludedWebsiteIds: excluded.map((each) => sites.get(each)!),
        startsAt: daysFrom(now, -7),
        expiresAt: days === undefined ? null : daysFrom(now, days),
      }),
    ),
  )
}
