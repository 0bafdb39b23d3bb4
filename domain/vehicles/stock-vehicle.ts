import type { CarType, ItemType, PriceType, VehicleStatus } from '#db/value-sets.ts'

/** What listings and cards need of a vehicle, kept in memory for every vehicle of the platform. */
export interface StockVehicle {
  readonly id: number
  readonly slug: string
  readonly stocknum: string
  readonly dealershipId: number
  readonly locationId: number | null
  readonly name: string
  readonly year: number
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly series: string | null
  readonly carType: CarType
  readonly itemType: ItemType
  readonly status: VehicleStatus
  readonly reserved: boolean
  readonly soldAt: Date | null
  readonly showOnDealerWebsite: boolean
  readonly priceCents: number | null
  readonly priceType: PriceType | null
  readonly km: number | null
  readonly body: string | null
  readonly fuel: string | null
  readonly transmission: string | null
  readonly colour: string | null
  readonly imageUrl: string | null
  readonly createdAt: Date
}
