import { comparePath } from '../../compare/compare-address.ts'
import { pagePaths } from '../../content/route-paths.ts'
import { canKeep } from '../keeping.ts'
import type { BodySection } from './body-source.ts'

/** What can be done with a vehicle's page: keep it, compare it, take it along on paper. */
export interface VehicleTools {
  site: string
  name: string
  carType: string
  /** What this device would remember; null where it may not. */
  favourite: FavouriteRecord | null
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

export const vehicleTools: BodySection<VehicleTools> = ({ site }, { vehicle, config }) => {
  const { id, name, slug, make, model, carType, primaryImageUrl } = vehicle
  return {
    site: site.slug,
    name,
    carType,
    favourite: canKeep(vehicle, config, 'favourites')
      ? { id, name, slug, make, model, primary_image_url: primaryImageUrl }
      : null,
    compare: canKeep(vehicle, config, 'compare') ? { id, name, slug } : null,
    compareHref: comparePath([slug]),
    printHref: `${pagePaths.print}?car_id=${encodeURIComponent(slug)}`,
    pdfHref: `/api/cars/${encodeURIComponent(slug)}.pdf`,
  }
}
