import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { allStockPath, pathWord } from '../listings/stock-paths.ts'
import { bodyTypeOf } from './body-types.ts'
import { nounOf } from './nouns.ts'
import type { StockShape } from './stock-shape.ts'

/** One step of the way to a vehicle; the last is the page itself and has no address. */
export interface PageCrumb {
  label: string
  to?: string
}

interface CrumbOptions {
  shape: Pick<StockShape, 'carTypes' | 'makes'>
  tags: SiteConfig['wording']['tags']
  showSeries: boolean
}

type Crumbed = Pick<StockVehicle, 'name' | 'year' | 'make' | 'model' | 'badge' | 'carType' | 'itemType' | 'simpleBody'>

/** The way here, by listings the site has. */
export function crumbsOf(vehicle: Crumbed, { shape, tags, showSeries }: CrumbOptions): PageCrumb[] {
  const { name, year, make, model, badge, carType } = vehicle
  return [
    { label: 'Home', to: '/' },
    ...(shape.carTypes.includes(carType)
      ? [{ label: `${tags[carType]} ${nounOf(vehicle).plural}`, to: `/search/${carType}-cars` }]
      : []),
    ...(shape.makes.includes(make) ? [{ label: make, to: `/search/${pathWord(make)}` }] : []),
    { label: showSeries ? name : [year, make, model, badge].filter(Boolean).join(' ') },
  ]
}

/** Something to do next about the vehicle. */
export type PageAction = { kind: 'link'; label: string; href: string } | { kind: 'call'; phone: string }

interface ActionOptions {
  isForSale: boolean
  buttons: Pick<SiteConfig['buttons'], 'page' | 'labels'>
  phone: string | null
  /** Where enquiries go, if the site has that page. */
  contact: string | null
  /** Where the others lead, of those this vehicle may have. */
  links?: ReadonlyMap<string, string>
  vehicle: Pick<StockVehicle, 'simpleBody'>
  shape: Pick<StockShape, 'bodies'>
}

/** The buttons that lead somewhere, in the site's order; what can no longer be bought leads to others like it. */
export function pageActions({
  isForSale,
  buttons,
  phone,
  contact,
  links,
  vehicle,
  shape,
}: ActionOptions): PageAction[] {
  if (!isForSale) return [{ kind: 'link', label: buttons.labels.findSimilar, href: similarPath(vehicle, shape) }]
  return buttons.page.flatMap((button): PageAction[] => {
    if (button === 'call') return phone ? [{ kind: 'call', phone }] : []
    const href = button === 'enquiry' ? contact : links?.get(button)
    return href ? [{ kind: 'link', label: buttons.labels[button], href }] : []
  })
}

function similarPath({ simpleBody }: ActionOptions['vehicle'], { bodies }: ActionOptions['shape']): string {
  const slug = simpleBody && bodyTypeOf(simpleBody).slug
  return bodies.some((body) => body.slug === slug) ? `/search/${slug}` : allStockPath
}
