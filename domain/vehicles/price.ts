import type { PublicConfig } from '#config/site/site-config.ts'
import type { ItemType, PriceType, VehicleStatus } from '#db/value-sets.ts'
import { formatMoney } from '../formats/money.ts'
import { isInStock } from './listed.ts'

/** A price as shown: never the figure without its type. */
export type ShownPrice = { amount: string; type: string } | { amount: null; text: string }

const driveAway: Record<ItemType, string> = {
  car: 'Drive away',
  truck: 'Drive away',
  motorcycle: 'Ride away',
  caravan: 'Tow away',
}

/** The words for a price type; they follow what is sold. */
export const priceTypeLabel = (type: PriceType, itemType: ItemType): string =>
  type === 'drive_away' ? driveAway[itemType] : 'Excl. Govt Charges'

interface Priced {
  priceCents: number | null
  priceType: PriceType | null
  itemType: ItemType
}

interface Awaiting {
  status: VehicleStatus
  preorder: boolean
}

/** What stands where there is no price: what is still to come can be ordered. */
export const noPriceWords = (
  { status, preorder }: Awaiting,
  { preOrderText, noPriceText }: Pick<PublicConfig['wording'], 'preOrderText' | 'noPriceText'>,
): string => (isInStock(status) && (preorder || status === 'coming_soon') ? preOrderText : noPriceText)

/** Prices of $10 or less are placeholders in dealers' feeds and are not shown. */
export function shownPrice({ priceCents, priceType, itemType }: Priced, noPriceText: string): ShownPrice {
  if (priceCents === null || priceType === null || priceCents <= 1_000) return { amount: null, text: noPriceText }
  return { amount: formatMoney(priceCents), type: priceTypeLabel(priceType, itemType) }
}
