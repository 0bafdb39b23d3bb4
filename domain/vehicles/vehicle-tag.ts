import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { isInStock } from './vehicle-status.ts'

/** The one tag a vehicle carries. */
export interface VehicleTag {
  text: string
  kind: 'fuel' | 'reserved' | 'certified' | 'custom' | 'comingSoon' | 'newArrival' | 'sold'
  /** The certified badge's own picture, where the site has one. */
  logo?: string
}

type TagColumns = Pick<
  StockVehicle,
  'status' | 'reserved' | 'certified' | 'tag' | 'make' | 'carType' | 'simpleFuel' | 'createdAt'
>
type TagConfig = Pick<SiteConfig, 'tags' | 'wording' | 'certified'>

const dayMs = 86_400_000
const electrified = new Set<string | null>(['Electric', 'Hybrid', 'PHEV'])

/** Until when a vehicle counts as just arrived. */
export const justArrivedUntil = ({ createdAt }: Pick<TagColumns, 'createdAt'>, days: number): Date =>
  new Date(createdAt.getTime() + days * dayMs)

/** The first that holds, in the order of the trade; what has left stock says only that. */
export function vehicleTag(vehicle: TagColumns, { tags, wording, certified }: TagConfig, now: Date): VehicleTag | null {
  if (!isInStock(vehicle.status)) return { kind: 'sold', text: wording.justSoldText }
  if (tags.fuel && electrified.has(vehicle.simpleFuel)) return { kind: 'fuel', text: vehicle.simpleFuel! }
  if (vehicle.reserved) return { kind: 'reserved', text: wording.reservedText }
  if (isCertified(vehicle, certified.makes))
    return { kind: 'certified', text: 'Certified', ...(certified.logo && { logo: certified.logo }) }
  if (vehicle.tag) return { kind: 'custom', text: vehicle.tag }
  if (vehicle.status === 'coming_soon') return { kind: 'comingSoon', text: wording.comingSoonText }
  if (now < justArrivedUntil(vehicle, tags.justArrivedDays)) return { kind: 'newArrival', text: wording.newArrivalText }
  return null
}

/** Only used vehicles of the makes the site certifies. */
export const isCertified = (
  { certified, carType, make }: Pick<TagColumns, 'certified' | 'carType' | 'make'>,
  makes: readonly string[],
): boolean => certified && carType === 'used' && makes.some((each) => each.toLowerCase() === make.toLowerCase())
