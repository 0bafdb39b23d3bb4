import type { OfferRecord } from '#db/offers.ts'
import type { Ctx } from '../ctx.ts'
import { siteModels } from '../models/site-models.server.ts'
import { isCurrent, nextOfferChange } from './current-offer.ts'
import { isLawful, type OfferCard, offerCard } from './offer-card.ts'

/** The offers a site may show now, the first to end first; of them those that are wanted. */
export async function listOffers(
  ctx: Ctx,
  isWanted: (offer: OfferRecord) => boolean = () => true,
): Promise<OfferCard[]> {
  const now = ctx.clock()
  const offers = await siteOffers(ctx)
  const change = nextOfferChange(offers, now)
  if (change) ctx.fresh.until(change)
  const around = await offersAround(ctx)
  return offers
    .filter((offer) => isCurrent(offer, now) && isWanted(offer))
    .toSorted((a, b) => endOf(a) - endOf(b) || a.id - b.id)
    .map((offer) => offerCard(around, offer))
}

/** All that a site's dealerships offer, have offered or will, save what excludes the site and what may not be shown. */
export async function siteOffers(ctx: Ctx): Promise<OfferRecord[]> {
  const offers = await ctx.view.offers(ctx.serverConfig.offers.keptOfferIds)
  return offers.filter(isLawful)
}

/** What an offer's card is made with. */
export async function offersAround(ctx: Ctx) {
  const { site, config, view } = ctx
  const [dealerships, models] = await Promise.all([view.dealerships(), siteModels(ctx)])
  return {
    site,
    config,
    dealerships: new Map(dealerships.map(({ id, slug }) => [id, slug])),
    modelPages: new Map(models.map(({ slug, href }) => [slug, href])),
  }
}

/** One without an end comes after all that have one. */
const endOf = ({ expiresAt }: OfferRecord): number => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER
