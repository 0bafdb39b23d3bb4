import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { location, vehicle, vehicleVideo } from '../../db/schema.ts'
import { reportKey } from '../../domain/vehicles/reports/report-key.ts'
import { host, plainHtml, vehicleFixtures } from './vehicle-fixtures.ts'

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
  simpleTransmission: 'Automatic',
  certified: false,
  state: 'QLD',
  km: 45_000,
  buildDate: '2022-03',
  priceCents: 2_599_000,
  priceType: 'drive_away',
  dealercomments: 'Clean and honest.',
  standardEquipment: [],
  filteredFeatures: [],
  variant: {},
  file: null,
  vin: 'JTMZ1',
  videoUrl: null,
  externalVideoUrl: null,
  rangeKm: null,
  batteryKwh: null,
} as const satisfies Partial<typeof vehicle.$inferInsert>

const { app, db, chosen: theVehicle, given, ask } = vehicleFixtures(plain, { now: () => now })

beforeAll(async () => {
  chosen = theVehicle()
  await db().orm.delete(vehicleVideo).where(eq(vehicleVideo.vehicleId, chosen.id))
})
beforeEach(() => {
  now = noon
})

/** What stands below the page's head. */
async function body(query?: string): Promise<string> {
  const html = plainHtml(await (await ask(query)).text())
  return html.slice(html.indexOf('data-part="body"'), html.indexOf('</main'))
}
/** One section, by its anchor; empty where it is not there. */
async function section(id: string, query?: string): Promise<string> {
  return new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(await body(query))?.[0] ?? ''
}
const words = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
/** What is seen before anything is opened. */
const closed = (html: string): string => html.replaceAll(/<details[\s\S]*?<\/details>/g, '')
const count = (html: string, part: RegExp): number => [...html.matchAll(part)].length

describe('key information and specifications', () => {
  it('are two things, beside the box of details: four figures first, four rows first, the rest opens [VD-09] [VD-10] [VD-36]', async () => {
    await given({ variant: { cylinders: 4, torque: 250, induction: 'Turbo', fuelcapacity: 60 }, drive: 'AWD' })
    const keyInformation = await section('key-information')
    expect(count(closed(keyInformation), /<dt/g)).toBe(4)
    expect(count(keyInformation, /<dt/g)).toBeGreaterThan(4)
    expect(words(keyInformation)).toMatch(/^Key information Odometer 45,000 km .* Show More Show Less /)
    const specifications = await section('specifications')
    expect(count(closed(specifications), /<dt/g)).toBe(4)
    expect(count(specifications, /<dt/g)).toBeGreaterThan(8)
    expect(words(specifications)).toContain('Show all specifications Hide specifications')
    expect(await (await ask()).text()).toMatch(/<h2 id="vehicle-details"[^>]*>Car details</)
  })

  it.each([
    ['keyInformation', 'key-information'],
    ['specifications', 'specifications'],
    ['features', 'features'],
    ['dealerComments', 'dealer-comments'],
    ['fuelCalculator', 'running-costs'],
    ['warranty', 'warranty'],
    ['location', 'vehicle-map'],
    ['tradeInFaq', 'trade-in-faq'],
    ['blog', 'blog'],
  ])('the section %s stands where the site names it, and nowhere where it does not [PL-05]', async (name, id) => {
    const values = { filteredFeatures: ['Sunroof'] }
    await given(values, { vehiclePage: { sections: [name] } })
    expect([...(await body()).matchAll(/<section id="([\w-]+)"/g)].map(([, each]) => each)).toEqual([id])
    await given(values, { vehiclePage: { sections: ['disclaimer'] } })
    expect(await section(id)).toBe('')
  })
})

