import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { location, vehicle } from '../../db/schema.ts'
import { importStock } from '../../domain/stock-feeds/import-stock.server.ts'
import { testPlatformCtx } from '../platform-ctx.ts'
import { sourceEntities } from './db-source-fields.ts'
import { host, plainHtml, vehicleFixtures } from './vehicle-fixtures.ts'

const now = new Date('2026-06-10T02:00:00Z')
const { app, db, configure } = vehicleFixtures({}, { now: () => now })

/** A vehicle of which everything is known, and others for what only they show. */
const everything = {
  stocknum: 'FLD1',
  make: 'Zephyr',
  model: 'Gale',
  badge: 'GTX',
  series: 'sport',
  year: 2023,
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  dapprice: 41_990,
  before_price: 45_990,
  offer_price: 39_990,
  subscription_price: 349,
  odometer: 23_456,
  body: 'Hatchback Deluxe',
  bodyconfiguration: 'Five-door liftback',
  colour: 'Saffron',
  interior_colour: 'Mulberry',
  fuel_type: 'Petrol Hybrid Special',
  transmission: '7 Speed Dual Clutch Auto',
  drive: 'Front Wheel Drive',
  seats: 5,
  doors: 4,
  engine_size: 1498,
  gearnum: 7,
  rego: 'ZZZ999',
  rego_expiry: '2031-03-04',
  vin: 'JTMZ1234567890123'.slice(0, 17),
  nvic_code: 'NV1C23',
  build_date: '2023-02',
  compliance_date: '2023-05',
  certified: true,
  tag: 'Only One Left',
  carsales_title: '2023 Zephyr Gale GTX Hatch',
  dealercomments: 'Kept in a garage by the sea.',
  features: ['Heated flux seats', 'Tow bar'],
  categories: ['City Slicker'],
  images: Array.from({ length: 5 }, (_, at) => `/media/photos/southbank/${String(at).repeat(32)}`),
  file: 'https://reports.example/FLD1.pdf',
  video_url: 'https://videos.example/main.mp4',
  external_video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
  videos: [{ video: { url: 'https://videos.example/second.mp4' } }],
  walkaround_videos: ['https://videos.example/walk.mp4'],
  spin_images: Array.from({ length: 8 }, (_, at) => `/media/photos/southbank/${'abcdef01'[at]!.repeat(32)}`),
  spin_interior_image: `/media/photos/southbank/${'e1'.repeat(16)}`,
  hotspots: {
    exterior: [
      { description: 'Lamps of glass', positions: [{ hotspotId: 'h1', activeAngle: 45, posX: 0.2, posY: 0.3 }] },
    ],
    interior: [
      { description: 'Dial of brass', positions: [{ hotspotId: 'h2', activeAngle: 0, posX: 0.4, posY: 0.5 }] },
    ],
  },
  payment_processors: ['stripe'],
  cylinders: 3,
  induction: 'Twin turbo',
  fuelconsumptioncombined: 4.3,
  fuelcapacity: 43,
  grossvehiclemass: 1_755,
  vehiclelength: 4_321,
  vehicleheight: 1_432,
  vehiclewidth: 1_765,
  towingcapacitybraked: 1_234,
  torque: 287,
  ancaprating: 5,
  ancap_year: 2022,
  geartype: 'Wet clutch',
  state_average_market_price: 44_000,
  average_market_price: 43_500,
  market_price_date: '2026-06-09',
  finance_provider: 'acme',
  finance_weekly: 123.4,
  finance_monthly: 534.3,
  finance_deposit: 3_999,
  finance_balloon: 11_997,
  finance_total: 44_000,
  finance_fees: 1_300,
  finance_rate: 6.29,
  finance_comparison_rate: 7.968,
  finance_term_months: 60,
  finance_disclaimer: 'To approved buyers of zephyrs.',
}
const plain = { make: 'Zephyr', year: 2026, status: 'in_stock', car_type: 'new' }
const reduced = { ...plain, stocknum: 'FLD7', model: 'Squall', dapprice: 45_990, tag: 'Only One Left' }
const others = [
  {
    ...plain,
    stocknum: 'FLD2',
    model: 'Breeze',
    status: 'coming_soon',
    preorder: true,
    spin_code: 'turn 7',
    private_suburb: 'Ascot',
    private_postcode: '4007',
  },
  {
    ...plain,
    stocknum: 'FLD3',
    model: 'Drifter',
    item_type: 'caravan',
    specifications: {
      body_width: '2.4 m',
      body_length: '6.3 m',
      tare_weight: '2,011 kg',
      axle_type: 'Tandem leaf',
      sleeps: 3,
      aggregate_trailer_mass: '2,822 kg',
    },
  },
  { ...plain, stocknum: 'FLD4', model: 'Mistral', status: 'sold' },
  { ...plain, stocknum: 'FLD5', model: 'Sirocco', reserved: true, dapprice: 30_000 },
  { ...plain, stocknum: 'FLD6', model: 'Gust', item_type: 'motorcycle', engine_size: 649 },
  reduced,
]

