import { configFor } from '#config/site/config-for.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { CarType } from '#db/value-sets.ts'
import type { Ctx } from '../ctx.ts'
import { vehicleEstimate } from '../finance/vehicle-estimate.ts'
import { repaymentText, type RepaymentText } from '../finance/repayment-words.ts'
import type { VehicleAction } from '../vehicles/action-href.ts'
import { canKeep } from '../vehicles/keeping.ts'
import { nounOf } from '../vehicles/nouns.ts'
import { noPriceWords, shownPrice, type ShownPrice } from '../vehicles/price.ts'
import { vehicleActions } from '../vehicles/vehicle-actions.ts'
import { silhouetteOf, type Silhouette } from '../vehicles/silhouette.ts'
import { cardSpecs, type Spec } from '../vehicles/vehicle-specs.ts'
import { fewestFrames } from '../vehicles/vehicle-media.ts'
import { isInStock } from '../vehicles/vehicle-status.ts'
import { justArrivedUntil, vehicleTag, type VehicleTag } from '../vehicles/vehicle-tag.ts'

/** A vehicle as a listing shows it: words, ready to print. Plain JSON, the same on the server and in a browser's copy. */
export interface VehicleCard {
  readonly id: number
  readonly href: string
  /** Year, make, model, badge, series. */
  readonly name: string
  /** What it looks like from the side, where there is no picture. */
  readonly silhouette: Silhouette
  readonly carType: CarType
  /** 'car', 'caravan': what it is called. */
  readonly noun: string
  readonly picture: string | null
  /** How many pictures there are to swipe through. */
  readonly pictures: number
  /** Whether it can be looked at from all around. */
  readonly hasSpin: boolean
  /** Its colours before it has come. */
  readonly blur: string | null
  /** Its condition, in the site's words: 'Used', 'New', 'Demo'. */
  readonly tag: string
  /** What else is to be said of it first: 'New Arrival', 'Reserved', or nothing. */
  readonly badge: VehicleTag | null
  /** Where it stands. */
  readonly place: string | null
  /** The location, where it may be told. */
  readonly locationId: number | null
  readonly specs: readonly Pick<Spec, 'label' | 'value'>[]
  /** What else it has, for where there is room. */
  readonly highlights: readonly string[]
  readonly price: ShownPrice
  /** The repayment from a lender's own figures, in one sentence with its rates, what it holds for and the warning. */
  readonly estimate: RepaymentText | null
  readonly isForSale: boolean
  /** 'Like this and want something similar?', said of what has been sold. */
  readonly note: string | null
  /** What a favourite remembers beside what is here; null where it must not be one. */
  readonly save: { readonly make: string; readonly model: string } | null
  readonly actions: readonly VehicleAction[]
}

/** As many as fit on a line or two of a wide card. */
const mostHighlights = 6

/** The configuration by the rules that hold for this vehicle, whether or not its location is shown. */
export function vehicleConfig({ serverConfig }: Pick<Ctx, 'serverConfig'>, vehicle: StockVehicle): SiteConfig {
  const { locationId: location, addressId: address, make, carType, itemType } = vehicle
  return configFor(serverConfig, { location, address, make, carType, itemType })
}

/** The card by the rules that hold for this vehicle; the answer holds until its badge may change. */
export function stockCard(
  ctx: Pick<Ctx, 'serverConfig' | 'clock' | 'fresh' | 'willShow'>,
  vehicle: StockVehicle,
): VehicleCard {
  const { make, model, carType, itemType, primaryImageUrl: picture } = vehicle
  const config = vehicleConfig(ctx, vehicle)
  const { wording } = config
  const badge = vehicleTag(vehicle, config, ctx.clock())
  if (picture) ctx.willShow(picture)
  if (badge?.kind === 'newArrival') ctx.fresh.until(justArrivedUntil(vehicle, config.tags.justArrivedDays))
  const isForSale = isInStock(vehicle.status)
  return {
    id: vehicle.id,
    href: `/cars/${vehicle.slug}`,
    name: vehicle.name,
    silhouette: silhouetteOf(vehicle.simpleBody, itemType),
    carType,
    noun: nounOf(vehicle).singular,
    picture,
    pictures: picture ? Math.max(1, vehicle.photosCount) : 0,
    hasSpin: picture !== null && vehicle.spinFrames >= fewestFrames,
    blur: vehicle.primaryImageBlur,
    tag: wording.tags[carType],
    badge,
    locationId: vehicle.locationVisible ? vehicle.locationId : null,
    place: (vehicle.locationVisible ? vehicle.locationName : null) ?? vehicle.city,
    specs: [
      { label: 'Condition', value: wording.tags[carType] },
      ...cardSpecs(vehicle).map(({ label, value }) => ({ label, value })),
    ],
    highlights: vehicle.filteredFeatures.slice(0, mostHighlights),
    price: shownPrice(vehicle, noPriceWords(vehicle, wording)),
    estimate: config.finance.cardEstimate ? estimateText(ctx, vehicle, config) : null,
    isForSale,
    note: isForSale ? null : wording.similarText,
    save: canKeep(vehicle, config, 'favourites') ? { make, model } : null,
    actions: vehicleActions(vehicle, { config, on: 'card' }),
  }
}

function estimateText(
  ctx: Pick<Ctx, 'clock' | 'fresh'>,
  vehicle: StockVehicle,
  { finance }: SiteConfig,
): RepaymentText | null {
  const repayment = vehicleEstimate(ctx, vehicle, finance)
  return repayment && repaymentText(repayment)
}
