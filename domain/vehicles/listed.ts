import type { VehicleStatus } from '#db/value-sets.ts'

const dayMs = 86_400_000

/** In stock and coming soon can be bought; everything else cannot. */
export const isInStock = (status: VehicleStatus): boolean => status === 'in_stock' || status === 'coming_soon'

interface Listable {
  status: VehicleStatus
  soldAt: Date | null
  showOnDealerWebsite: boolean
}

/**
 * Until when a listing shows the vehicle: null means not at all, Infinity as long as nothing changes. A sold vehicle
 * stays for the site's window of days; a window of 0 days shows none.
 */
export function listedUntil(vehicle: Listable, soldDays: number): number | null {
  if (!vehicle.showOnDealerWebsite) return null
  if (isInStock(vehicle.status)) return Number.POSITIVE_INFINITY
  if (vehicle.status !== 'sold' || !vehicle.soldAt || soldDays === 0) return null
  return vehicle.soldAt.getTime() + soldDays * dayMs
}
