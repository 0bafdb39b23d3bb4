import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { pathWord } from '../listings/stock-paths.ts'
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
