import type { StockVehicle } from '#db/stock.ts'
import { formatMoney } from '../../formats/amounts.ts'
import { shownCents } from '../price.ts'
import { isInStock } from '../vehicle-status.ts'

/** What it costs to have it without buying it, where that is offered. */
export function subscriptionText({
  status,
  subscriptionPriceCents,
}: Pick<StockVehicle, 'status' | 'subscriptionPriceCents'>): string | null {
  const cents = isInStock(status) ? shownCents(subscriptionPriceCents) : null
  return cents === null ? null : `Or subscribe for ${formatMoney(cents)} a week`
}
