import type { OfferRecord } from '#db/offers.ts'
import type { Ctx } from '../ctx.ts'
import { cutText } from '../content/cut-text.ts'
import { formatDate } from '../formats/date.ts'
import { stateZone } from '../locations/state-zone.ts'
import { isCurrent, nextOfferChange } from './current-offer.ts'

/** An offer as a card shows it. */
export interface OfferCard {
  id: number
  name: string
  category: string
  description: string | null
  disclaimer: string | null
  picture: string | null
  /** 'Ends 30/06/2026': its last day. */
  ends: string | null
}

const descriptionLength = 160

/** The offers a site may show now, the first to end first; of them those that are wanted. */
export async function listOffers(
  ctx: Ctx,
  isWanted: (offer: OfferRecord) => boolean = () => true,
): Promise<OfferCard[]> {
  const now = ctx.clock()
  const offers = await ctx.view.offers(ctx.serverConfig.offers.keptOfferIds)
  const change = nextOfferChange(offers, now)
  if (change) ctx.fresh.until(change)
  const timeZone = stateZone(ctx.config.locale.defaultState)
  return offers
    .filter((offer) => isCurrent(offer, now) && isWanted(offer))
    .toSorted((a, b) => endOf(a) - endOf(b) || a.id - b.id)
    .map((offer) => offerCard(offer, timeZone))
}

/** One without an end comes after all that have one. */
const endOf = ({ expiresAt }: OfferRecord): number => expiresAt?.getTime() ?? Number.MAX_SAFE_INTEGER

function offerCard(offer: OfferRecord, timeZone: string): OfferCard {
  const { id, name, category, description, disclaimer, imageOrModelImageUrl, imageUrl, expiresAt } = offer
  return {
    id,
    name,
    category,
    description: description && cutText(description, descriptionLength),
    disclaimer,
    picture: imageUrl ?? imageOrModelImageUrl,
    // An expiry at midnight ends the day before.
    ends: expiresAt && `Ends ${formatDate(new Date(expiresAt.getTime() - 1), timeZone)}`,
  }
}
