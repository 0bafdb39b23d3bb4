import type { StockVehicle } from '#db/stock.ts'
import { formatMoney } from '../../formats/amounts.ts'
import { shownCents } from '../price.ts'

type PriceColumns = Pick<StockVehicle, 'priceCents' | 'previousPriceCents'>

/** What it cost before: struck out only where it was really asked, on the same terms, and is more than today's price. */
export function wasPrice(
  { priceCents, previousPriceCents }: PriceColumns,
  beforePriceCents: number | null,
): string | null {
  const now = shownCents(priceCents)
  if (now === null || beforePriceCents === null || beforePriceCents <= now) return null
  return previousPriceCents !== null && previousPriceCents >= beforePriceCents ? formatMoney(beforePriceCents) : null
}

/** Whether today's price is an offer. */
export const isOfferPrice = (
  { priceCents }: Pick<PriceColumns, 'priceCents'>,
  offerPriceCents: number | null,
): boolean => shownCents(priceCents) !== null && priceCents === offerPriceCents
