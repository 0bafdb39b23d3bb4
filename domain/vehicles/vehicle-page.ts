import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { VehicleStatus } from '#db/value-sets.ts'
import type { VehicleRow } from '#db/vehicles.ts'
import { builtPath } from '../content/built-paths.ts'
import { formatDay, formatPlateDate } from '../formats/date.ts'
import { slugOf } from '../formats/slug.ts'
import { bodyTypeOf } from './body-types.ts'
import { kindFacts, type KindColumns } from './kind-facts.ts'
import { nounOf } from './nouns.ts'
import type { StockShape } from './stock-shape.ts'
import { vehicleSpecs } from './vehicle-specs.ts'
import { isInStock } from './vehicle-status.ts'

/** What stands at the head of a vehicle's page, and where it leads, if anywhere. */
interface PageBanner {
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

/** One step of the way to a vehicle; the last is the page itself and has no address. */
interface PageCrumb {
  label: string
  to?: string
}

interface CrumbOptions {
  shape: Pick<StockShape, 'carTypes' | 'bodies' | 'makes'>
  tags: SiteConfig['wording']['tags']
  showSeries: boolean
}

type CrumbColumns = Pick<
  StockVehicle,
  'name' | 'year' | 'make' | 'model' | 'badge' | 'carType' | 'itemType' | 'simpleBody' | 'status'
>

/** The way here, by listings that have something to buy: type, make, model, body. */
export function crumbsOf(vehicle: CrumbColumns, { shape, tags, showSeries }: CrumbOptions): PageCrumb[] {
  const { name, year, make, model, badge, carType, simpleBody } = vehicle
  const [makeWord, modelWord] = [slugOf(make), slugOf(model)]
  const body = simpleBody === null ? undefined : bodyTypeOf(simpleBody)
  return [
    { label: 'Home', to: '/' },
    ...(shape.carTypes.includes(carType)
      ? [{ label: `${tags[carType]} ${nounOf(vehicle).plural}`, to: `/search/${carType}-cars` }]
      : []),
    ...(shape.makes.includes(make) ? [{ label: make, to: `/search/${makeWord}` }] : []),
    // What can be bought is itself in the listing of its model.
    ...(isInStock(vehicle.status) && makeWord && modelWord
      ? [{ label: model, to: `/search/${makeWord}/${modelWord}` }]
      : []),
    ...(body && shape.bodies.some(({ slug }) => slug === body.slug)
      ? [{ label: body.label, to: `/search/${body.slug}` }]
      : []),
    { label: showSeries ? name : [year, make, model, badge].filter(Boolean).join(' ') },
  ]
}

/** One line of a vehicle's details. */
export interface VehicleFact {
  label: string
  value: string
}

/** What only the vehicle's own page knows of it. */
export type PageColumns = KindColumns &
  Pick<VehicleRow, 'engineSizeLitres' | 'interiorColour' | 'regplate' | 'regoExpiry' | 'buildDate' | 'vin'>

/** How many are seen before a shopper asks for more. */
export const firstFacts = 4

/** All that is known, what a shopper asks first at the head; what is not known is left out. */
export function vehicleFacts(vehicle: StockVehicle, columns: PageColumns | undefined, today: string): VehicleFact[] {
  const { colour, body, simpleBody, simpleTransmission, simpleFuel, drive, seats, doors, stocknum } = vehicle
  const specs = vehicleSpecs(vehicle).map(({ label, value }) => ({ label, value }))
  const rest: readonly (readonly [label: string, value: string | number | null | undefined])[] = [
    ['Colour', colour],
    ['Body', simpleBody ? bodyTypeOf(simpleBody).label : body],
    ['Engine', columns?.engineSizeLitres ? `${columns.engineSizeLitres.toFixed(1)} L` : null],
    ['Transmission', simpleTransmission],
    // How far an electric one goes says what it runs on.
    ['Fuel', specs.some(({ label }) => label === 'Range') ? null : simpleFuel],
    ['Drive', drive],
    ...kindFacts(vehicle, columns),
    ['Seats', seats],
    ['Doors', doors],
    ['Interior', columns?.interiorColour],
    ['Registration', columns?.regplate],
    ['Rego', columns?.regoExpiry ? regoText(columns.regoExpiry, today) : null],
    ['Built', columns?.buildDate && formatPlateDate(columns.buildDate)],
    ['VIN', columns?.vin],
    ['Stock number', stocknum],
  ]
  const isNew = ({ label }: VehicleFact) => !specs.some((spec) => spec.label === label)
  return [...specs, ...rest.flatMap(([label, value]) => (value ? [{ label, value: String(value) }] : [])).filter(isNew)]
}

/** Until when it may be driven; both days as 'yyyy-MM-dd'. */
export const regoText = (expiry: string, today: string): string =>
  expiry < today ? 'Unregistered' : `Expires on ${formatDay(expiry)}`
