import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import { publicConfig } from '#config/site/public-config.ts'
import type { SiteSettings } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { Ctx } from './ctx.ts'
import type { Dependency } from './freshness.ts'
import type { ListingBase } from './listings/listing.ts'
import { stockWordsOf, wordsQuery } from './listings/phrases/stock-words.ts'
import { vocabularyOf } from './listings/phrases/vocabulary.ts'
import { Market } from './market/market.ts'
import type { Site } from './sites/site.ts'
import { carDocument } from './stock-search/car-document.ts'
import { carSchema } from './stock-search/car-schema.ts'
import { siteScope } from './stock-search/site-scope.ts'
import { nouns } from './vehicles/nouns.ts'
import { SiteStock } from './vehicles/site-stock.ts'
import { askShape } from './vehicles/stock-shape.ts'
import { Stock } from './vehicles/stock.ts'

/** When the tests' clock stands. */
export const now = new Date('2026-03-10T00:00:00Z')

/** A used SUV in stock, for tests to change. */
export const testingVehicle: StockVehicle = {
  id: 7,
  slug: '2021-kia-sportage',
  stocknum: 'S7',
  dealershipId: 1,
  locationId: 5,
  name: '2021 Kia Sportage GT-Line QL',
  year: 2021,
  make: 'Kia',
  model: 'Sportage',
  badge: 'GT-Line',
  series: 'QL',
  carType: 'used',
  itemType: 'car',
  status: 'in_stock',
  soldAt: null,
  reserved: false,
  preorder: false,
  certified: false,
  tag: null,
  showOnDealerWebsite: true,
  customRank: 0,
  priceCents: 3_299_000,
  priceType: 'drive_away',
  subscriptionPriceCents: null,
  km: 45_210,
  body: 'SUV',
  simpleBody: 'suv',
  simpleFuel: 'Petrol',
  simpleTransmission: 'Automatic',
  drive: null,
  seats: 5,
  doors: null,
  engineSize: null,
  colour: null,
  city: 'Brisbane',
  state: 'QLD',
  filteredFeatures: [],
  categories: [],
  sleeps: null,
  lengthMm: null,
  atmKg: null,
  tareKg: null,
  axles: null,
  offRoad: null,
  bunks: null,
  ensuite: null,
  learnerApproved: null,
  seatHeightMm: null,
  gvmKg: null,
  payloadKg: null,
  towingKg: null,
  cab: null,
  rangeKm: null,
  batteryKwh: null,
  acKw: null,
  dcKw: null,
  batteryHealth: null,
  primaryImageUrl: '/media/a',
  primaryImageBlur: null,
  photosCount: 9,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: new Date('2026-01-01T00:00:00Z'),
  canCheckout: false,
  previousPriceCents: null,
  spinFrames: 0,
  lenderQuotes: null,
  dealershipName: 'Southbank',
  locationName: 'Woolloongabba',
  locationVisible: true,
  locationPhone: null,
  addressId: 793,
  lat: null,
  long: null,
}

