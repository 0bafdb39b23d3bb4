import type { VehicleStatus } from '#db/value-sets.ts'

/** In stock and coming soon can be bought; everything else cannot. */
export const isInStock = (status: VehicleStatus): boolean => status === 'in_stock' || status === 'coming_soon'
