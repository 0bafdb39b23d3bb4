import { eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { vehicle, vehiclePrice, vehiclePriceGauge } from '../../db/schema.ts'
import { foreignHost as foreign, host, vehicleFixtures } from './vehicle-fixtures.ts'

const now = new Date('2026-06-10T02:00:00Z')
const { app, db, configure, ask, open } = vehicleFixtures({}, { now: () => now })
type Row = typeof vehicle.$inferSelect
let own: Row
let others: Row[]

const alike = {
  status: 'in_stock',
  sold: false,
  soldAt: null,
  showOnDealerWebsite: true,
  preorder: false,
  itemType: 'car',
  carType: 'used',
  make: 'Zephyr',
  model: 'Gale',
  badge: 'GT',
  simpleBody: 'suv',
  year: 2022,
  km: 40_000,
  state: 'QLD',
  priceType: 'drive_away',
  priceCents: 3_000_000,
  autograbData: null,
  createdAt: now,
} as const satisfies Partial<typeof vehicle.$inferInsert>

const change = async (ids: readonly number[], values: Partial<typeof vehicle.$inferInsert>) => {
  await db()
    .orm.update(vehicle)
    .set(values)
    .where(inArray(vehicle.id, [...ids]))
  await app().follower.catchUp()
}
beforeAll(async () => {
  const rows = await db().orm.select().from(vehicle).where(eq(vehicle.status, 'in_stock')).orderBy(vehicle.id)
  const southbank = app().deps.sites.atHost(host)!.site.dealershipIds
  const isOwn = ({ dealershipId }: Row) => southbank.includes(dealershipId)
  own = rows.find((row) => isOwn(row) && row.locationId !== null)!
  // Two of each of three other dealerships: the market is theirs, the page is Southbank's.
  others = [
    ...Map.groupBy(
      rows.filter((row) => !isOwn(row)),
      ({ dealershipId }) => dealershipId,
    ).values(),
  ]
    .filter((theirs) => theirs.length > 2)
    .slice(0, 3)
    .flatMap((theirs) => theirs.slice(0, 2))
})
beforeEach(async () => {
  await db().orm.delete(vehiclePriceGauge)
  await change([own.id, ...others.map(({ id }) => id)], alike)
  await change(
    others.map(({ id }) => id),
    { priceCents: 3_300_000 },
  )
  await configure({ vehiclePage: { reports: { autogauge: true } } })
})

const badge = async () => (await open(own.slug)).view.marketBadge
const page = async (search = '') => (await (await ask(search, host, own.slug)).text()).replaceAll('<!-- -->', '')
const answer = async (path: string, at = host) => {
  const response = await app().get(at, path)
  return [response.status, await response.json()] as const
}

describe('the market badge [VD-26]', () => {
  const provider = (state?: number, nation?: number, computed_at = now.toISOString()) => ({
    ...(state && { state_average_market_price_cents: state }),
    ...(nation && { average_market_price_cents: nation }),
    computed_at,
  })
  const text = (amount: string) => `${amount} below the average asking price`

  it.each([
    ['a provider’s average of the state, $499 above', provider(3_049_900, 9_000_000), null],
    ['a provider’s average of the state, $500 above', provider(3_050_000), text('$500')],
    ['a provider’s average of the nation, $499 above', provider(undefined, 3_049_900), null],
    ['a provider’s average of the nation, $500 above', provider(undefined, 3_050_000), text('$500')],
    ['a provider’s of long ago, so ours', provider(9_000_000, 9_000_000, '2026-05-01T00:00:00Z'), text('$3,000')],
    ['ours', null, text('$3,000')],
  ])('by %s', async (_, autograbData, shown) => {
    await change([own.id], { autograbData })
    expect(await badge()).toBe(shown)
  })

  it.each([
    ['the state', 'QLD', 2_800_100, null],
    ['the state', 'QLD', 2_800_000, text('$500')],
    ['the nation', 'VIC', 2_800_100, null],
    ['the nation', 'VIC', 2_800_000, text('$500')],
  ] as const)('by our own average of %s, with a price in %s of %i cents', async (_, state, priceCents, shown) => {
    const ids = others.map(({ id }) => id)
    await change(ids, { priceCents: 2_850_000, state: 'QLD' })
    await change([own.id], { priceCents, state })
    expect(await badge()).toBe(shown)
  })

  it.each([
    ['none is wanted', { vehiclePage: { marketBadge: false } }, null],
    ['the words are others', { wording: { belowMarketText: 'Save {amount}' } }, 'Save $3,000'],
  ])('where %s', async (_, settings, shown) => {
    await configure(settings)
    expect(await badge()).toBe(shown)
  })

  it('is not of what is sold', async () => {
    await change([own.id], { status: 'sold', sold: true, soldAt: now })
    expect(await badge()).toBeNull()
  })
})

describe('the price gauge', () => {
  const gauge = () => answer(`/api/cars/${own.slug}/autogauge`)

  it('is in the page, as words and figures, without a script [VD-27]', async () => {
    const html = await page()
    expect(html).toContain('This one asks $30,000. Others like it ask from $33,000 to $33,000, $33,000 on average.')
    expect(html).toContain('About $3,000 below the average asking price of 6 similar cars in Queensland.')
    expect(html).toContain('How we know')
  })

  it('is answered to programs [CA-03]', async () => {
    expect(await gauge()).toEqual([
      200,
      {
        fill: 0,
        listing_price: 30_000,
        market_range_min: 33_000,
        market_range_max: 33_000,
        confidence: 0.55,
        description: 'About $3,000 below the average asking price of 6 similar cars in Queensland.',
      },
    ])
  })

  it('follows the price and the others, on a kept page, too [VD-27]', async () => {
    const words = async () => /About [^<]*asking price/.exec(await page())?.[0]
    expect(await words()).toBe('About $3,000 below the average asking price')
    await change([own.id], { priceCents: 3_200_000 })
    expect(await words()).toBe('About $1,000 below the average asking price')
    await change(
      others.map(({ id }) => id),
      { priceCents: 3_400_000 },
    )
    expect(await words()).toBe('About $2,000 below the average asking price')
    await change(
      others.slice(0, 2).map(({ id }) => id),
      { status: 'sold', sold: true, soldAt: now },
    )
    expect(await words()).toBeUndefined()
  })

  it('is a provider’s while that is of this price [VD-27]', async () => {
    const stored = {
      fill: 0.4,
      listingPriceCents: 3_000_000,
      marketRangeMinCents: 2_900_000,
      marketRangeMaxCents: 3_150_000,
    }
    await db()
      .orm.insert(vehiclePriceGauge)
      .values({ vehicleId: own.id, ...stored, confidence: 0.6, description: 'Fair', computedAt: now })
    await app().follower.catchUp()
    expect((await gauge())[1]).toMatchObject({
      fill: 0.4,
      market_range_min: 29_000,
      confidence: 0.6,
      description: 'Fair',
    })
    await change([own.id], { priceCents: 2_990_000 })
    expect((await gauge())[1]).toMatchObject({ listing_price: 29_900, market_range_min: 33_000 })
  })

  it.each([
    [
      'has too few to be compared with',
      async () =>
        change(
          others.slice(0, 2).map(({ id }) => id),
          { badge: 'LS' },
        ),
    ],
    ['is new', async () => change([own.id], { carType: 'new' })],
    ['is at a site that wants none', async () => configure({})],
    ['is hidden', async () => change([own.id], { showOnDealerWebsite: false })],
    ['was removed', async () => change([own.id], { status: 'removed' })],
  ])('is not answered for one that %s [CA-03]', async (_, prepare) => {
    await prepare()
    expect(await gauge()).toMatchObject([404, { code: 'not_found' }])
    expect(await page()).not.toContain('Others like it ask')
  })

  it('names no vehicle of those it was compared with', async () => {
    const text = (await page()) + JSON.stringify(await gauge())
    expect(others.filter(({ slug, stocknum }) => text.includes(slug) || text.includes(`>${stocknum}<`))).toEqual([])
  })

  it('has every price it was offered at beside it, where switched [VD-27]', async () => {
    await db().orm.delete(vehiclePrice).where(eq(vehiclePrice.vehicleId, own.id))
    await change([own.id], { priceCents: 3_100_000 })
    await change([own.id], { priceCents: 2_900_000 })
    expect(await page()).not.toContain('Listed ')
    await configure({ vehiclePage: { priceHistory: true } })
    const html = await page()
    expect(html).toContain('Listed <strong')
    expect(html).toMatch(/Down \$2,000<\/span><span[^>]*>\$29,000<[\s\S]*>First price<\/span><span[^>]*>\$31,000</)
  })
})

describe('similar vehicles', () => {
  const similar = (at = host) => answer(`/api/cars/${own.slug}/similar`, at)
  const idsShown = async () =>
    (await db()
      .orm.select()
      .from(vehicle)
      .where(inArray(vehicle.id, ((await similar())[1] as { ids: number[] }).ids))) as Row[]

  it('are of this site, in stock, of a near price, at most six, never itself [VD-30] [CA-05]', async () => {
    const found = await idsShown()
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(6)
    const dealerships = app().deps.sites.atHost(host)!.site.dealershipIds
    for (const { id, status, priceCents, dealershipId } of found) {
      expect(id).not.toBe(own.id)
      expect(status).toBe('in_stock')
      expect(Math.abs(priceCents! - 3_000_000)).toBeLessThanOrEqual(1_000_000)
      expect(dealerships).toContain(dealershipId)
    }
  })

  it('come as cards for the page, which holds six places for them [VD-30] [VD-14]', async () => {
    const html = await page()
    expect(html).toContain(`data-from="/cars/${own.slug}/similar"`)
    const row = html.slice(html.indexOf('id="similar-row"'))
    expect(row.match(/<li aria-hidden="true"/g)).toHaveLength(6)
    const fragment = await (await app().get(host, `/cars/${own.slug}/similar`)).text()
    const { ids } = (await similar())[1] as { ids: number[] }
    expect(fragment.match(/<li /g)).toHaveLength(ids.length)
    expect(fragment).not.toContain('<html')
  })

  it('are in the page of what is sold, at once [VD-30] [VD-14]', async () => {
    await change([own.id], { status: 'sold', sold: true, soldAt: now })
    const html = await page()
    const row = html.slice(html.indexOf('id="similar-row"'))
    expect(html).not.toContain('data-from=')
    expect(row.match(/class="card-name"/g)?.length).toBeGreaterThan(0)
  })

  it('are new when stock is, where they are kept, too', async () => {
    const fragment = async () => (await app().get(host, `/cars/${own.slug}/similar`)).text()
    const [shown] = await idsShown()
    expect(await fragment()).toContain(`/cars/${shown!.slug}"`)
    await change([shown!.id], { status: 'removed' })
    expect(await fragment()).not.toContain(`/cars/${shown!.slug}"`)
    await change([shown!.id], { status: 'in_stock' })
  })
})

describe('delivery [DL-01]', () => {
  const regions = [{ name: 'Brisbane', priceCents: 19_000, postcodes: ['4000-4179'] }]
  const sorry =
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."
  beforeEach(() => configure({ delivery: { regions } }))

  it.each([
    ['postcode=4000', 200, { price: 190, name: 'Brisbane', distance_km: null }],
    ['', 400, { code: 'bad_request', message: 'Please enter a postcode.' }],
    ['postcode=', 400, { code: 'bad_request', fields: [{ field: 'postcode', message: 'Please enter a postcode.' }] }],
    ['postcode=3000', 404, { code: 'not_found', message: sorry }],
    ['postcode=4000&other=1', 400, { code: 'bad_request' }],
  ])('for ?%s is answered %i [CA-05]', async (search, status, body) => {
    expect(await answer(`/api/delivery/quote?${search}`)).toMatchObject([status, body])
  })

  it('tells how far a vehicle’s yard is', async () => {
    const [, body] = await answer(`/api/delivery/quote?postcode=4000&car=${own.slug}`)
    expect(body).toMatchObject({ price: 190, distance_km: expect.any(Number) })
  })

  it('may cost something else for some vehicles', async () => {
    const dearer = [{ ...regions[0]!, priceCents: 99_000 }]
    await configure({ delivery: { regions } }, [{ when: { make: ['Zephyr'] }, set: { delivery: { regions: dearer } } }])
    expect(await answer(`/api/delivery/quote?postcode=4000&car=${own.slug}`)).toMatchObject([200, { price: 990 }])
    expect(await answer('/api/delivery/quote?postcode=4000')).toMatchObject([200, { price: 190 }])
  })

  it.each([
    ['?postcode=4000', ['$190', 'Delivered to Brisbane', 'in a straight line']],
    ['?postcode=', ['Please enter a postcode.']],
    ['?postcode=3000', ['Please use the enquiry form on this page or give us a call to get a quote.']],
  ])('is in the page at %s without a script', async (search, words) => {
    const html = await page(search)
    for (const word of words) expect(html).toContain(word)
    expect(html).toContain(`action="/cars/${own.slug}#delivery"`)
  })

  it('keeps no page for a postcode', async () => {
    await page()
    const { bytes } = app().deps.pageCache
    for (const postcode of ['4000', '4001', 'x'.repeat(500)]) await page(`?postcode=${postcode}`)
    expect(app().deps.pageCache.bytes).toBe(bytes)
  })

  it('is absent where the site names no region, and of what is sold', async () => {
    await configure({})
    expect(await page()).not.toContain('id="delivery"')
    await configure({ delivery: { regions } })
    expect(await page()).toContain('id="delivery"')
    await change([own.id], { status: 'sold', sold: true, soldAt: now })
    expect(await page()).not.toContain('id="delivery"')
  })
})

describe('a vehicle that is not this site’s', () => {
  const calls = (slug: string) => [
    `/api/cars/${slug}/autogauge`,
    `/api/cars/${slug}/similar`,
    `/cars/${slug}/similar`,
    `/api/delivery/quote?postcode=4000&car=${slug}`,
  ]

  it('is never answered for, nor is one that was removed [part of PL-08]', async () => {
    for (const path of calls(own.slug)) {
      const [status, body] = await answer(path, foreign)
      expect([path, status]).toEqual([path, 404])
      expect(JSON.stringify(body)).not.toContain(own.slug)
    }
    await change([own.id], { status: 'removed' })
    for (const path of calls(own.slug)) expect([path, (await answer(path))[0]]).toEqual([path, 404])
  })

  it.each(['/api/cars/x/autogauge', '/api/cars/x/similar', '/api/delivery/quote'])(
    '%s is read by GET alone',
    async (path) => {
      expect((await app().post(host, path, {})).status).toBe(405)
    },
  )
})
