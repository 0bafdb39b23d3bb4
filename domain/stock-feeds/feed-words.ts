import type { CarType, ItemType, PriceType, VehicleStatus } from '#db/value-sets.ts'

/** What feeds write in an enumerated column, and what we store for it. The first word of each meaning is ours. */

export const statusWords = {
  in_stock: 'in_stock',
  available: 'in_stock',
  for_sale: 'in_stock',
  active: 'in_stock',
  coming_soon: 'coming_soon',
  in_transit: 'coming_soon',
  on_order: 'coming_soon',
  on_hold: 'on_hold',
  sold: 'sold',
  removed: 'removed',
  withdrawn: 'removed',
} as const satisfies Record<string, VehicleStatus>

export const carTypeWords = {
  new: 'new',
  used: 'used',
  demo: 'demo',
  demonstrator: 'demo',
  ex_demo: 'demo',
} as const satisfies Record<string, CarType>

export const itemTypeWords = {
  car: 'car',
  caravan: 'caravan',
  motorcycle: 'motorcycle',
  bike: 'motorcycle',
  motorbike: 'motorcycle',
  truck: 'truck',
} as const satisfies Record<string, ItemType>

export const priceTypeWords = {
  drive_away: 'drive_away',
  driveaway: 'drive_away',
  dap: 'drive_away',
  ride_away: 'drive_away',
  tow_away: 'drive_away',
  excl_govt_charges: 'excl_govt_charges',
  excluding_government_charges: 'excl_govt_charges',
  egc: 'excl_govt_charges',
} as const satisfies Record<string, PriceType>
