import { existsSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configFor } from '../../config/site/config-for.ts'
import type { SiteConfig } from '../../config/site/site-config.ts'
import { resolveSiteConfig } from '../../config/site/resolve-site-config.ts'
import { templateLayers } from '../../config/site/template-layers.ts'
import { parseLayer } from '../../config/site/parse-layer.ts'
import {
  address,
  blogItem,
  brandEntry,
  dealership,
  location,
  manufacturer,
  offer,
  openingHours,
  review,
  site,
  specialHours,
  vehicle,
  vehicleImage,
  vehiclePrice,
} from '../../db/schema.ts'
import { vehicleStatuses } from '../../db/value-sets.ts'
import { caravanBodies, motorcycleBodies, truckBodies } from '../../demo/body-types.ts'
import { bodyTypes } from '../../domain/vehicles/body-types.ts'
import { dealerships, sites } from '../../demo/dealers.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { embedded, testVehicles, type TestDatabase } from '../databases.ts'
import { demoOriginals } from '../../demo/media-originals.ts'
import { referencePath, references } from '../../demo/paint/reference-path.ts'
import type { ExteriorView } from '../../demo/paint/views.ts'
import { inDepth } from '../deep.ts'

const now = new Date('2026-06-10T02:00:00Z')
const dayMs = 86_400_000

type Stored = typeof vehicle.$inferSelect

let database: TestDatabase
let stock: Stored[]
let siteDealers: Map<string, Set<number>>
const orm = () => database.db.orm

beforeAll(async () => {
  database = await embedded.create({ demo: now })
  stock = await orm().select().from(vehicle).orderBy(vehicle.id)
  const rows = await orm().select().from(dealership)
  const idOf = new Map(rows.map(({ slug, id }) => [slug, id]))
  siteDealers = new Map(sites.map((each) => [each.slug, new Set(each.dealerships.map((slug) => idOf.get(slug)!))]))
})
afterAll(() => database?.drop())

const stockOf = (slug: string): Stored[] => stock.filter(({ dealershipId }) => siteDealers.get(slug)!.has(dealershipId))
const distinct = <T>(values: Iterable<T>): T[] => [...new Set(values)]
const configOf = (slug: string): SiteConfig => {
  const { template, layer, make } = sites.find((each) => each.slug === slug)!
  const layers = { template: templateLayers()[template]!, site: parseLayer(layer) }
  return resolveSiteConfig({ site: { slug, template, brand: make?.toLowerCase() ?? null }, layers })
}

describe('the sites', () => {
  it('are six of three templates, and cover every kind of dealer [PL-09] [PL-02]', () => {
    expect(sites.map(({ slug, template, kind }) => [slug, template, kind])).toEqual([
      ['southbank', 'harbour', 'dealer'],
      ['coastline-toyota', 'harbour', 'manufacturer'],
      ['meridian', 'gallery', 'group'],
      ['outback-rv', 'roadhouse', 'dealer'],
      ['throttle', 'roadhouse', 'dealer'],
      ['volt', 'gallery', 'dealer'],
    ])
    expect(distinct(stockOf('southbank').map(({ make }) => make)).length).toBeGreaterThan(15)
    expect(distinct(stockOf('coastline-toyota').map(({ make }) => make))).toEqual(['Toyota'])
    expect(stockOf('coastline-toyota').filter(({ certified }) => certified).length).toBeGreaterThan(3)
    expect(siteDealers.get('meridian')!.size).toBe(12)
    expect(stockOf('volt').filter(({ simpleFuel }) => simpleFuel === 'Electric').length).toBeGreaterThan(10)
    expect(sites.filter(({ slug }) => configOf(slug).theme.scheme === 'dark').map(({ slug }) => slug)).toEqual([
      'throttle',
      'volt',
    ])
  })

  it('look different: every site has a palette and a home page of its own [PL-09]', () => {
    const homes = sites.map(({ slug }) => JSON.stringify(configOf(slug).home.sections))
    const palettes = sites.map(({ slug }) => JSON.stringify(configOf(slug).theme.colour))
    const orders = sites.map(({ slug }) =>
      configOf(slug)
        .home.sections.map(({ type }) => type)
        .join(),
    )
    for (const each of [homes, palettes, orders]) expect(new Set(each).size).toBe(6)
    const looks = ['harbour', 'roadhouse', 'gallery'].map((template) => {
      const { theme, header, listing } = configOf(sites.find((each) => each.template === template)!.slug)
      return [theme.font.display, theme.density, header.style, listing.card]
    })
    for (const at of [0, 1, 2, 3]) expect(new Set(looks.map((look) => look[at])).size).toBe(3)
  })

  it('never greet anybody with a stock phrase', () => {
    expect(JSON.stringify(sites)).not.toMatch(/welcome to|our website|lorem|click here/i)
  })

  it('name pictures that exist', async () => {
    const named = distinct([...JSON.stringify(sites).matchAll(/\/media\/[\w/-]+/g)].map(([path]) => path))
    expect(named.length).toBeGreaterThan(5)
    expect(await missingPictures(named)).toEqual([])
  })
})

