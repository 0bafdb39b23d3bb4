import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { location, vehicle, vehicleImage, vehicleVideo } from '../../db/schema.ts'
import { plainHtml, vehicleFixtures } from './vehicle-fixtures.ts'

const noon = new Date('2026-06-10T02:00:00Z')
let now = noon
let chosen: typeof vehicle.$inferSelect

const plain = {
  status: 'in_stock',
  sold: false,
  soldAt: null,
  showOnDealerWebsite: true,
  itemType: 'car',
  carType: 'used',
  make: 'Kia',
  simpleBody: 'suv',
  simpleFuel: 'Petrol',
  tag: null,
  reserved: false,
  certified: false,
  preorder: false,
  priceCents: 2_599_000,
  priceType: 'drive_away',
  paymentProcessors: ['stripe'],
  regoExpiry: null,
  spinImages: Array.from({ length: 8 }, (_, frame) => `/media/test/spin-${frame}`),
  spinInteriorImage: null,
  videoUrl: null,
} as const satisfies Partial<typeof vehicle.$inferInsert>

const { app, db, chosen: theVehicle, given, ask, open } = vehicleFixtures(plain, { now: () => now })

beforeAll(async () => {
  chosen = theVehicle()
  for (const table of [vehicleImage, vehicleVideo]) await db().orm.delete(table).where(eq(table.vehicleId, chosen.id))
  await db()
    .orm.insert(vehicleImage)
    .values([0, 1, 2, 3].map((position) => ({ vehicleId: chosen.id, url: `/media/test/${position}`, position })))
  await db()
    .orm.insert(vehicleVideo)
    .values({ vehicleId: chosen.id, kind: 'stock', url: '/videos/stock.mp4', position: 0 })
})
beforeEach(() => {
  now = noon
})

/** The page's own part. */
async function page(): Promise<string> {
  const html = plainHtml(await (await ask()).text())
  return html.slice(html.indexOf('<article'), html.indexOf('</article')).replaceAll(/<aside[\s\S]*?<\/aside>/g, '')
}
const viewer = async () => (await open()).viewer
/** What the buttons beside the price say. */
const buttons = (html: string): string[] =>
  [...html.matchAll(/<li class="grid"><a[^>]*>(?:<svg[\s\S]*?<\/svg>)?(?:<span>)?([^<]+)/g)].map(([, label]) =>
    label!.replace(/ [\d ]*$/, ''),
  )

describe('the viewer', () => {
  it.each([
    ['spin', {}],
    ['gallery', { viewerDefault: 'gallery' }],
  ])('opens with the %s where the site says %j [VD-03]', async (opens, vehiclePage) => {
    await given({}, { vehiclePage })
    expect(await viewer()).toMatchObject({ modes: ['spin', 'gallery'], opens })
  })

  it.each([
    [true, {}],
    [false, { spinAutoRotate: false }],
  ])('turns by itself: %s, where the site says %j [VD-04]', async (turnsByItself, vehiclePage) => {
    await given({}, { vehiclePage })
    expect(await viewer()).toMatchObject({ turnsByItself })
  })

  it.each([
    [1, {}],
    [0, { videoPosition: 'start' }],
    [1, { videoPosition: 'second' }],
    [2, { videoPosition: 'middle' }],
    [4, { videoPosition: 'end' }],
  ])('has the stock video after %i of 4 photos where the site says %j [VD-05]', async (before, vehiclePage) => {
    await given({}, { vehiclePage })
    expect((await viewer()).media.gallery.findIndex(({ kind }) => kind === 'video')).toBe(before)
  })
})

describe('the details', () => {
  it.each([
    ['car', 'Car'],
    ['caravan', 'Caravan'],
    ['motorcycle', 'Motorcycle'],
    ['truck', 'Truck'],
  ] as const)('of a %s are titled %s details [VD-07]', async (itemType, name) => {
    await given({ itemType })
    expect(await page()).toMatch(new RegExp(`<h2 id="vehicle-details"[^>]*>${name} details</h2>`))
  })

  it('say SOLD of what is sold, or what the site says, and nothing of what is not [VD-07]', async () => {
    const sold = { status: 'sold', sold: true, soldAt: noon } as const
    await given(sold)
    expect(await page()).toContain('>SOLD</p>')
    await given(sold, { wording: { soldText: 'Gone to a good home' } })
    expect(await page()).toContain('>Gone to a good home</p>')
    await given()
    expect(await page()).not.toContain('>SOLD<')
  })

  it('say until when the rego lasts, and from the day after that it is over, on a kept page, too [VD-31]', async () => {
    await given({ regoExpiry: '2026-06-11' })
    expect(await page()).toMatch(/>Rego<\/dt><dd[^>]*>Expires on 11\/06\/2026</)
    now = new Date('2026-06-11T13:59:59Z')
    expect(await page()).toMatch(/>Rego<\/dt><dd[^>]*>Expires on 11\/06\/2026</)
    now = new Date('2026-06-11T14:00:00Z')
    expect(await page()).toMatch(/>Rego<\/dt><dd[^>]*>Unregistered</)
    app().deps.versions.bumpAll()
    await given({ regoExpiry: null })
    expect(await page()).not.toContain('>Rego<')
  })

  it('name the location, unless its dealer hides it [OS-18]', async () => {
    const at = eq(location.id, chosen.locationId!)
    const [{ name }] = (await db().orm.select().from(location).where(at)) as [typeof location.$inferSelect]
    await db().orm.update(location).set({ visible: true }).where(at)
    await given()
    expect(await page()).toContain(name)
    await db().orm.update(location).set({ visible: false }).where(at)
    await given()
    expect(await page()).not.toContain(name)
    await db().orm.update(location).set({ visible: true }).where(at)
  })
})

