import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { isInStock } from './vehicle-status.ts'

/** The lists of vehicles a shopper's own device keeps, by their switch. */
export const keptLists = ['favourites', 'compare'] as const
export type KeptList = (typeof keptLists)[number]

/** More columns than these nobody can read side by side. */
export const mostCompared = 4

type KeepColumns = Pick<StockVehicle, 'status' | 'carType' | 'priceCents' | 'primaryImageUrl'>

/** Whether it may join a list: what can be bought, and at some dealers only what is used and has a price and a picture. */
export function canKeep(
  { status, carType, priceCents, primaryImageUrl }: KeepColumns,
  { features, buttons }: Pick<SiteConfig, 'features' | 'buttons'>,
  list: KeptList,
): boolean {
  if (!features[list] || !isInStock(status)) return false
  return (
    !buttons.saveOnlyUsedPricedPictured || (carType === 'used' && (priceCents ?? 0) > 0 && primaryImageUrl !== null)
  )
}
