import type { PublicConfig } from '#config/site/site-config.ts'
import type { ItemType, PriceType, VehicleStatus } from '#db/value-sets.ts'
import { formatMoney } from '../formats/amounts.ts'
import { isInStock } from './vehicle-status.ts'

/** A price as shown: never the figure without its type. */
export type ShownPrice = { amount: string; type: string } | { amount: null; text: string }

const driveAway: Record<ItemType, string> = {
  car: 'Drive away',
  truck: 'Drive away',
  motorcycle: 'Ride away',
  caravan: 'Tow away',
}

/** The words for a price type; they follow what is sold. */
const priceTypeLabel = (type: PriceType, itemType: ItemType): string =>
  type === 'drive_away' ? driveAway[itemType] : 'Excl. Govt Charges'

interface PriceColumns {
  priceCents: number | null
  priceType: PriceType | null
  itemType: ItemType
}

interface OrderColumns {
  status: VehicleStatus
  preorder: boolean
}

/** What stands where there is no price: what is still to come can be ordered. */
export const noPriceWords = (
  { status, preorder }: OrderColumns,
  { preOrderText, noPriceText }: Pick<PublicConfig['wording'], 'preOrderText' | 'noPriceText'>,
): string => (isInStock(status) && (preorder || status === 'coming_soon') ? preOrderText : noPriceText)

/** Prices of $10 or less are placeholders in dealers' feeds: such a vehicle has none. */
export const shownCents = (cents: number | null): number | null => (cents !== null && cents > 1_000 ? cents : null)

/** By how much it costs less than it did before, on the same terms; null where it does not. */
export function priceDropCents(vehicle: {
  priceCents: number | null
  previousPriceCents: number | null
}): number | null {
  const [now, before] = [shownCents(vehicle.priceCents), shownCents(vehicle.previousPriceCents)]
  return now !== null && before !== null && before > now ? before - now : null
}

export function shownPrice({ priceCents, priceType, itemType }: PriceColumns, noPriceText: string): ShownPrice {
  const cents = shownCents(priceCents)
  if (cents === null || priceType === null) return { amount: null, text: noPriceText }
  return { amount: formatMoney(cents), type: priceTypeLabel(priceType, itemType) }
}