it.each<[string, Partial<typeof vehicle.$inferInsert>, object, string]>([
  ['a price over 10', { priceCents: 1_100 }, {}, '$11'],
  ['no price of 10', { priceCents: 1_000 }, {}, 'Enquire for price.'],
  [
    'the site’s words for none',
    { priceCents: null, priceType: null },
    { wording: { noPriceText: 'Ask us' } },
    'Ask us',
  ],
  ['a pre-order', { priceCents: null, priceType: null, preorder: true }, {}, 'Pre-order'],
  [
    'the site’s words for a pre-order',
    { priceCents: null, priceType: null, preorder: true },
    { wording: { preOrderText: 'Order yours' } },
    'Order yours',
  ],
])('shows %s [VD-25]', async (_, values, settings, text) => {
  await given(values, settings)
  expect(await page()).toContain(`>${text}<`)
})

it('shows the certified logo where the site has one, else the word [VD-24]', async () => {
  await given({ certified: true }, { certified: { makes: ['Kia'], logo: '/certified.svg' } })
  expect(await page()).toContain('<img src="/certified.svg" alt="Certified"')
  await given({ certified: true }, { certified: { makes: ['Kia'] } })
  expect(await page()).toMatch(/<span[^>]*>Certified<\/span>/)
})

describe('the buttons', () => {
  const all = ['Enquiry', 'Book a Test Drive', 'Get Finance', 'Trade-In', 'Call']
  const without = (...labels: string[]) => all.filter((label) => !labels.includes(label))
  const testDriveOnly = { tag: 'Test Drive Only' }
  const reserve = { features: { reserve: true } }

  it.each<[string, Partial<typeof vehicle.$inferInsert>, object, string[]]>([
    ['of what is in stock [BR-01]', {}, {}, all],
    ['of what is on its way [BR-01]', { status: 'coming_soon' }, {}, all],
    ['of what is sold [BR-01]', { status: 'sold', sold: true, soldAt: noon }, {}, ['Find Me Something Similar']],
    [
      'with a reservation, where the site takes them [BR-03]',
      {},
      reserve,
      [...all.slice(0, 3), 'Reserve this Car', ...all.slice(3)],
    ],
    ['without one, where the vehicle cannot be paid for [BR-03]', { paymentProcessors: [] }, reserve, all],
    ['nor of what is for test drives only [BR-03]', testDriveOnly, reserve, all],
    [
      'without a trade-in, where none is allowed [BR-04]',
      {},
      { buttons: { tradeInAllowed: false } },
      without('Trade-In'),
    ],
    [
      'with a test drive in place of finance, where switched [BR-07] [BR-10]',
      testDriveOnly,
      { buttons: { testDriveReplacesFinance: true } },
      without('Get Finance'),
    ],
    ['with finance, where not [BR-07]', testDriveOnly, {}, all],
    [
      'with finance, where the site’s word is another [BR-10]',
      testDriveOnly,
      { buttons: { testDriveReplacesFinance: true }, tags: { testDriveOnly: 'Try it' } },
      all,
    ],
  ])('%s', async (_, values, settings, labels) => {
    await given(values, settings)
    expect(buttons(await page())).toEqual(labels)
  })

  it.each([
    ['Kia', 'coming_soon', false],
    ['Kia', 'in_stock', true],
    ['Ford', 'coming_soon', true],
  ] as const)('of a %s, %s, have a test drive: %s, by a rule for Kia [BR-06]', async (make, status, isOffered) => {
    await given({ make, status }, {}, [
      { when: { make: ['Kia'] }, set: { buttons: { testDriveWhenComingSoon: false } } },
    ])
    expect(buttons(await page()).includes('Book a Test Drive')).toBe(isOffered)
  })

  it('are call and enquire alone, by a rule for the location [BR-08]', async () => {
    const reduced = (id: number) => [
      { when: { location: [String(id)] }, set: { buttons: { page: ['call', 'enquiry'] } } },
    ]
    await given({}, {}, reduced(chosen.locationId!))
    expect(buttons(await page())).toEqual(['Call', 'Enquiry'])
    await given({}, {}, reduced(chosen.locationId! + 1))
    expect(buttons(await page())).toEqual(all)
  })
})
