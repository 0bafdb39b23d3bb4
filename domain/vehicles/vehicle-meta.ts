import type { StockVehicle } from '#db/stock.ts'
import type { CarType, ItemType, VehicleStatus } from '#db/value-sets.ts'
import { isOwnPicture } from '../media/picture-address.ts'
import { breadcrumbList } from '../content/breadcrumb-list.ts'
import { shownCents, type ShownPrice } from './price.ts'

type VehicleColumns = Pick<
  StockVehicle,
  'name' | 'stocknum' | 'make' | 'model' | 'itemType' | 'carType' | 'status' | 'km' | 'priceCents'
>

interface VehicleFacts {
  readonly vehicle: VehicleColumns
  /** Its condition, in the site's words. */
  readonly tag: string
  readonly price: ShownPrice
  /** As the page says it: '61,250 km'. */
  readonly odometer: string | null
  /** The location it stands at. */
  readonly place: string | null
  readonly soldText: string | null
  readonly picture: string | null
  readonly siteName: string
  readonly origin: string
  readonly path: string
  readonly crumbs: Parameters<typeof breadcrumbList>[2]
}

/** What a vehicle's page says of itself to machines: nothing but what it shows to people. */
export function vehicleMeta(facts: VehicleFacts) {
  const { vehicle, siteName, origin, path, crumbs } = facts
  return {
    // Several of a kind may be in stock, called the same.
    title: `${vehicle.name} – ${vehicle.stocknum} | ${siteName}`,
    description: describeVehicle(facts),
    canonical: `${origin}${path}`,
    openGraph: openGraph(facts),
    jsonLd: [breadcrumbList(origin, path, crumbs), vehicleForSale(facts)],
  }
}

/** What a network shows of the page where its address is shared. */
function openGraph(facts: VehicleFacts): Record<string, string> {
  const { vehicle, picture, siteName, origin, path } = facts
  return {
    'og:type': 'website',
    'og:site_name': siteName,
    'og:title': vehicle.name,
    'og:description': describeVehicle(facts),
    'og:url': `${origin}${path}`,
    ...(picture && { 'og:image': sharedPicture(picture, origin), 'og:image:alt': vehicle.name }),
  }
}

/** Networks take neither AVIF nor an address without its host. */
export const sharedPicture = (picture: string, origin: string): string =>
  new URL(isOwnPicture(picture) ? `${picture}${picture.includes('?') ? '&' : '?'}w=1200&r=3x2&f=jpeg` : picture, origin)
    .href

/** One sentence for whoever sees the vehicle in a list of search results; never a price without its type. */
export function describeVehicle(facts: Omit<VehicleFacts, 'origin' | 'path' | 'crumbs' | 'picture'>): string {
  const { vehicle, tag, price, odometer, place, soldText, siteName } = facts
  const asks = price.amount === null ? price.text : `${price.amount} ${price.type}`
  const what = [`${tag} ${vehicle.name}`, odometer, place && `at ${place}`].filter(Boolean).join(', ')
  return `${what}: ${soldText ?? asks}. Stock number ${vehicle.stocknum}, ${siteName}.`
}

const types: Record<ItemType, string> = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Vehicle', truck: 'Vehicle' }

const conditions: Record<CarType, string> = { new: 'NewCondition', demo: 'UsedCondition', used: 'UsedCondition' }

const availability: Partial<Record<VehicleStatus, string>> = { in_stock: 'InStock', coming_soon: 'PreOrder' }

function vehicleForSale(facts: VehicleFacts) {
  const { vehicle, odometer, picture, origin, path } = facts
  const { name, stocknum, make, model, itemType, carType, km } = vehicle
  return {
    '@context': context,
    '@type': types[itemType],
    name,
    url: `${origin}${path}`,
    sku: stocknum,
    brand: { '@type': 'Brand', name: make },
    model,
    itemCondition: `${context}/${conditions[carType]}`,
    ...(picture && { image: new URL(picture, origin).href }),
    ...(odometer && { mileageFromOdometer: { '@type': 'QuantitativeValue', value: km, unitCode: 'KMT' } }),
    offers: offerOf(facts),
  }
}

function offerOf({ vehicle, price, siteName, origin, path }: VehicleFacts) {
  const cents = shownCents(vehicle.priceCents)
  return {
    '@type': 'Offer',
    url: `${origin}${path}`,
    availability: `${context}/${availability[vehicle.status] ?? 'SoldOut'}`,
    seller: { '@type': 'AutoDealer', name: siteName },
    ...(price.amount !== null &&
      cents !== null && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          name: price.type,
          price: cents / 100,
          priceCurrency: 'AUD',
        },
      }),
  }
}

const context = 'https://schema.org'