describe('features', () => {
  const many = Array.from({ length: 300 }, (_, at) => `Feature ${at}`)

  it.each([
    [8, 8, false],
    [9, 8, true],
    [300, 8, true],
  ])('of %i show %i, and the rest on request: %s [VD-11]', async (fitted, shown, hasMore) => {
    await given({ standardEquipment: many.slice(0, fitted) })
    const html = await section('features')
    expect([count(closed(html), /<li/g), count(html, /<li/g)]).toEqual([shown, fitted])
    expect(html.includes(`>Show All ${fitted}<`) && html.includes('>Hide<')).toBe(hasMore)
  })

  it('those shoppers filter by are first; a vehicle without any has no such section [VD-11]', async () => {
    await given({ standardEquipment: many.slice(0, 20), filteredFeatures: ['Sunroof'] })
    expect(words(await section('features'))).toMatch(/^Features Sunroof Feature 0 /)
    await given()
    expect(await section('features')).toBe('')
  })
})

describe('dealer comments', () => {
  it('of 400 characters stand whole, of more they are cut and open [VD-13]', async () => {
    await given({ dealercomments: 'word '.repeat(80).trim() })
    expect(await section('dealer-comments')).not.toContain('<details')
    await given({ dealercomments: 'word '.repeat(81).trim() })
    const html = await section('dealer-comments')
    expect(words(closed(html))).toBe(`Dealer comments ${'word '.repeat(80).trim()}…`)
    expect(words(html)).toContain('Read more Read less')
    expect(html).toContain('word '.repeat(81).trim())
  })

  it.each([null, '', ' \n '])('where there are none (%j), the site says so in its own words [VD-13]', async (none) => {
    await given({ dealercomments: none })
    expect(words(await section('dealer-comments'))).toBe(
      'Dealer comments Dealer comments are pending. Please check back here later.',
    )
    await given({ dealercomments: none }, { wording: { commentsPendingText: 'Ask us about it.' } })
    expect(words(await section('dealer-comments'))).toBe('Dealer comments Ask us about it.')
  })

  it('keep their lines, and are words whatever they hold [VD-13]', async () => {
    const hostile = `One\n\nTwo <script>alert(1)</script> <img src=x onerror=alert(1)> \u202Eevil\u0007 ${'x'.repeat(50_000)}`
    await given({ dealercomments: hostile })
    const html = await section('dealer-comments')
    expect(html).toContain('One\n\nTwo &lt;script&gt;')
    for (const part of ['<script', '<img', '\u202E', '\u0007']) expect(html).not.toContain(part)
    expect(closed(html).length).toBeLessThan(2_000)
  })
})

describe('videos', () => {
  it('uploaded ones stand there, fetched only when they are played [VD-12]', async () => {
    await given({ videoUrl: '/videos/a.mp4' })
    expect(await section('video')).toMatch(/<video src="\/videos\/a\.mp4" controls="" preload="none"/)
    await given()
    expect(await section('video')).toBe('')
  })

  it('external ones only of hosts the site allows, and the page’s policy opens to those alone [VD-12]', async () => {
    const external = { externalVideoUrl: 'https://videos.example/a.mp4' }
    await given(external)
    expect(await section('video')).toBe('')
    await given(external, { outsideHosts: { videos: ['https://videos.example'] } })
    expect(await section('video')).toContain('<video src="https://videos.example/a.mp4"')
    expect((await ask()).headers.get('content-security-policy')).toContain("media-src 'self' https://videos.example;")
    const player = 'https://player.vimeo.com'
    await given({ externalVideoUrl: 'https://vimeo.com/123456789' }, { outsideHosts: { players: [player] } })
    expect(await section('video')).toMatch(/<iframe src="https:\/\/player\.vimeo\.com\/video\/123456789" title="[^"]+/)
    expect((await ask()).headers.get('content-security-policy')).toContain(`frame-src ${player};`)
  })
})

