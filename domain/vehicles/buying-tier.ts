import type { StockVehicle } from '#db/stock.ts'
import { shownCents } from './price.ts'
import { isInStock } from './vehicle-status.ts'

type TierColumns = Pick<StockVehicle, 'status' | 'reserved' | 'priceCents' | 'primaryImageUrl'>

/** How near a vehicle is to being bought: 0 can be, and says how it looks and what it costs; each next lacks more. */
export function buyingTier({ status, reserved, priceCents, primaryImageUrl }: TierColumns): number {
  if (!isInStock(status)) return 4
  if (reserved) return 3
  if (shownCents(priceCents) === null) return 2
  return primaryImageUrl === null ? 1 : 0
}