/** The same under another number, of a dealership; the higher the number, the longer it has been here. */
export const vehicle = (id: number, dealershipId: number, more: Partial<StockVehicle> = {}): StockVehicle => ({
  ...testingVehicle,
  id,
  dealershipId,
  slug: `car-${id}`,
  stocknum: `S${id}`,
  name: `Car ${id}`,
  createdAt: new Date(testingVehicle.createdAt.getTime() - id * 1000),
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

/** Vehicles in stock and in search, as sites see them; with what was noted of the answers. */
export async function given(...vehicles: StockVehicle[]) {
  const stock = new Stock()
  for (const each of vehicles) stock.put(each)
  // It has no order of its own, as a hosted one may not: whoever wants one has to say so.
  const search = new InProcessSearch({ schema: { ...carSchema, rank: ['id:asc'] }, clock: () => now.getTime() / 1000 })
  await search.load(vehicles.map(carDocument))
  const noted = { dependencies: [] as Dependency[], moments: [] as Date[], pictures: [] as string[] }
  const fresh: Ctx['fresh'] = {
    dependsOn: (dependency) => noted.dependencies.push(dependency),
    until: (moment) => noted.moments.push(moment),
  }
  let changes = 0
  const put = async (each: StockVehicle) => {
    changes++
    stock.put(each)
    await search.apply([{ put: carDocument(each) }])
  }
  const of = (each: Site, settings: SiteSettings = {}) => {
    search.define(each.slug, siteScope(each, mergeSettings(defaultConfig(), settings)))
    return new SiteStock({
      stock,
      search,
      site: each,
      shape: () => askShape((query) => search.search(each.slug, query), { withModels: true }),
      vocabulary: async () => vocabularyOf(stockWordsOf(await search.search(each.slug, wordsQuery))),
      version: (named) => `${named.join()}@${changes}`,
      fresh,
    })
  }
  /** What use cases know of a site that has nothing but vehicles. */
  const ctxOf = (each: Site, settings: SiteSettings = {}): Ctx => {
    const serverConfig = mergeSettings(defaultConfig(), settings)
    const known: Partial<Ctx> = {
      site: each,
      origin: 'https://test.example',
      isDemo: false,
      serverConfig,
      config: publicConfig(serverConfig),
      fresh,
      clock: () => now,
      places: {
        gazetteer: () => ({ knows: () => false, coordinatesOf: () => null, stateOf: () => null }),
      } as unknown as Ctx['places'],
      log: { info: () => {}, warn: () => {}, error: () => {} } as unknown as Ctx['log'],
      willShow: (picture) => noted.pictures.push(picture),
      stock: of(each, settings),
      market: new Market({ stock, fresh, clock: () => now }),
      view: {
        vehicle: async () => undefined,
        locations: async () => [],
        dealerships: async () => [],
        promoNodes: async () => [],
      } as unknown as Ctx['view'],
    }
    return known as Ctx
  }
  return { stock, search, of, ctxOf, put, noted }
}

/** The same of one site that has these vehicles, numbered from 1. */
export async function testingStock(vehicles: readonly Partial<StockVehicle>[], settings: SiteSettings = {}) {
  const { ctxOf, ...known } = await given(...vehicles.map((more, at) => vehicle(at + 1, 1, more)))
  return { ctx: ctxOf(site(1, [1]), settings), ...known }
}

/** A small listing for tests of the rules. */
export const testingBase: ListingBase = {
  path: '/search/suv',
  siteName: 'Test Motors',
  origin: 'https://test.example',
  title: 'SUVs',
  description: 'SUVs at Test Motors',
  lead: null,
  crumbs: [{ label: 'Home', to: '/' }, { label: 'SUVs' }],
  fixed: { body: ['SUV'] },
  noun: nouns.car,
  total: 40,
  facets: [
    { kind: 'choices', name: 'make', values: ['Toyota', 'Kia'] },
    { kind: 'choices', name: 'model', values: ['Corolla', 'HiLux', 'Cerato'], makes: ['Toyota', 'Toyota', 'Kia'] },
    { kind: 'range', name: 'price', min: 5_000, max: 90_000, step: 1_000 },
  ],
  promos: [],
  presets: [],
  places: [],
  version: '1',
  isLocal: true,
  settings: {
    site: 'test',
    indexName: 'Car_production',
    favourites: true,
    empty: { title: 'No Results Available', text: 'Nothing.' },
    listing: {
      columns: 3,
      card: 'standard',
      pageSize: 21,
      cacheEntries: 10,
      makesShown: 7,
      filterLayout: 'sidebar',
      sortOptions: ['mostRelevant', 'latest', 'lowestPrice'],
      lowestPriceHidesUnpriced: true,
      clearFiltersTarget: 'listing',
      defaultSearch: '',
      keepFilters: true,
      nearMe: true,
      promos: { positions: [8], randomOffset: null },
    },
  },
}