describe('the fuel calculator', () => {
  it('begins with $1.70 a litre, 250 km a week and 10 litres where nobody knows better [VD-08] [DL-02]', async () => {
    await given()
    const html = await section('running-costs')
    expect(words(html)).toMatch(/^Fuel cost To drive this car costs about \$43 a week \$2,210 a year/)
    expect(words(html)).toContain('10 L per 100 km is assumed')
    for (const value of ['250', '10', '1.70']) expect(html).toContain(`value="${value}"`)
  })

  it('takes the vehicle’s own consumption, and the site’s prices [VD-08] [DL-02]', async () => {
    const values = { variant: { fuelconsumptioncombined: 8 } }
    await given(values)
    expect(words(await section('running-costs'))).toContain('about $34 a week')
    await given(values, { runningCosts: { fuelPerLitreCents: 200, kmPerWeek: 100 } })
    expect(words(await section('running-costs'))).toContain('about $16 a week')
    await given({}, { runningCosts: { litresPer100Km: 20 } })
    expect(words(await section('running-costs'))).toContain('about $85 a week')
  })

  it('answers a form without a script, and believes only figures [VD-08] [DL-02]', async () => {
    await given()
    expect(words(await section('running-costs', '?week_km=500&use=5&unit_price=2'))).toContain('about $50 a week')
    expect(words(await section('running-costs', '?week_km=1e9&use=%3Cscript%3E&unit_price=-1'))).toContain(
      'about $43 a week',
    )
  })

  it('is for energy where the vehicle is electric, and for nothing where it is towed [VD-08]', async () => {
    const electric = { simpleFuel: 'Electric', rangeKm: 400, batteryKwh: 60 } as const
    await given(electric)
    const html = await section('running-costs')
    expect(words(html)).toMatch(/^Energy cost To drive this car costs about \$11 a week/)
    expect(words(html)).not.toMatch(/fuel|litre/i)
    await given(electric, { runningCosts: { energyPerKwhCents: 60 } })
    expect(words(await section('running-costs'))).toContain('about $23 a week')
    await given({ ...electric, rangeKm: null })
    expect(words(await section('running-costs'))).toContain('18 kWh per 100 km is assumed')
    await given({ itemType: 'caravan', simpleFuel: null })
    expect(await section('running-costs')).toBe('')
  })
})

describe('warranty and papers', () => {
  it.each<[string, Partial<typeof vehicle.$inferInsert>, object, string[]]>([
    ['used', {}, {}, ['Statutory warranty (QLD): 3 months or 5,000 km, whichever comes first']],
    ['new', { carType: 'new' }, {}, ['3 year standard warranty']],
    [
      'new, of a brand with seven years',
      { carType: 'new', make: 'Kia' },
      { standardYears: 7 },
      ['7 year standard warranty'],
    ],
    ['new, of a brand with five', { carType: 'new', make: 'Kia' }, { standardYears: 5 }, ['5 year standard warranty']],
    [
      'new, protected for five more',
      { carType: 'new' },
      { mechanicalYears: 5 },
      ['3 year standard warranty', '5 year mechanical protection'],
    ],
    [
      'new, protected for three more',
      { carType: 'new' },
      { mechanicalYears: 3 },
      ['3 year standard warranty', '3 year mechanical protection'],
    ],
  ])('of one that is %s, by a rule on its make [CN-02]', async (_, values, set, lines) => {
    await given(values, {}, [{ when: { make: ['Kia'] }, set: { warranty: set } }])
    const html = await section('warranty')
    expect([...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, line]) => words(line!))).toEqual(lines)
    expect(html).toContain('Australian Consumer Law guarantees apply in addition.')
    await given(values, {}, [{ when: { make: ['Ford'] }, set: { warranty: { standardYears: 9, mechanicalYears: 9 } } }])
    expect(await section('warranty')).not.toContain('9 year')
  })

  it('of what the law gives none, it is said, not ticked off [CN-02]', async () => {
    await given({ itemType: 'caravan' })
    const html = await section('warranty')
    expect(words(html)).toContain('Sold without statutory warranty.')
    expect(html).not.toContain('<li')
  })

  it('the law’s warranty ends with the vehicle’s tenth year, on a kept page, too', async () => {
    await given({ buildDate: '2016-06-11' })
    expect(words(await section('warranty'))).toContain('3 months or 5,000 km')
    now = new Date('2026-06-10T14:00:00Z')
    expect(words(await section('warranty'))).toContain('1 month or 1,000 km')
  })
})

