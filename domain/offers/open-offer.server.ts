import { parseMarkdown } from '#config/markdown/parse-markdown.ts'
import { breadcrumbList } from '../content/breadcrumb-list.ts'
import { cutText } from '../content/cut-text.ts'
import { pageHead } from '../content/page-head.ts'
import type { Ctx } from '../ctx.ts'
import { stockCard } from '../listings/vehicle-card.ts'
import { mainAddress, mainOrigin } from '../sites/main-origin.ts'
import { equals, inStock } from '../stock-search/stock-filters.ts'
import type { OfferRecord } from '#db/offers.ts'
import { isCurrent } from './current-offer.ts'
import { listOffers, offersAround, siteOffers } from './list-offers.server.ts'
import { lastDay, offerCard } from './offer-card.ts'

const mostOthers = 3
const mostStock = 4

/** The page of one offer, or where it is instead; null where this site has none of that number, or not yet. */
export async function openOffer(ctx: Ctx, id: string, path: string) {
  const now = ctx.clock()
  const record = (await siteOffers(ctx)).find((each) => String(each.id) === id)
  if (!record || (record.startsAt && record.startsAt > now)) {
    if (record?.startsAt) ctx.fresh.until(record.startsAt)
    return null
  }
  const card = offerCard(await offersAround(ctx), record)
  if (card.href !== path) return { movedTo: card.href }
  const isEnded = !isCurrent(record, now)
  const others = (await listOffers(ctx)).filter(({ id: other }) => other !== record.id).slice(0, mostOthers)
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Offers', to: '/special-offers' }, { label: record.name }]
  return {
    isEnded,
    head: pageHead({
      title: record.name,
      siteName: ctx.site.name,
      description: describe(record, isEnded, ctx),
      canonical: mainAddress(ctx, path),
      isGone: isEnded,
      jsonLd: isEnded ? [] : [breadcrumbList(mainOrigin(ctx), path, crumbs)],
    }),
    view: {
      offer: card,
      crumbs,
      /** All of its words; a card has their beginning. */
      blocks: record.content ?? parseMarkdown(record.description ?? ''),
      ended: isEnded && record.expiresAt ? lastDay(record.expiresAt, ctx.config.locale.defaultState) : null,
      others,
      stock: isEnded ? null : await stockOf(ctx, record),
      phone: ctx.config.contact.phones.main,
    },
  }
}

export type OfferPageView = Extract<Awaited<ReturnType<typeof openOffer>>, { view: unknown }>['view']

function describe(
  { name, sanitizedDescription, rate, expiresAt }: OfferRecord,
  isEnded: boolean,
  { site, config }: Ctx,
): string {
  if (isEnded) return `${name} has ended. See what ${site.name} offers now.`
  const until = expiresAt ? ` Until ${lastDay(expiresAt, config.locale.defaultState)}.` : ''
  // Cut off, a rate would stand without its comparison rate: results of a search name the offer alone.
  return cutText(`${site.name}: ${rate === null && sanitizedDescription ? sanitizedDescription : name}${until}`, 160)
}

/** What there is to buy of the model it is about, or of the maker. */
async function stockOf(ctx: Ctx, { manufacturer, model, category }: OfferRecord) {
  if (!manufacturer || category === 'Service offer' || category === 'Parts offer') return null
  const filter = [inStock, equals('make', manufacturer.name), ...(model ? [equals('model', model.name)] : [])]
  const { vehicles } = await ctx.stock.search({ filter, limit: mostStock, sort: ['created_at_timestamp:desc'] })
  if (vehicles.length === 0) return null
  const name = model ? `${manufacturer.name} ${model.name}` : manufacturer.name
  return {
    title: `${name} in stock`,
    look: ctx.config.listing.card,
    cards: vehicles.map((vehicle) => stockCard(ctx, vehicle)),
  }
}