/** Those that the demo's pictures have nothing for. */
async function missingPictures(paths: readonly string[]): Promise<string[]> {
  const originals = demoOriginals()
  const found = await Promise.all(
    paths.map(async (path) => ((await originals.open(path.replace('/media/', ''), 160)) ? [] : [path])),
  )
  return found.flat()
}

/** Those of vehicles that lack one of the two files that any colour is painted from. */
const undrawn = (urls: readonly string[]): string[] =>
  urls.filter((url) => {
    const { variant, view } = /^\/media\/studio\/(?<variant>[^/]+)\/(?<view>[^/]+)/.exec(url)?.groups ?? {}
    if (!variant || !view) return false
    const from = view.startsWith('spin-') ? { frame: Number(view.slice(5)) } : (view as ExteriorView)
    return references.some((reference) => !existsSync(referencePath(variant, from, reference)))
  })

describe('the stock', () => {
  it.each([
    ['southbank', ['car']],
    ['coastline-toyota', ['car']],
    ['meridian', ['car', 'motorcycle', 'truck']],
    ['outback-rv', ['caravan', 'truck']],
    ['throttle', ['motorcycle']],
    ['volt', ['car']],
  ])('of %s has every car type, and the item types %j [PL-03]', (slug, itemTypes) => {
    const own = stockOf(slug)
    expect(distinct(own.map(({ itemType }) => itemType)).toSorted()).toEqual(itemTypes)
    expect(distinct(own.map(({ carType }) => carType)).toSorted()).toEqual(['demo', 'new', 'used'])
  })

  it('uses body types of the list alone; motorcycles, caravans and heavy trucks have their own words [CN-03]', () => {
    const known = Object.keys(bodyTypes)
    expect(known.toSorted()).toEqual([
      '4x4',
      'bus',
      'cabChassis',
      'convertible',
      'coupe',
      'ev',
      'hardtop',
      'hatch',
      'hatchback',
      'lightTruck',
      'motorhome',
      'peopleMover',
      'prestige',
      'sedan',
      'softtop',
      'stationWagon',
      'suv',
      'ute',
      'van',
      'wagon',
    ])
    const words = {
      car: known,
      motorcycle: motorcycleBodies,
      caravan: [...caravanBodies, 'motorhome'],
      truck: [...known, ...truckBodies],
    }
    const unknown = stock.filter(
      ({ itemType, simpleBody }) => !(words[itemType] as readonly string[]).includes(simpleBody!),
    )
    expect(unknown.map(({ itemType, simpleBody }) => [itemType, simpleBody])).toEqual([])
  })

  it('has every status, tag and gap a page must cope with, on every site', async () => {
    expect(distinct(stock.map(({ status }) => status)).toSorted()).toEqual([...vehicleStatuses].toSorted())
    const pictured = new Set(
      (await orm().select({ id: vehicleImage.vehicleId }).from(vehicleImage)).map(({ id }) => id),
    )
    const cases: Record<string, (each: Stored) => boolean> = {
      'coming soon': ({ status }) => status === 'coming_soon',
      'on hold': ({ status }) => status === 'on_hold',
      removed: ({ status }) => status === 'removed',
      'sold within the window': ({ soldAt }) => soldAt !== null && now.getTime() - soldAt.getTime() < 3 * dayMs,
      'sold before it': ({ soldAt }) => soldAt !== null && now.getTime() - soldAt.getTime() > 8 * dayMs,
      reserved: ({ reserved }) => reserved,
      hidden: ({ showOnDealerWebsite }) => !showOnDealerWebsite,
      'pre-order': ({ preorder }) => preorder,
      'test drive only': ({ tag }) => /^Test (Drive|Ride) Only$/.test(tag ?? ''),
      'no price': ({ priceCents, status }) => priceCents === null && status === 'in_stock',
      'no picture': ({ id, photosCount, primaryImageUrl }) =>
        !pictured.has(id) && photosCount === 0 && primaryImageUrl === null,
      'one picture': ({ photosCount }) => photosCount === 1,
      'a long name': ({ name }) => name.length >= 90,
      'long comments': ({ dealercomments }) => (dealercomments?.length ?? 0) > 1_500,
      'no comments': ({ dealercomments }) => dealercomments === null,
      'a was-price': ({ beforePriceCents }) => beforePriceCents !== null,
    }
    for (const { slug } of sites) {
      const missing = Object.keys(cases).filter((name) => !stockOf(slug).some(cases[name]!))
      expect([slug, missing]).toEqual([slug, []])
    }
  })

  it('shows no was-price that was not offered for at least five days', async () => {
    const prices = Map.groupBy(await orm().select().from(vehiclePrice), ({ vehicleId }) => vehicleId)
    for (const { id, beforePriceCents, priceCents, createdAt } of stock) {
      const offered = prices.get(id) ?? []
      const open = offered.filter(({ offeredUntil }) => offeredUntil === null)
      expect(open.map((price) => price.priceCents)).toEqual(priceCents === null ? [] : [priceCents])
      if (beforePriceCents === null) continue
      const before = offered.find((price) => price.priceCents === beforePriceCents)!
      expect(beforePriceCents).toBeGreaterThan(priceCents!)
      expect(before.offeredFrom).toEqual(createdAt)
      expect(before.offeredUntil!.getTime() - before.offeredFrom.getTime()).toBeGreaterThan(5 * dayMs)
      expect(before.offeredUntil).toEqual(open[0]!.offeredFrom)
    }
  })

  it('is plausible: VINs, plates, prices, dates and pictures', async () => {
    for (const each of stock) {
      expect(each.vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
      expect(each.year).toBeLessThanOrEqual(2026)
      expect(each.createdAt.getTime()).toBeLessThanOrEqual(now.getTime())
      if (each.carType === 'new') expect(each.regplate).toBeNull()
      if (each.priceCents === null) continue
      expect(each.priceCents).toBeGreaterThan(200_000)
      if (each.carType !== 'used' && each.simpleBody !== 'motorhome') expect(each.priceType).toBe('drive_away')
      if (each.driveAwayPriceCents && each.egcPriceCents)
        expect(each.driveAwayPriceCents).toBeGreaterThan(each.egcPriceCents)
      if (each.variant.ancaprating) expect(each.variant.ancap_year).toBeGreaterThan(2010)
    }
    expect(distinct(stock.map(({ vin }) => vin))).toHaveLength(stock.length)
    const vans = stock.filter(({ itemType, simpleBody }) => itemType === 'caravan' && simpleBody !== 'motorhome')
    expect(
      vans.filter(
        ({ specifications: { sleeps, tare_weight, aggregate_trailer_mass, axle_type } }) =>
          !(sleeps && tare_weight && aggregate_trailer_mass && axle_type),
      ),
    ).toEqual([])
    const urls = distinct((await orm().select({ url: vehicleImage.url }).from(vehicleImage)).map(({ url }) => url))
    // One of each vehicle, view and place: painting all colours of them would take minutes.
    const kinds = new Map(urls.map((url) => [url.replace(/\/[a-z-]+(?=\/[a-z-]+$)/, ''), url]))
    expect(kinds.size).toBeGreaterThan(100)
    expect(undrawn([...kinds.values()])).toEqual([])
    expect(await missingPictures([...kinds.values()].filter((_, at) => at % inDepth(40, 5) === 0))).toEqual([])
  }, 120_000)

  it('says of each caravan what is asked of it, and figures agree with the maker’s data [SL-34]', () => {
    const vans = stock.filter(({ itemType, simpleBody }) => itemType === 'caravan' && simpleBody !== 'motorhome')
    const measures = [
      'sleeps',
      'lengthMm',
      'widthMm',
      'atmKg',
      'tareKg',
      'axles',
      'offRoad',
      'bunks',
      'ensuite',
    ] as const
    expect(vans.filter((each) => measures.some((name) => each[name] === null))).toEqual([])
    expect(vans.filter(({ atmKg, tareKg }) => atmKg! <= tareKg!)).toEqual([])
    for (const { towingKg, gvmKg, variant } of stock)
      expect([towingKg, gvmKg]).toEqual([variant.towingcapacitybraked ?? null, variant.grossvehiclemass ?? null])
  })

  it('has pictures of its own body and colour, some one can walk round, and some none yet', async () => {
    const red = stock.filter(({ colour, primaryImageUrl }) => colour === 'Red' && primaryImageUrl)
    expect(red.filter(({ primaryImageUrl }) => !primaryImageUrl!.includes('/red/'))).toEqual([])
    const utes = stock.filter(({ simpleBody, primaryImageUrl }) => simpleBody === 'ute' && primaryImageUrl)
    expect(utes.filter(({ primaryImageUrl }) => !primaryImageUrl!.includes('/studio/ute-'))).toEqual([])
    const walkable = stock.filter(({ spinImages }) => spinImages.length === 36)
    expect(walkable.length).toBeGreaterThan(10)
    expect(stock.some(({ primaryImageUrl }) => primaryImageUrl === null)).toBe(true)
    expect(distinct(stock.map(({ primaryImageUrl }) => primaryImageUrl)).length).toBeGreaterThan(200)
  })

  it('is written in the order of its stock numbers, whatever is said of each', () => {
    for (const own of Map.groupBy(stock, ({ dealershipId }) => dealershipId).values())
      expect(own.map(({ stocknum }) => stocknum)).toEqual(own.map(({ stocknum }) => stocknum).toSorted())
  })

  it('is the same for the same clock, and a site that exists is left alone', async () => {
    const again = await embedded.create()
    await seedDemo(again.db, () => {}, { now, vehicles: testVehicles })
    await seedDemo(again.db, () => {}, { now, vehicles: testVehicles * 2 })
    const other = await again.db.orm.select().from(vehicle).orderBy(vehicle.id)
    await again.drop()
    // Stamped by the database with the time of writing.
    const plain = (each: Stored) => ({ ...each, updatedAt: null })
    expect(other.map(plain)).toEqual(stock.map(plain))
  })

  it('is all there or not at all: a seeding cut short leaves nothing behind', async () => {
    const cut = await embedded.create()
    let spoken = 0
    const stop = () => {
      if (++spoken > 1) throw new Error('cut short')
    }
    await expect(seedDemo(cut.db, stop, { now, vehicles: 2_100 })).rejects.toThrow('cut short')
    expect([
      await cut.db.orm.$count(site),
      await cut.db.orm.$count(vehicle),
      await cut.db.orm.$count(manufacturer),
    ]).toEqual([0, 0, 0])
    await seedDemo(cut.db, () => {}, { now, vehicles: testVehicles })
    expect(await cut.db.orm.$count(vehicle)).toBe(stock.length)
    await cut.drop()
  })
})

describe('what is around the stock', () => {
  it('locations have a licence with its state’s label, a zone, hours and the holidays to come', async () => {
    const labels = { QLD: 'Dealer licence', NSW: 'MD', VIC: 'LMCT', SA: 'LVD', WA: 'DL' } as Record<string, string>
    const places = await orm().select().from(location).innerJoin(address, eq(address.id, location.addressId))
    expect(places).toHaveLength(dealerships.flatMap(({ locations }) => locations).length)
    for (const { location: place, address: at } of places) {
      expect(place.dealerLicenseLabel).toBe(labels[at.state!])
      expect(place.phone).toMatch(/^0[2378] 5550 \d{4}$/)
      expect(new Intl.DateTimeFormat('en-AU', { timeZone: place.timeZone }).format(now)).toBeTruthy()
      expect(await orm().$count(openingHours, eq(openingHours.locationId, place.id))).toBe(7)
      const special = await orm().select().from(specialHours).where(eq(specialHours.locationId, place.id))
      expect(special.find(({ date }) => date === '2026-12-25')?.status).toBe('Closed')
      expect(special.filter(({ date }) => date < '2026-06-10' || date >= '2027-06-10')).toEqual([])
    }
    expect(places.some(({ location: { visible } }) => !visible)).toBe(true)
  })

  it('averages are those of the reviews, low ones included', async () => {
    const reviews = await orm().select().from(review)
    for (const each of await orm().select().from(dealership)) {
      const own = reviews.filter(({ dealershipId }) => dealershipId === each.id)
      expect(each.reviewCount).toBe(own.length)
      expect(each.averageRating).toBeCloseTo(own.reduce((sum, { rating }) => sum + rating, 0) / own.length, 2)
      expect(own.some(({ rating }) => rating <= 2)).toBe(true)
      expect(own.some(({ replyText, replyDate }) => replyText && replyDate)).toBe(true)
    }
  })

  it('each site has news, and the group all four grids of brands', async () => {
    for (const row of await orm().select().from(site)) {
      const posts = await orm().select().from(blogItem).where(eq(blogItem.siteId, row.id))
      expect(posts.length).toBeGreaterThanOrEqual(4)
      expect(posts.filter(({ body }) => (body?.length ?? 0) < 250)).toEqual([])
    }
    const [group] = await orm().select().from(site).where(eq(site.kind, 'group'))
    const brands = await orm().select().from(brandEntry).where(eq(brandEntry.siteId, group!.id))
    expect(distinct(brands.map(({ grid }) => grid))).toEqual([
      'Car Brands',
      'Motorcycle Brands',
      'Truck Brands',
      'Our Brands',
    ])
    expect(brands.some(({ skipPage }) => skipPage)).toBe(true)
  })

  it('offers exclude sites, and some are of finance', async () => {
    const offers = await orm().select().from(offer)
    const [group] = await orm().select().from(site).where(eq(site.slug, 'meridian'))
    expect(offers.some(({ excludedWebsiteIds }) => excludedWebsiteIds.includes(group!.id))).toBe(true)
    expect(offers.filter(({ category }) => category === 'Finance offer').length).toBeGreaterThan(3)
  })

  it('every maker has a logo of its own, small and free of currentColor', async () => {
    for (const { name, logoUrl } of await orm().select().from(manufacturer)) {
      const svg = readFileSync(`public${logoUrl}`, 'utf8')
      expect([name, svg.length <= 2_048, svg.includes('#1d1d1f'), svg.includes('currentColor')]).toEqual([
        name,
        true,
        true,
        false,
      ])
    }
  })
})

describe('every oddity of a dealer is a setting of some site', () => {
  const having = (test: (config: SiteConfig) => boolean): string[] =>
    sites.map(({ slug }) => slug).filter((slug) => test(configOf(slug)))

  it('a location’s buttons are call and enquire alone [BR-08]', () => {
    const { buttons } = configFor(configOf('southbank'), { location: 5823 })
    for (const set of [buttons.card, buttons.page, buttons.stickyHeader, buttons.mobileBar])
      expect(set.toSorted()).toEqual(['call', 'enquiry'])
    expect(stock.some(({ locationId }) => locationId === 5823)).toBe(true)
  })

  it('an address hides the bottom block [BR-09]', async () => {
    expect(configFor(configOf('meridian'), { address: 793 }).vehiclePage.bottomBlock).toBe(false)
    expect(configOf('meridian').vehiclePage.bottomBlock).toBe(true)
    const [place] = await orm().select().from(location).where(eq(location.addressId, 793))
    expect(stock.some(({ locationId }) => locationId === place!.id)).toBe(true)
  })

  it('the tag that means test drive only is the site’s own [BR-10]', () => {
    expect(configOf('throttle').tags.testDriveOnly).toBe('Test Ride Only')
    for (const { slug } of sites) {
      const { testDriveOnly } = configOf(slug).tags
      expect([slug, stockOf(slug).some(({ tag }) => tag === testDriveOnly)]).toEqual([slug, true])
    }
  })

  it('the others', () => {
    expect(having(({ listing }) => listing.certifiedOnly)).toEqual(['coastline-toyota'])
    expect(having(({ listing }) => listing.clearFiltersTarget === '/special-offers')).toEqual(['coastline-toyota'])
    expect(having(({ listing }) => listing.clearFiltersTarget === 'listing')).toHaveLength(5)
    expect(having(({ listing }) => listing.promos.positions.join() === '8')).toContain('southbank')
    expect(having(({ listing }) => listing.promos.positions.join() === '9')).toEqual(['meridian'])
    expect(having(({ listing }) => listing.promos.randomOffset?.join() === '3,5')).toEqual(['throttle'])
    expect(having(({ listing }) => listing.includeSoldCarsDays === 0)).toEqual(['outback-rv'])
    expect(having(({ reviews }) => reviews.minRating === 4)).toEqual(['volt'])
    expect(having(({ salesCounter }) => salesCounter.shown && salesCounter.source === 'sales')).toEqual(['southbank'])
    expect(having(({ salesCounter }) => salesCounter.shown)).toHaveLength(1)
    expect(having(({ finance }) => finance.calculator.interestLocked).length).toBeGreaterThan(0)
    expect(having(({ finance }) => !finance.calculator.interestShown).length).toBeGreaterThan(0)
    expect(having(({ budget }) => budget.method === 'presentValue')).toEqual(['volt'])
  })
})

describe.each(sites.map(({ slug }) => slug))('the colours of %s can be read', (slug) => {
  it('text at 4.5 to 1, the focus ring at 3 to 1 [PL-09]', () => {
    const { colour } = configOf(slug).theme
    const pairs: [keyof typeof colour, keyof typeof colour, number][] = [
      ...(['ground', 'surface'] as const).flatMap((under) => [
        ...(['ink', 'muted', 'accent', 'positive', 'negative'] as const).map(
          (over): [typeof over, typeof under, number] => [over, under, 4.5],
        ),
        ['focus', under, 3] as ['focus', typeof under, number],
      ]),
      ['onAccent', 'accent', 4.5],
      ['onBlock', 'block', 4.5],
    ]
    const weak = pairs.filter(([over, under, least]) => contrast(colour[over], colour[under]) < least)
    expect(
      weak.map(([over, under]) => `${over} on ${under}: ${contrast(colour[over], colour[under]).toFixed(2)}`),
    ).toEqual([])
  })
})

/** The ratio of two colours' luminance, as WCAG defines it. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