type Rows = Record<
  'everything' | 'preorder' | 'caravan' | 'sold' | 'reserved' | 'motorcycle' | 'reduced',
  typeof vehicle.$inferSelect
>
let rows: Rows

async function take(vehicles: readonly object[]): Promise<void> {
  const report = await importStock(
    testPlatformCtx(db(), () => now),
    {
      dealership: 'southbank-motors',
      format: 'json',
      full: false,
      confirmRemovals: false,
      maxRemovalShare: 0.3,
      input: JSON.stringify(vehicles),
    },
  )
  if (report.inserted + report.updated !== vehicles.length) throw new Error(JSON.stringify(report))
}
const seen: Record<string, string> = {}

beforeAll(async () => {
  await configure({
    outsideHosts: { videos: ['https://videos.example'], players: ['https://www.youtube-nocookie.com'] },
    listing: { filters: ['make', 'categories', 'subscription_price', 'filtered_features', 'seats', 'location_name'] },
    certified: { makes: ['Zephyr'], benefits: ['Checked twice'] },
    features: { reserve: true },
    vehiclePage: { spinLink: 'https://spins.example/{code}', showViews: true },
    finance: {
      provider: 'acme',
      providers: {
        acme: { name: 'Acme', quotes: { from: 'ourselves', rates: [{ creditScore: 'GREAT', rate: 6.29 }] } },
      },
    },
  })
  await take([everything, ...others])
  // What it was really asked for before is told.
  await take([{ ...reduced, dapprice: 43_990, before_price: 45_990 }])
  await db().orm.update(vehicle).set({ createdAt: now }).where(eq(vehicle.make, 'Zephyr'))
  await app().follower.catchUp()
  const found = await db().orm.select().from(vehicle).where(eq(vehicle.make, 'Zephyr')).orderBy(vehicle.stocknum)
  rows = Object.fromEntries(
    (['everything', 'preorder', 'caravan', 'sold', 'reserved', 'motorcycle', 'reduced'] as const).map((name, at) => [
      name,
      found[at]!,
    ]),
  ) as Rows
  const get = async (path: string) => plainHtml(await (await app().get(host, path)).text())
  for (const [name, { slug }] of Object.entries(rows)) seen[name] = await get(`/cars/${slug}`)
  seen['card'] = await get('/search/new-used-and-demo-cars?make=Zephyr')
  seen['chosen'] = await get(
    `/search/new-used-and-demo-cars?make=Zephyr&categories=${encodeURIComponent('City Slicker')}`,
  )
  seen['view'] = await get(`/api/cars/${rows.everything.slug}/view.json`)
  const link = await app().get(host, `/cars/${rows.everything.slug}/reports/history`)
  const opened = await app().get(host, link.headers.get('location')!)
  seen['report'] = opened.headers.get('location') ?? ''
  const quote = await app().post(host, '/api/youx/quote', {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 39_990,
    loanTerm: 5,
    year: 2023,
    vin: everything.vin,
    nvic: everything.nvic_code,
  })
  seen['quote'] = await quote.text()
})

type Where = keyof Rows | 'card' | 'view' | 'report' | 'quote'

