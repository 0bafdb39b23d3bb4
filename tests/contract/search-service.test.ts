import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import type { SiteConfig } from '#config/site/site-config.ts'
import type { CarDocument } from '#domain/stock-search/car-document.ts'
import { carSchema } from '#domain/stock-search/car-schema.ts'
import { siteScope } from '#domain/stock-search/site-scope.ts'
import type { Site } from '#domain/sites/site.ts'
import { HostedSearch } from '#services/search/hosted-search.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { SearchService } from '#services/search/search-service.ts'
import { startMeilisearchServer, type MeilisearchServer } from '../meilisearch-server.ts'

const now = 1_790_000_000
const day = 86_400
const clock = () => now

const car = (id: number, more: Partial<CarDocument> = {}): CarDocument =>
  ({
    id,
    slug: `car-${id}`,
    stocknum: `S${id}`,
    name: `2021 Toyota Corolla ${id}`,
    make: 'Toyota',
    model: 'Corolla',
    year: 2021,
    kind: 'car',
    car_type: 'used',
    item_type: 'car',
    status: 'in_stock',
    body: 'Hatch',
    price: 20_000 + id * 1_000,
    km: id * 10_000,
    colour: 'White',
    filtered_features: ['Tow Bar'],
    categories: id === 3 ? ['Family', 'City'] : [],
    certified: false,
    reserved: false,
    show_on_dealer_website: true,
    dealership_id: 10,
    dealership_name: 'North',
    location_id: 100,
    location_name: 'North yard',
    custom_rank: id,
    created_at_timestamp: now - id * day,
    sold_date_timestamp: null,
    ...more,
  }) as CarDocument

const stock = [
  car(1, { make: 'Ford', model: 'Ranger', name: '2021 Ford Ranger Wildtrak', body: 'Ute', badge: 'Wildtrak' }),
  car(2),
  car(3, { colour: 'Blue' }),
  car(4, { make: 'Mazda', model: 'CX-5', name: '2021 Mazda CX-5', body: 'SUV', price: null }),
  car(5, { status: 'sold', sold_date_timestamp: now - 2 * day }),
  car(6, { status: 'sold', sold_date_timestamp: now - 9 * day }),
  car(7, { show_on_dealer_website: false }),
  car(8, { status: 'on_hold' }),
  car(20, { dealership_id: 20, dealership_name: 'South', location_id: 200 }),
  car(21, {
    dealership_id: 20,
    dealership_name: 'South',
    location_id: 201,
    make: 'Ford',
    model: 'Everest',
    name: '2021 Ford Everest',
  }),
]

const site = (more: Partial<Site> = {}): Site => ({
  id: 1,
  slug: 'north',
  name: 'North',
  kind: 'dealer',
  template: 'harbour',
  brand: null,
  domains: [],
  dealershipIds: [10],
  sharedLocations: [],
  ...more,
})
const config = (listing: Partial<SiteConfig['listing']> = {}): SiteConfig => {
  const defaults = defaultConfig()
  return { ...defaults, listing: { ...defaults.listing, ...listing } }
}

interface Implementation {
  name: string
  open: () => Promise<SearchService>
  close: () => Promise<void>
}

let server: MeilisearchServer | undefined
const hosted = (options: { host: string; apiKey: string; indexName: string }) =>
  new HostedSearch({ ...options, schema: carSchema, clock })
const url = process.env['MEILI_URL']
const implementations: Implementation[] = [
  { name: 'in process', open: async () => new InProcessSearch({ schema: carSchema, clock }), close: async () => {} },
  {
    name: 'the official client against our own endpoint',
    open: async () => hosted((server = await startMeilisearchServer())),
    close: async () => server?.close(),
  },
  // A Meilisearch server, where there is one: MEILI_URL, and MEILI_KEY with rights to write.
  ...(url
    ? [
        {
          name: url,
          open: async () =>
            hosted({ host: url, apiKey: process.env['MEILI_KEY'] ?? '', indexName: 'forecourt_contract' }),
          close: async () => {},
        },
      ]
    : []),
]

