import { describe, expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import { parseLayer } from '#config/site/parse-layer.ts'
import { resolveSiteConfig } from '#config/site/resolve-site-config.ts'
import type { SiteSettings } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { InProcessSearch } from '#services/search/in-process-search.ts'
import type { Site } from '../sites/site.ts'
import { testingVehicle } from '../testing-stock.ts'
import { carDocument } from './car-document.ts'
import { carSchema } from './car-schema.ts'
import { siteScope, withEqualSigns } from './site-scope.ts'

const now = new Date('2026-03-10T00:00:00Z')
const scopeOf = (settings: SiteSettings = {}, more: Partial<Site> = {}) =>
  siteScope(
    {
      id: 1,
      slug: 'test',
      name: 'Test Motors',
      kind: 'dealer',
      template: 'harbour',
      brand: null,
      domains: [],
      dealershipIds: [10],
      sharedLocations: [],
      ...more,
    },
    mergeSettings(defaultConfig(), settings),
  )

/** The ids, from 1 on, of those vehicles that a site shows. */
async function shown(vehicles: readonly Partial<StockVehicle>[], settings?: SiteSettings, site?: Partial<Site>) {
  const search = new InProcessSearch({ schema: carSchema, clock: () => now.getTime() / 1000 })
  await search.load(
    vehicles.map((vehicle, at) => carDocument({ ...testingVehicle, id: at + 1, dealershipId: 10, ...vehicle })),
  )
  search.define('test', scopeOf(settings, site))
  return (await search.search('test', { sort: ['id:asc'] })).hits.map(({ id }) => id)
}

describe('a site shows', () => {
  const sold = (at: string): Partial<StockVehicle> => ({ status: 'sold', soldAt: new Date(`2026-03-${at}Z`) })
  const stock = [
    { status: 'in_stock' },
    { status: 'coming_soon' },
    sold('09T00:00:00'),
    sold('07T00:00:01'),
    sold('07T00:00:00'),
    sold('01T00:00:00'),
    { status: 'on_hold' },
    { showOnDealerWebsite: false },
    { make: 'Ford' },
    { status: 'in_stock', soldAt: new Date('2026-01-01T00:00:00Z') },
  ] satisfies Partial<StockVehicle>[]

  it.each<[string, SiteSettings, number[]]>([
    ['what is in stock, on its way, or sold within three days', {}, [1, 2, 3, 4, 9, 10]],
    ['what was sold within its own window', { listing: { includeSoldCarsDays: 1 } }, [1, 2, 9, 10]],
    ['what was sold within a longer one', { listing: { includeSoldCarsDays: 30 } }, [1, 2, 3, 4, 5, 6, 9, 10]],
    ['nothing sold, where there is no window', { listing: { includeSoldCarsDays: 0 } }, [1, 2, 9, 10]],
    ['what its own filter lets through', { listing: { stockFilter: 'make:Ford' } }, [9]],
    [
      'what either side of its filter lets through, and still nothing hidden',
      { listing: { stockFilter: 'make = Ford OR status : coming_soon OR status = on_hold' } },
      [2, 9],
    ],
    ['all, where its filter is blank', { listing: { stockFilter: '  ' } }, [1, 2, 3, 4, 9, 10]],
  ])('%s [SL-30]', async (_, settings, ids) => expect(await shown(stock, settings)).toEqual(ids))

  it('not even what a feed says will be sold tomorrow, where there is no window [SL-30]', async () => {
    expect(await shown([{}, sold('11T00:00:00')], { listing: { includeSoldCarsDays: 0 } })).toEqual([1])
  })
})

describe('by its visibility, a site shows', () => {
  const stock = [
    [10, 100],
    [20, 200],
    [20, 201],
    [30, 300],
    [40, 400],
  ].map(([dealershipId, locationId]) => ({ dealershipId: dealershipId!, locationId: locationId! }))
  const group = {
    dealershipIds: [10, 20, 40],
    sharedLocations: [
      { dealershipId: 10, locationIds: [201, 300] },
      { dealershipId: 20, locationIds: [100, 400] },
    ],
  }
  it.each<[string, Partial<SiteSettings['listing']>, Partial<Site>, number[]]>([
    ['the whole group', { stockVisibility: 3 }, group, [1, 2, 3, 5]],
    ['its own dealership, the first', { stockVisibility: 1 }, group, [1]],
    ['its own dealership, as configured', { stockVisibility: 1, ownDealershipId: 20 }, group, [2, 3]],
    ['the first, where the configured one is another’s', { stockVisibility: 1, ownDealershipId: 30 }, group, [1]],
    ['its own and the group’s at locations it shares', { stockVisibility: 2 }, group, [1, 3]],
    ['those of the configured one’s locations', { stockVisibility: 2, ownDealershipId: 20 }, group, [1, 2, 3, 5]],
    ['its own, where it shares no location', { stockVisibility: 2 }, { ...group, sharedLocations: [] }, [1]],
    ['nothing, where it has no dealership', { stockVisibility: 2 }, { dealershipIds: [] }, []],
    ['nothing, where it has no dealership to be its own', { stockVisibility: 1 }, { dealershipIds: [] }, []],
  ])('%s [CN-04] [EN-07] [part of PL-08]', async (_, listing, site, ids) =>
    expect(await shown(stock, { listing }, site)).toEqual(ids),
  )
})

describe('by its template, a site shows', () => {
  const templates = {
    own: parseLayer({ settings: { listing: { stockVisibility: 1 } } }),
    used: parseLayer({ settings: { listing: { stockFilter: 'car_type:used' } } }),
    plain: parseLayer({}),
  }
  const stock = [
    { dealershipId: 10, carType: 'new' },
    { dealershipId: 10, carType: 'used' },
    { dealershipId: 20, carType: 'used' },
  ] satisfies Partial<StockVehicle>[]
  it.each<[string, keyof typeof templates, SiteSettings, number[]]>([
    ['its own dealership', 'own', {}, [1, 2]],
    ['what the template’s filter lets through', 'used', {}, [2, 3]],
    ['the whole group, where the template says nothing', 'plain', {}, [1, 2, 3]],
    ['what it says itself, whatever the template says', 'own', { listing: { stockVisibility: 3 } }, [1, 2, 3]],
  ])('%s [CN-04]', async (_, template, settings, ids) => {
    const { listing } = resolveSiteConfig({
      site: { slug: 'test', template, brand: null },
      layers: { template: templates[template], site: parseLayer({ settings }) },
    })
    expect(await shown(stock, { listing }, { template, dealershipIds: [10, 20] })).toEqual(ids)
  })
})

it.each([
  ['make:Toyota', 'make = Toyota'],
  ['make : Toyota AND body:SUV', 'make = Toyota AND body = SUV'],
  ['make = "Mini: Cooper"', 'make = "Mini: Cooper"'],
  ['make:"Mini: Cooper" AND tag:\'a : b\'', 'make = "Mini: Cooper" AND tag = \'a : b\''],
  ['tag = ":" AND make:Kia', 'tag = ":" AND make = Kia'],
])('%s is read as %s [SL-30]', (filter, read) => expect(withEqualSigns(filter)).toBe(read))

describe('in the site’s own words', () => {
  it.each<[string, Partial<StockVehicle>, SiteSettings, object]>([
    ['a tag of the dealer’s stays', { tag: 'Special' }, {}, { tag: 'Special', certified: false }],
    [
      'without one there is none, however new it is',
      { tag: null, createdAt: now },
      {},
      { tag: null, certified: false },
    ],
    [
      'what is reserved says so',
      { reserved: true, tag: 'Special' },
      { wording: { reservedText: 'On hold' } },
      { tag: 'On hold' },
    ],
    ['what is on its way says so', { status: 'coming_soon' }, { wording: { comingSoonText: 'Soon' } }, { tag: 'Soon' }],
    ['what is sold says so', { status: 'sold' }, { wording: { justSoldText: 'Gone' } }, { tag: 'Gone' }],
    [
      'its fuel is its tag, where the site wants that',
      { simpleFuel: 'Hybrid' },
      { tags: { fuel: true } },
      { tag: 'Hybrid' },
    ],
    [
      'it is certified where the site certifies its make',
      { certified: true, make: 'Kia' },
      { certified: { makes: ['Kia'] } },
      { tag: 'Certified', certified: true },
    ],
    [
      'and not where the site certifies others',
      { certified: true, make: 'Kia' },
      { certified: { makes: ['Ford'] } },
      { tag: null, certified: false },
    ],
    [
      'nor what is new',
      { certified: true, carType: 'new' },
      { certified: { makes: ['Kia'] } },
      { tag: null, certified: false },
    ],
  ])('%s [VD-24]', (_, changes, settings, own) =>
    expect(scopeOf(settings).own!(carDocument({ ...testingVehicle, ...changes }))).toMatchObject(own),
  )

  it.each<[number | null, SiteSettings, string | null]>([
    [3_000_000, {}, '$100 to $150'],
    [3_000_000, { finance: { estimate: { depositPercent: 40 } } }, '$50 to $100'],
    [null, {}, null],
  ])('a price of %j is, on a site with %j, the weekly repayment %j [SL-20]', (priceCents, settings, band) =>
    expect(scopeOf(settings).own!(carDocument({ ...testingVehicle, priceCents }))).toMatchObject({
      weekly_price_range: band,
    }),
  )
})

it.each<[string, object, object | undefined]>([
  ['our own, where none is named', {}, undefined],
  ['our own, where there is no key to the named one', { host: 'https://search.example' }, undefined],
  ['our own, where a key is all there is', { apiKey: new Secret('k') }, undefined],
  [
    'the hosted one',
    { host: 'https://search.example', apiKey: new Secret('k'), indexName: 'Cars' },
    { host: 'https://search.example', apiKey: 'k', indexName: 'Cars' },
  ],
])('searches go to %s [CA-07]', (_, search, hosted) => expect(scopeOf({ search }).hosted).toEqual(hosted))

it('keeps a sold one for the window’s days, and as many results as the site says [SL-30] [SL-24]', () => {
  expect(scopeOf({ listing: { includeSoldCarsDays: 2, cacheEntries: 4 } })).toMatchObject({
    soldWindow: 172_800,
    cachedResults: 4,
  })
})
