import type { SiteConfig } from '#config/site/site-config.ts'
import type { VehicleStatus } from '#db/value-sets.ts'
import { builtPath } from '../content/built-paths.ts'
import { isInStock } from './listed.ts'

/** What stands at the head of a vehicle's page, and where it leads, if anywhere. */
export interface PageBanner {
  text: string
  href: string | null
}

/** The site's banner, for what can be bought; it leads only where there is a page. */
export function topBanner(
  status: VehicleStatus,
  { banners, pages }: Pick<SiteConfig, 'banners' | 'pages'>,
): PageBanner | null {
  const { text, href } = banners.vehicleTop
  return isInStock(status) && text ? { text, href: href && builtPath({ pages }, href) } : null
}