describe.each(implementations)('search: $name', ({ open, close }) => {
  let search: SearchService
  const ids = async (slug: string, query: Parameters<SearchService['search']>[1] = {}) =>
    (await search.search(slug, { sort: ['id:asc'], ...query })).hits.map(({ id }) => id)

  beforeAll(async () => {
    search = await open()
    await search.load(stock)
    search.define('north', siteScope(site(), config()))
    search.define('south', siteScope(site({ id: 2, slug: 'south', dealershipIds: [20] }), config()))
    search.define('group', siteScope(site({ id: 3, slug: 'group', kind: 'group', dealershipIds: [10, 20] }), config()))
  })
  afterAll(() => close())

  it('shows a site its own stock, what was sold within the window, and nothing hidden or withheld [SL-30] [CA-07]', async () => {
    expect(await ids('north')).toEqual([1, 2, 3, 4, 5])
    expect(await ids('south')).toEqual([20, 21])
    expect(await ids('group')).toEqual([1, 2, 3, 4, 5, 20, 21])
  })

  it.each([
    [{ includeSoldCarsDays: 0 }, [1, 2, 3, 4]],
    [{ includeSoldCarsDays: 10 }, [1, 2, 3, 4, 5, 6]],
    [{ stockFilter: 'make:Toyota' }, [2, 3, 5]],
    [{ stockFilter: 'make:"Toyota" AND colour != "Blue: dark"' }, [2, 3, 5]],
  ])('the window and the filter of a site are its configuration: %j [SL-30] [CA-01]', async (listing, expected) => {
    search.define('configured', siteScope(site({ slug: 'configured' }), config(listing)))
    expect(await ids('configured')).toEqual(expected)
  })

  it.each([
    [1, [1, 2, 3, 4, 5]],
    [2, [1, 2, 3, 4, 5, 21]],
    [3, [1, 2, 3, 4, 5, 20, 21]],
  ] as const)(
    'visibility %i: own dealership, own location group, whole group [CN-04]',
    async (stockVisibility, expected) => {
      const seen = site({
        slug: 'seen',
        dealershipIds: [10, 20],
        sharedLocations: [{ dealershipId: 10, locationIds: [201] }],
      })
      search.define('seen', siteScope(seen, config({ stockVisibility })))
      expect(await ids('seen')).toEqual(expected)
      search.define('seen', siteScope(seen, config({ stockVisibility: 1, ownDealershipId: 20 })))
      expect(await ids('seen')).toEqual([20, 21])
    },
  )

  it.each([
    ['dealership_id = 20', []],
    ['id > 0 OR id > 0', [1, 2, 3, 4, 5]],
    ['NOT (dealership_id = 10)', []],
    ['show_on_dealer_website = false OR status = on_hold', []],
  ])('no filter widens what a site shows: %s [CA-07]', async (filter, expected) => {
    expect(await ids('north', { filter })).toEqual(expected)
  })

  it('filters, sorts, pages and counts exactly [CA-01] [CA-02] [SL-25]', async () => {
    expect(await ids('north', { filter: [['make = Ford', 'make = Mazda'], 'price EXISTS'] })).toEqual([1, 4])
    expect(
      await ids('north', {
        filter: ['manufacturer.name = Ford', 'model.name = Ranger', 'model.body = Ute', 'dealership.id = 10'],
      }),
    ).toEqual([1])
    expect(
      await ids('north', { filter: ['categories = Family', 'price 22000 TO 24000', 'dealership_id = 10'] }),
    ).toEqual([3])
    expect(await ids('north', { sort: ['price:desc'] })).toEqual([5, 3, 2, 1, 4])
    const page = await search.search('group', { sort: ['id:asc'], offset: 2, limit: 2 })
    expect([page.hits.map(({ id }) => id), page.total]).toEqual([[3, 4], 7])
    // Without a sort the higher rank comes first.
    expect((await search.search('north', { limit: 2 })).hits.map(({ id }) => id)).toEqual([5, 4])
  })

  it('counts a facet without its own selection, and numbers between bounds [SL-20] [SL-21]', async () => {
    const found = await search.search('north', {
      filter: [['make = Ford'], 'price 0 TO 22000'],
      facets: ['make', 'body', 'price'],
      disjunctive: ['make', 'price'],
      ranges: { price: [20_000, 22_000, 25_000] },
    })
    expect(found.total).toBe(1)
    expect(found.facetCounts).toEqual({
      make: [
        { value: 'Ford', count: 1 },
        { value: 'Toyota', count: 1 },
      ],
      body: [{ value: 'Ute', count: 1 }],
    })
    expect(found.facetStats['price']).toEqual({ min: 21_000, max: 21_000 })
    expect(found.rangeCounts['price']).toEqual([1, 0])
  })

  it('finds by words, beginnings, typos, synonyms, joined words and stock numbers [CA-01]', async () => {
    expect(await ids('north', { q: 'rangr' })).toEqual([1])
    expect(await ids('north', { q: 'wild' })).toEqual([1])
    expect(await ids('north', { q: 'cx5' })).toEqual([4])
    expect(await ids('north', { q: 'S3' })).toEqual([3])
    expect(await ids('north', { q: 'corolla blue' })).toEqual([3])
  })

  it('searches within the values of a facet [SL-20]', async () => {
    expect(await search.searchFacet('group', { facetName: 'make', facetQuery: 'fo' })).toEqual([
      { value: 'Ford', count: 2 },
    ])
    expect(await search.searchFacet('north', { facetName: 'make', facetQuery: 'fo' })).toEqual([
      { value: 'Ford', count: 1 },
    ])
  })

  it('finds in named attributes, one of each value, and counts numbers [CA-07]', async () => {
    expect(await ids('north', { q: 'blue', searchOn: ['colour'] })).toEqual([3])
    expect(await ids('north', { q: 'blue', searchOn: ['name', 'make'] })).toEqual([])
    expect(await ids('north', { distinct: 'make' })).toEqual([1, 2, 4])
    const { facetCounts, total } = await search.search('group', {
      facets: ['price', 'make'],
      countNumbers: true,
      facetOrder: 'alpha',
      filter: 'id IN [1, 2, 4, 20]',
    })
    expect([total, facetCounts]).toEqual([
      4,
      {
        price: [21_000, 22_000, 40_000].map((price) => ({ value: String(price), count: 1 })),
        make: [
          { value: 'Ford', count: 1 },
          { value: 'Mazda', count: 1 },
          { value: 'Toyota', count: 2 },
        ],
      },
    ])
  })

  it('compares names, and takes areas between corners [CA-07]', async () => {
    expect(await ids('north', { filter: 'make > Ford' })).toEqual([2, 3, 4, 5])
    expect(await ids('north', { filter: 'make F TO mazda' })).toEqual([1, 4])
    expect(await ids('north', { filter: '_geoPolygon([0, 0], [0, 1], [1, 1])' })).toEqual([])
  })

  it('lists the values of a facet by name where that is asked for [SL-20]', async () => {
    const values = await search.searchFacet('group', { facetName: 'make', order: 'alpha', compares: 'beginning' })
    expect(values.map(({ value }) => value)).toEqual(['Ford', 'Mazda', 'Toyota'])
    expect(await search.searchFacet('group', { facetName: 'make', q: 'blue', searchOn: ['name'] })).toEqual([])
  })

  it('sees changes once they are applied [CA-07]', async () => {
    await search.apply([{ put: car(2, { price: 15_000, colour: 'Red' }) }, { put: car(9) }, { remove: 3 }])
    expect(await ids('north')).toEqual([1, 2, 4, 5, 9])
    expect(await ids('north', { filter: 'colour = red AND price < 16000' })).toEqual([2])
    await search.apply([{ put: stock[1]! }, { put: stock[2]! }, { remove: 9 }])
    expect(await ids('north')).toEqual([1, 2, 3, 4, 5])
  })
})
