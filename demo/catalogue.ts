import type { SimpleFuel } from '#db/value-sets.ts'

/** A model as sold here: what it is and about what it costs new, in dollars. */
export interface CatalogueModel {
  make: string
  model: string
  badges: readonly string[]
  body: string
  fuel: SimpleFuel
  newPrice: number
}

export const catalogue: readonly CatalogueModel[] = [
  { make: 'Toyota', model: 'Corolla', badges: ['Ascent Sport', 'SX', 'ZR'], body: 'hatch', fuel: 'Hybrid', newPrice: 36_000 },
  { make: 'Toyota', model: 'RAV4', badges: ['GX', 'GXL', 'Cruiser', 'Edge'], body: 'suv', fuel: 'Hybrid', newPrice: 48_000 },
  { make: 'Toyota', model: 'HiLux', badges: ['Workmate', 'SR', 'SR5', 'Rogue'], body: 'ute', fuel: 'Diesel', newPrice: 62_000 },
  { make: 'Toyota', model: 'Camry', badges: ['Ascent', 'SL'], body: 'sedan', fuel: 'Hybrid', newPrice: 44_000 },
  { make: 'Toyota', model: 'LandCruiser Prado', badges: ['GX', 'GXL', 'VX', 'Kakadu'], body: 'suv', fuel: 'Diesel', newPrice: 84_000 },
  { make: 'Mazda', model: 'CX-5', badges: ['Maxx Sport', 'Touring', 'Akera'], body: 'suv', fuel: 'Petrol', newPrice: 46_000 },
  { make: 'Mazda', model: '3', badges: ['Pure', 'Evolve', 'Astina'], body: 'hatch', fuel: 'Petrol', newPrice: 37_000 },
  { make: 'Ford', model: 'Ranger', badges: ['XL', 'XLT', 'Wildtrak'], body: 'ute', fuel: 'Diesel', newPrice: 68_000 },
  { make: 'Hyundai', model: 'i30', badges: ['Active', 'Elite', 'N Line'], body: 'hatch', fuel: 'Petrol', newPrice: 33_000 },
  { make: 'Hyundai', model: 'Tucson', badges: ['Elite', 'Highlander'], body: 'suv', fuel: 'Petrol', newPrice: 49_000 },
  { make: 'Kia', model: 'Sportage', badges: ['S', 'SX', 'GT-Line'], body: 'suv', fuel: 'Petrol', newPrice: 46_000 },
  { make: 'Kia', model: 'Carnival', badges: ['S', 'SLi', 'Platinum'], body: 'peopleMover', fuel: 'Diesel', newPrice: 64_000 },
  { make: 'Mitsubishi', model: 'Outlander', badges: ['ES', 'Aspire', 'Exceed'], body: 'suv', fuel: 'PHEV', newPrice: 62_000 },
  { make: 'Isuzu', model: 'D-MAX', badges: ['SX', 'LS-U', 'X-Terrain'], body: 'ute', fuel: 'Diesel', newPrice: 64_000 },
  { make: 'Subaru', model: 'Outback', badges: ['AWD', 'AWD Touring'], body: 'wagon', fuel: 'Petrol', newPrice: 48_000 },
  { make: 'BYD', model: 'Seal', badges: ['Dynamic', 'Premium'], body: 'sedan', fuel: 'Electric', newPrice: 53_000 },
]