describe('reports', () => {
  const kinds = (html: string) => [...html.matchAll(/\/reports\/([\w-]+)"/g)].map(([, kind]) => kind)
  const address = (kind: string) => `/cars/${chosen.slug}/reports/${kind}`
  const settings = {
    vehiclePage: {
      reports: {
        autogauge: true,
        carAnalysis: true,
        ppsr: true,
        addresses: {
          autogauge: 'https://gauge.example/{vin}',
          carAnalysis: 'https://analysis.example/{vin}',
          ppsr: 'https://ppsr.example/{vin}',
        },
      },
    },
  }

  const linkTo = async (kind: string) => {
    const { status, headers } = await app().get(host, address(kind))
    expect([status, headers.get('cache-control')]).toEqual([303, 'no-store'])
    return headers.get('location')!
  }
  /** What a link answers: its status, where it leads or what it says, and whether anybody may keep it. */
  const opened = async (link: string, at = host) => {
    const answer = await app().get(at, link)
    return [
      answer.status,
      answer.headers.get('location') ?? words(await answer.text()),
      answer.headers.get('cache-control'),
    ]
  }

  it('are offered by the vehicle’s file and the site’s switches, and lead there by a link of a few minutes [VD-32]', async () => {
    await given()
    expect(await section('reports')).toBe('')
    expect((await app().get(host, address('history'))).status).toBe(404)
    await given({ file: 'https://files.example/1.pdf' }, settings)
    expect(kinds(await section('reports'))).toEqual(['history', 'autogauge', 'car-analysis', 'ppsr'])
    for (const [kind, to] of [
      ['history', 'https://files.example/1.pdf'],
      ['autogauge', 'https://gauge.example/JTMZ1'],
      ['car-analysis', 'https://analysis.example/JTMZ1'],
      ['ppsr', 'https://ppsr.example/JTMZ1'],
    ] as const) {
      const link = await linkTo(kind)
      expect(link).toMatch(new RegExp(`^${address(kind)}/[\\da-z]+\\.[\\w-]{43}$`))
      expect(await opened(link)).toEqual([303, to, 'no-store'])
    }
    await given({ carType: 'new' }, settings)
    expect(kinds(await section('reports'))).toEqual(['car-analysis', 'ppsr'])
    expect((await app().get(host, address('autogauge'))).status).toBe(404)
  })

  it('that are files of ours open by such a link alone [VD-32]', async () => {
    const file = reportKey(chosen.dealershipId, 'a'.repeat(32))
    await app().deps.files.write(file, Buffer.from('%PDF-1.4 history'), 'application/pdf')
    await given({ file })
    const answer = await app().get(host, await linkTo('history'))
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="history-report-${chosen.slug}.pdf"`)
    expect(await answer.text()).toBe('%PDF-1.4 history')
    for (const path of [`/${file}`, `/media/${file}`])
      expect(await (await app().get(host, path)).text()).not.toContain('%PDF')
    // Another dealership's file is not this vehicle's, whatever a feed says.
    await given({ file: reportKey(chosen.dealershipId + 1, 'a'.repeat(32)) })
    expect((await app().get(host, address('history'))).status).toBe(404)
  })

  it('whose link has run out, was changed, or is another site’s say so, with the way back [VD-32]', async () => {
    await given({ file: 'https://files.example/1.pdf' }, settings)
    const link = await linkTo('history')
    const back = `href="/cars/${chosen.slug}#reports"`
    const page = async (path: string, at = host) => {
      const answer = await app().get(at, path)
      return { status: answer.status, html: await answer.text(), kept: answer.headers.get('cache-control') }
    }
    const changed = await page(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`)
    expect(changed).toMatchObject({ status: 403, html: expect.stringContaining('This link opens no report') })
    expect(changed.html).toContain(back)
    expect(await page(link.replace('/history/', '/ppsr/'))).toMatchObject({ status: 403 })
    const foreign = await page(link, 'throttle.localhost')
    expect(foreign).toMatchObject({ status: 403, html: expect.not.stringContaining('files.example') })
    expect(foreign.html).not.toContain(chosen.name)
    const before = now
    now = new Date(now.getTime() + 300_000)
    const over = await page(link)
    expect(over).toMatchObject({ status: 410, html: expect.stringContaining('This link has run out') })
    expect(over.html).toContain(back)
    expect(over.kept).toContain('no-store')
    now = before
    await given({ file: null }, settings)
    expect(await page(link)).toMatchObject({ status: 410, html: expect.stringContaining('no longer here') })
    await given({ file: reportKey(chosen.dealershipId, 'b'.repeat(32)) }, settings)
    expect(await page(await linkTo('history'))).toMatchObject({ status: 410 })
  })

  it('are there on the vehicle’s own site alone, and no other words are reports [VD-32]', async () => {
    await given({ file: 'https://files.example/1.pdf' })
    expect((await app().get('throttle.localhost', address('history'))).status).toBe(404)
    for (const kind of ['constructor', '__proto__', 'nothing'])
      expect((await app().get(host, address(kind))).status).toBe(404)
    // What a provider is called is nobody's business until a report is asked for.
    await given({}, settings)
    expect(await (await ask()).text()).not.toContain('gauge.example')
  })
})

describe('the certified badge', () => {
  const settings = { certified: { makes: ['Kia'], benefits: ['History checked', 'A year of roadside assist'] } }
  const dialog = /<dialog id="certified-benefits"[\s\S]*?<\/dialog>/
  const opener = /<button type="button" commandfor="certified-benefits" command="show-modal"/

  it('opens a dialog of benefits, by the browser alone [VD-20]', async () => {
    await given({ certified: true }, settings)
    const html = await (await ask()).text()
    expect(html).toMatch(opener)
    expect(words(dialog.exec(html)![0])).toBe('Kia certified Close History checked A year of roadside assist')
  })

  it('opens it beside another tag, too [VD-20]', async () => {
    await given({ certified: true, reserved: true }, settings)
    const html = await (await ask()).text()
    expect(html).toMatch(opener)
    expect(html).toContain('>Reserved<')
    await given({ reserved: false })
  })

  it.each<[string, Partial<typeof vehicle.$inferInsert>, object]>([
    ['that is not certified', {}, settings],
    ['that is not used', { certified: true, carType: 'demo' }, settings],
    ['of another manufacturer', { certified: true, make: 'Ford' }, settings],
    ['of which the site has nothing to say', { certified: true }, { certified: { makes: ['Kia'] } }],
  ])('opens nothing on the page of one %s [VD-20]', async (_, values, site) => {
    await given(values, site)
    expect(await (await ask()).text()).not.toContain('certified-benefits')
  })
})

describe('the bottom block', () => {
  const settings = { vehiclePage: { whyBuyFromUs: ['We answer the phone', 'Open on Sundays'] } }
  const questions = [
    'Which vehicles do you take?',
    'How is the estimate calculated?',
    'When do I know the exact price?',
    'What if I still owe money on it?',
    'Where can it be inspected?',
  ]

  it('says why to buy here, in the site’s words, or nothing [VD-23]', async () => {
    await given({}, settings)
    expect(words(await section('why-buy-from-us'))).toBe('Why buy from us We answer the phone Open on Sundays')
    await given()
    expect(await section('why-buy-from-us')).toBe('')
  })

  it('answers the five questions of a trade-in, in the site’s words where it has some [VD-23]', async () => {
    await given()
    const html = await section('trade-in-faq')
    expect([...html.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, question]) => question)).toEqual(questions)
    expect(html).toContain('over 7 years old or with more than 100,000 km')
    expect(html).toMatch(new RegExp(`href="/trade-in\\?car_id=${chosen.id}" data-form="trade-in"`))
    await given({}, { vehiclePage: { tradeInFaq: { estimate: 'By our own ledger.', exactPrice: null } } })
    const own = words(await section('trade-in-faq'))
    expect(own).toContain('How is the estimate calculated? By our own ledger.')
    expect(own).not.toContain('exact price')
    await given({}, { buttons: { tradeInAllowed: false } })
    expect(await section('trade-in-faq')).toBe('')
  })

  it('has latest offers, book a service and sell your car, each where it has a page [VD-21]', async () => {
    const doors = (html: string) =>
      [...html.slice(html.indexOf('Offers, service')).matchAll(/<h2[^>]*><a[^>]*href="([^"]+)"[^>]*>([^<]+)/g)].map(
        ([, href, title]) => `${title} ${href}`,
      )
    await given()
    expect(doors(await body())).toEqual([
      'Latest offers /special-offers',
      'Book a service /service',
      'Sell your car /trade-in',
    ])
    await given({ itemType: 'motorcycle' }, { banners: { features: ['sell'] } })
    expect(doors(await body())).toEqual(['Sell your motorcycle /trade-in'])
    await given({}, { banners: { features: [] } })
    expect(await body()).not.toContain('Offers, service and selling')
    await given({}, { pages: { standard: [] } })
    expect(await body()).not.toContain('Offers, service and selling')
  })

  it('is hidden by a rule for the address, and by no rule for another [BR-09]', async () => {
    const [place] = await db().orm.select().from(location).where(eq(location.id, chosen.locationId!))
    const hide = (address: number) => [{ when: { address }, set: { vehiclePage: { bottomBlock: false } } }]
    const isThere = async () => {
      const html = await body()
      return ['why-buy-from-us', 'trade-in-faq', 'Offers, service and selling'].map((part) => html.includes(part))
    }
    await given({}, settings, hide(place!.addressId! + 1))
    expect(await isThere()).toEqual([true, true, true])
    await given({}, settings, hide(place!.addressId!))
    expect(await isThere()).toEqual([false, false, false])
    expect(await section('key-information')).not.toBe('')
  })
})

