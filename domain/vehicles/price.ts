import type { ItemType, PriceType } from '#db/value-sets.ts'
import { formatMoney } from '../formats/money.ts'

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

/** Prices of $10 or less are placeholders in dealers' feeds and are not shown. */
export function shownPrice({ priceCents, priceType, itemType }: Priced, noPriceText: string): ShownPrice {
  if (priceCents === null || priceType === null || priceCents <= 1_000) return { amount: null, text: noPriceText }
  return { amount: formatMoney(priceCents), type: priceTypeLabel(priceType, itemType) }
}
