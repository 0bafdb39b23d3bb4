import { defaultConfig } from '#config/site/default-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { Freshness, Thing } from '../freshness.ts'
import type { Site } from '../sites/site.ts'
import { carDocument } from '../stock-search/car-document.ts'
import { carSchema } from '../stock-search/car-schema.ts'
import { siteScope } from '../stock-search/site-scope.ts'
import { SiteStock } from './site-stock.ts'
import { Stock } from './stock.ts'

/** When the tests' clock stands. */
export const now = new Date('2026-03-02T00:00:00Z')

/** A vehicle of which nothing is known but whose it is. */
export const vehicle = (id: number, dealershipId: number, more: Partial<StockVehicle> = {}): StockVehicle => ({
  id,
  slug: `car-${id}`,
  stocknum: `S${id}`,
  preorder: false,
  photosCount: 0,
  canCheckout: false,
  locationVisible: null,
  locationPhone: null,
  addressId: null,
  dealershipId,
  locationId: null,
  name: `Car ${id}`,
  year: null,
  make: 'Make',
  model: 'Model',
  badge: null,
  series: null,
  carType: 'used',
  itemType: 'car',
  status: 'in_stock',
  soldAt: null,
  reserved: false,
  certified: false,
  tag: null,
  showOnDealerWebsite: true,
  customRank: 0,
  priceCents: null,
  priceType: null,
  subscriptionPriceCents: null,
  km: null,
  body: null,
  simpleBody: null,
  simpleFuel: null,
  simpleTransmission: null,
  drive: null,
  seats: null,
  city: null,
  state: null,
  filteredFeatures: [],
  categories: [],
  dealershipName: 'Dealership',
  locationName: null,
  lat: null,
  long: null,
  engineSize: null,
  grossVehicleMass: null,
  colour: null,
  specifications: {},
  primaryImageUrl: null,
  primaryImageBlur: null,
  createdAt: new Date(now.getTime() - id * 1000),
  updatedAt: now,
  ...more,
})

export const site = (id: number, dealershipIds: number[]): Site => ({
  id,
  dealershipIds,
  slug: `site-${id}`,
  name: `Site ${id}`,
  kind: 'dealer',
  template: 'harbour',
  brand: null,
  domains: [],
  sharedLocations: [],
})

const platform = defaultConfig()

/** Vehicles in stock and in search, as sites see them; with what their answers depend on. */
export async function given(...vehicles: StockVehicle[]) {
  const stock = new Stock()
  for (const each of vehicles) stock.put(each)
  const search = new InProcessSearch({ schema: carSchema, clock: () => now.getTime() / 1000 })
  await search.load(vehicles.map(carDocument))
  const things: Thing[] = []
  const moments: Date[] = []
  const fresh: Freshness = { dependsOn: (thing) => things.push(thing), until: (moment) => moments.push(moment) }
  const of = (each: Site, soldDays = 3) => {
    search.define(
      each.slug,
      siteScope(each, { ...platform, listing: { ...platform.listing, includeSoldCarsDays: soldDays } }),
    )
    return new SiteStock({
      stock,
      search,
      site: each,
      shape: async () => ({ carTypes: [], bodies: [], makes: [] }),
      version: (named) => named.join(),
      fresh,
    })
  }
  const put = async (each: StockVehicle) => {
    stock.put(each)
    await search.apply([{ put: carDocument(each) }])
  }
  return { stock, search, of, put, things, moments }
}
