import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { comparePath } from '../../compare/compare-address.ts'
import { pagePaths } from '../../content/route-paths.ts'
import { canKeep } from '../keeping.ts'

/** What can be done with a vehicle's page: keep it, compare it, take it along on paper. */
export interface VehicleTools {
  site: string
  name: string
  carType: string
  /** What this device would remember; null where the site has no such list. */
  favourite: FavouriteRecord | null
  /** Whether it may join the list: what can no longer be saved can still be taken back. */
  canSave: boolean
  compare: { id: number; name: string; slug: string } | null
  /** Where it is compared without a script. */
  compareHref: string
  printHref: string
  pdfHref: string
}

interface FavouriteRecord {
  id: number
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string | null
}

export function vehicleTools(site: string, vehicle: StockVehicle, config: SiteConfig): VehicleTools {
  const { id, name, slug, make, model, carType, primaryImageUrl } = vehicle
  return {
    site,
    name,
    carType,
    favourite: config.features.favourites ? { id, name, slug, make, model, primary_image_url: primaryImageUrl } : null,
    canSave: canKeep(vehicle, config, 'favourites'),
    compare: canKeep(vehicle, config, 'compare') ? { id, name, slug } : null,
    compareHref: comparePath([slug]),
    printHref: `${pagePaths.print}?car_id=${encodeURIComponent(slug)}`,
    pdfHref: `/api/cars/${encodeURIComponent(slug)}.pdf`,
  }
}
