import type { SiteConfig } from '#config/site/site-config.ts'
import type { LocationRecord } from '#db/locations.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { VehicleWithMedia } from '#db/vehicle-media.ts'
import type { Ctx } from '../../ctx.ts'
import type { stockCard } from '../../listings/vehicle-card.ts'
import type { VehicleMarket } from '../../market/vehicle-market.ts'
import type { VehicleFact } from '../vehicle-page.ts'

/** What the sections of a vehicle's page are made of. */
export interface BodySource {
  vehicle: StockVehicle
  /** Columns and media that only this page shows; null while the database is away. */
  record: VehicleWithMedia | null
  location: LocationRecord | null
  config: SiteConfig
  card: ReturnType<typeof stockCard>
  facts: readonly VehicleFact[]
  /** The day it is where the vehicle stands, 'yyyy-MM-dd'. */
  today: string
  /** The figures a shopper gave a calculator, where the page was asked for with some. */
  asked: URLSearchParams
  /** What others ask for such vehicles; null of what is not for sale. */
  market: VehicleMarket | null
}

/** Makes a section; null where this vehicle or this site has nothing for it. */
export type BodySection<View> = (ctx: Ctx, source: BodySource) => View | null | Promise<View | null>
