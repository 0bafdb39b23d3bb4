import type { PublicConfig } from '#config/site/site-config.ts'
import { shownPrice, type ShownPrice } from '../vehicles/price.ts'
import type { StockVehicle } from '#db/stock.ts'

/** A vehicle as a listing shows it: words, ready to print. */
export interface VehicleCard {
  id: number
  href: string
  name: string
  tag: string
  facts: string[]
  price: ShownPrice
}

const km = new Intl.NumberFormat('en-AU')

/** Turns a vehicle into what a card says of it, in the site's own wording. */
export function vehicleCard(vehicle: StockVehicle, wording: PublicConfig['wording']): VehicleCard {
  const facts = [vehicle.km === null ? null : `${km.format(vehicle.km)} km`, vehicle.simpleTransmission, vehicle.simpleFuel]
  return {
    id: vehicle.id,
    href: `/cars/${vehicle.slug}`,
    name: vehicle.name,
    tag: wording.tags[vehicle.carType],
    facts: facts.filter((fact) => fact !== null),
    price: shownPrice(vehicle, wording.noPriceText),
  }
}