/** Each field of the source, where shoppers meet it, and as what. */
const used: [field: string, where: Where, as: RegExp | (() => RegExp)][] = [
  ['id', 'everything', () => new RegExp(`car_id=${rows.everything.id}`)],
  ['slug', 'card', () => new RegExp(`href="/cars/${rows.everything.slug}"`)],
  ['path', 'everything', () => new RegExp(`rel="canonical" href="[^"]*/cars/${rows.everything.slug}"`)],
  ['name', 'everything', /<h1[^>]*>[^<]*2023 Zephyr Gale GTX/],
  ['year', 'card', /2023 Zephyr/],
  ['make', 'card', /Zephyr/],
  ['model', 'card', /Gale/],
  ['badge', 'card', /GTX/],
  ['series', 'everything', /Series<\/dt><dd[^>]*>sport/],
  ['colour', 'everything', /Saffron/],
  ['interior_colour', 'everything', /Mulberry/],
  ['km', 'everything', /23,456 km/],
  ['price', 'everything', /\$39,990/],
  ['before_price', 'reduced', /Was <s>\$45,990/],
  ['offer_price', 'everything', /Offer price/],
  ['subscription_price', 'everything', /Or subscribe for \$349 a week/],
  ['preorder', 'preorder', /[Pp]re-?[Oo]rder/],
  ['price_type', 'everything', /Drive away/],
  ['car_type', 'everything', />Used</],
  ['item_type', 'caravan', /Caravan details/],
  ['status', 'preorder', /COMING SOON/i],
  ['sold', 'sold', />SOLD</],
  ['reserved', 'reserved', />Reserved</i],
  ['tag', 'reduced', /Only One Left/],
  ['created_at', 'caravan', /New Arrival/],
  ['updated_at', 'view', /"updated_at":"20/],
  ['certified', 'everything', /Zephyr certified/],
  ['simple_fuel', 'everything', /Hybrid/],
  ['simple_body', 'everything', /Hatch/],
  ['simple_transmission', 'everything', /Automatic/],
  ['trans', 'everything', /7 Speed Dual Clutch Auto/],
  ['fuel', 'everything', /Petrol Hybrid Special/],
  ['drive', 'everything', /Front Wheel Drive/],
  ['seats', 'everything', /Seats<\/dt><dd[^>]*>5</],
  ['doors', 'everything', /Doors<\/dt><dd[^>]*>4</],
  ['engine_size', 'motorcycle', /649 cc/],
  ['engine_size_litres', 'everything', /1\.5 L/],
  ['gearnum', 'everything', /Gears<\/dt><dd[^>]*>7</],
  ['bodyconfiguration', 'everything', /Five-door liftback/],
  ['stocknum', 'everything', /FLD1/],
  ['vin', 'everything', /JTMZ1234567890123/],
  ['nvic', 'everything', /NV1C23/],
  ['has_nvic', 'everything', /NVIC<\/dt><dd[^>]*>NV1C23/],
  ['regplate', 'everything', /ZZZ999/],
  ['rego_expiry', 'everything', /04\/03\/2031/],
  ['build_date', 'everything', /Built<\/dt><dd[^>]*>[^<]*2023/],
  ['compliance_date', 'everything', /Complied<\/dt><dd[^>]*>[^<]*2023/],
  ['views', 'view', /"views":\d/],
  ['photos_count', 'view', /"photos_count":5/],
  ['private_suburb', 'preorder', /Kept by its owner in Ascot/],
  ['private_postcode', 'preorder', /Ascot 4007/],
  ['carsales_title', 'everything', /Listed as<\/dt><dd[^>]*>2023 Zephyr Gale GTX Hatch</],
  ['dealercomments', 'everything', /Kept in a garage by the sea\./],
  ['file', 'report', /^https:\/\/reports\.example\/FLD1\.pdf$/],
  ['video_url', 'everything', /videos\.example\/main\.mp4/],
  ['external_video_url', 'everything', /youtube-nocookie\.com\/embed\/abcdefghijk/],
  ['walkaround_videos', 'everything', /videos\.example\/walk\.mp4/],
  ['videos', 'everything', /videos\.example\/second\.mp4/],
  ['images', 'everything', /photos\/southbank\/4{32}/],
  ['thumbnails', 'everything', /photos\/southbank\/0{32}\?w=160/],
  ['primary_image_url', 'card', /photos\/southbank\/0{32}/],
  ['spin_images', 'everything', /photos\/southbank\/a{32}/],
  ['spin_code', 'preorder', /href="https:\/\/spins\.example\/turn%207"/],
  ['spin_interior_image', 'everything', /photos\/southbank\/(?:e1){16}/],
  ['hotspots', 'everything', /Lamps of glass[\s\S]*Dial of brass|Dial of brass[\s\S]*Lamps of glass/],
  ['standardEquipment', 'everything', /Heated flux seats/],
  ['dealership_id', 'everything', /See more from this dealer/],
  ['dealership_slug', 'everything', /href="\/search\/southbank-motors"/],
  ['location', 'everything', /id="vehicle-map"/],
  ['city', 'everything', /id="vehicle-map"[\s\S]*QLD/],
  ['state', 'everything', /QLD/],
  ['payment_processors', 'everything', /Reserve/],
  ['specifications', 'caravan', /2\.4 m[\s\S]*2,822 kg/],
  ['variant', 'everything', /Twin turbo/],
  ['autograb_data', 'everything', /\$4,\d{3} below the average/],
  ['youxQuote', 'quote', /"weeklyRepaymentAmount":\d+,.*"advertisedRate":6\.29,"comparisonRate":\d/],
  ['finance_lenders', 'everything', /\$123<\/span> <span[^>]*>per week/],
]

it('every field of the source has its place [part of EN-01]', () => {
  const { fields } = sourceEntities(1).find(({ entity }) => entity === 'Car')!
  expect(used.map(([field]) => field).toSorted()).toEqual(fields.split(/\s+/).toSorted())
})

describe('a vehicle from a feed', () => {
  it.each(used)('%s is met on %s [part of EN-01]', (_, where, as) =>
    expect(seen[where]).toMatch(typeof as === 'function' ? as() : as),
  )

  it.each([
    ['variant.cylinders', /Cylinders<\/dt><dd[^>]*>3</],
    ['variant.enginesize', /1\.5 L/],
    ['variant.induction', /Twin turbo/],
    ['variant.fuelconsumptioncombined', /4\.3 L\/100 km/],
    ['variant.fuelcapacity', /Fuel tank<\/dt><dd[^>]*>43 L/],
    ['variant.grossvehiclemass', /1,755 kg/],
    ['variant.vehiclelength', /Length<\/dt><dd[^>]*>4\.3 m/],
    ['variant.vehicleheight', /Height<\/dt><dd[^>]*>1\.4 m/],
    ['variant.vehiclewidth', /Width<\/dt><dd[^>]*>1\.8 m/],
    ['variant.towingcapacitybraked', /1,234 kg/],
    ['variant.torque', /287 Nm/],
    ['variant.ancaprating', /5 stars \(2022\)/],
    ['variant.geartype', /Wet clutch/],
  ])('%s is on its page [part of EN-01]', (_, as) => expect(seen['everything']).toMatch(as))

  it.each([
    ['body_width', /Width<\/dt><dd[^>]*>2\.4 m/],
    ['body_length', /Length<\/dt><dd[^>]*>6\.3 m/],
    ['tare_weight', /2,011 kg/],
    ['axle_type', /Tandem leaf/],
    ['sleeps', /Sleeps<\/dt><dd[^>]*>3</],
    ['aggregate_trailer_mass', /2,822 kg/],
  ])('specifications.%s is on a caravan’s page [part of EN-01] [VD-33]', (_, as) => expect(seen['caravan']).toMatch(as))

  it.each([
    ['interestRate', /Rate <span[^>]*>6\.29% p\.a\./],
    ['comparisonRate', /Comparison rate <span[^>]*>7\.97% p\.a\./],
    ['termMonths', /over 5 years/],
    ['deposit', /\$3,999 deposit/],
    ['balloon', /\$11,997 final payment/],
    ['financeProvider', /lender Acme/],
    ['disclaimer', /To approved buyers of zephyrs\./],
  ])('a lender’s %s is on its page [part of EN-01]', (_, as) => expect(seen['everything']).toMatch(as))

  it('its categories are a filter, and it stands at its location [part of EN-01]', async () => {
    expect(seen['chosen']).toContain(rows.everything.slug)
    expect(seen['chosen']).not.toContain(rows.caravan.slug)
    const [yard] = await db().orm.select().from(location).where(eq(location.id, rows.everything.locationId!))
    expect(seen['everything']).toContain(yard!.name)
  })
})
