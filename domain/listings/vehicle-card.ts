import { configFor } from '#config/site/config-for.ts'
import type { PublicConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { ItemType } from '#db/value-sets.ts'
import type { Ctx } from '../ctx.ts'
import { nounOf } from '../vehicles/nouns.ts'
import { shownPrice, type ShownPrice } from '../vehicles/price.ts'
import { vehicleSpecs, type Spec } from '../vehicles/vehicle-specs.ts'
import { justArrivedUntil, vehicleTag, type VehicleTag } from '../vehicles/vehicle-tag.ts'

/** A vehicle as a listing shows it: words, ready to print. */
export interface VehicleCard {
  id: number
  href: string
  name: string
  itemType: ItemType
  /** 'car', 'caravan': what it is called. */
  noun: string
  picture: string | null
  /** Its colours before it has come. */
  blur: string | null
  /** Its condition, in the site's words: 'Used', 'New', 'Demo'. */
  tag: string
  /** What else is to be said of it first: 'New Arrival', 'Reserved', or nothing. */
  badge: VehicleTag | null
  facts: string[]
  specs: Spec[]
  price: ShownPrice
}

/** Turns a vehicle into what a card says of it, in the site's own wording. */
export function vehicleCard(vehicle: StockVehicle, wording: PublicConfig['wording'], badge: VehicleTag | null = null): VehicleCard {
  const specs = vehicleSpecs(vehicle)
  return {
    id: vehicle.id,
    href: `/cars/${vehicle.slug}`,
    name: vehicle.name,
    itemType: vehicle.itemType,
    noun: nounOf(vehicle).singular,
    picture: vehicle.primaryImageUrl,
    blur: vehicle.primaryImageBlur,
    tag: wording.tags[vehicle.carType],
    badge,
    facts: specs.map(({ text }) => text),
    specs,
    price: shownPrice(vehicle, wording.noPriceText),
  }
}

/** The card with its badge, by the rules that hold for this vehicle; the answer holds until the badge may change. */
export function stockCard({ serverConfig, clock, fresh, willShow }: Pick<Ctx, 'serverConfig' | 'clock' | 'fresh' | 'willShow'>, vehicle: StockVehicle): VehicleCard {
  const { locationId: location, make, carType, itemType } = vehicle
  const config = configFor(serverConfig, { location, make, carType, itemType })
  const badge = vehicleTag(vehicle, config, clock())
  if (vehicle.primaryImageUrl) willShow(vehicle.primaryImageUrl)
  if (badge?.kind === 'newArrival') fresh.until(justArrivedUntil(vehicle, config.tags.justArrivedDays))
  return vehicleCard(vehicle, config.wording, badge)
}