describe('where it is', () => {
  it('has its anchor, place, hours and map; a number only where none is masked [RT-20]', async () => {
    const [place] = await db().orm.select().from(location).where(eq(location.id, chosen.locationId!))
    await given({}, { contact: { phones: { shownFromStart: true } } })
    const html = await section('vehicle-map')
    expect(words(html)).toContain(place!.name)
    expect(html).toMatch(/<img src="\/map\/[\w-]+\.svg\?size=small/)
    expect(html).toContain('>Get Directions<')
    expect(html).toMatch(/href="tel:\d+"/)
    expect(words(html)).toMatch(/Open until|Opens/)
    expect(words(html)).toContain('licence')
    await given()
    expect(await section('vehicle-map')).not.toContain('href="tel:')
  })
})

it('the disclaimer stands at the end, where the site has one [VD-14]', async () => {
  await given({}, { disclaimers: { vehicle: 'Prices change.' } })
  expect(words(await body())).toMatch(/Prices change\.$/)
  await given()
  expect(await body()).not.toContain('aria-label="Disclaimer"')
})

it('a vehicle of which nothing is known still has a page', async () => {
  await given({
    simpleFuel: null,
    simpleTransmission: null,
    simpleBody: null,
    km: null,
    buildDate: null,
    priceCents: null,
    priceType: null,
    dealercomments: null,
    vin: null,
  })
  expect((await ask()).status).toBe(200)
  const html = await body()
  expect(html).not.toMatch(/undefined|NaN/)
  // What a calculator's script is given may say null.
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toContain('null')
})
