import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { vehicle } from '../../db/schema.ts'
import type { StockVehicle } from '../../db/stock.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { askPacked, firstQuestions, type StockCopy } from '../../domain/listings/packed-stock.ts'
import { readAnswer } from '../../domain/listings/sent-listing.ts'
import { uncached } from '../../domain/freshness.ts'
import { siteStockOf } from '../../server/request-ctx.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const allStock = '/search/new-used-and-demo-cars'
const host = 'southbank.localhost'

/** The listing of a site that has these settings and no others. */
async function listing(settings: Record<string, unknown>, search = ''): Promise<string> {
  await saveConfigLayer(db().orm, { scope: 'site', key: 'southbank', settings })
  await app().follower.catchUp()
  return (await (await app().get(host, `${allStock}${search}`)).text())
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')
}
const answer = async (search: string) =>
  readAnswer(await (await app().get(host, `/stock/answer?path=${allStock}&${search}`)).text())
/** One group of filters, up to the next. */
const group = (html: string, label: string): string =>
  new RegExp(`<summary>${label}(?:<span|</summary>)[\\s\\S]*?</fieldset>`).exec(html)?.[0] ?? ''
const boxes = (html: string): string[] =>
  [...html.matchAll(/<input type="checkbox"[^>]*value="([^"]+)"/g)].map(([, value]) => value!)
const groups = (html: string): string[] =>
  [...html.matchAll(/<details class="facet"[^>]*><summary>([^<]+)/g)].map(([, label]) => label!)
const ticked = (html: string): string[] =>
  [...html.matchAll(/<input type="checkbox"[^>]*>/g)].flatMap(([box]) =>
    / checked=/.test(box) ? [/value="([^"]+)"/.exec(box)![1]!] : [],
  )
const orders = (html: string): string[] =>
  [...(/<select name="sortBy"[\s\S]*?<\/select>/.exec(html)?.[0] ?? '').matchAll(/<option[^>]*>([^<]+)/g)].map(
    ([, label]) => label!,
  )

describe('makes', () => {
  it.each([
    [{}, 7],
    [{ makesShown: 3 }, 3],
    [{ makesShown: 1 }, 1],
  ])('with %j the first %i stand before Show all makes [SL-09]', async (settings, shown) => {
    const [first, rest] = group(await listing({ listing: settings }), 'Make').split('<details class="more-choices"')
    expect(boxes(first!)).toHaveLength(shown)
    expect(boxes(rest!).length).toBeGreaterThan(5)
    expect(rest).toMatch(/<summary><span>Show all makes<\/span><span>Hide extra makes<\/span><\/summary>/)
  })

  it('are all there at once where no more are in stock, with nothing to unfold [SL-09]', async () => {
    expect(await listing({ listing: { makesShown: 100 } })).not.toContain('Show all makes')
  })
})

describe('orders', () => {
  const words = {
    mostRelevant: 'Most relevant',
    latest: 'Latest',
    highestPrice: 'Highest price',
    lowestPrice: 'Lowest price',
  }
  const all = Object.keys(words) as (keyof typeof words)[]

  it('are four [SL-13]', async () => expect(orders(await listing({}))).toEqual(Object.values(words)))

  it.each([
    ['latest', 'created_at_timestamp:desc'],
    ['highestPrice', 'price:desc'],
    ['lowestPrice', 'price:asc'],
  ] as const)('%s can be switched off, and its address then means the usual one [SL-13]', async (off, rule) => {
    const left = all.filter((option) => option !== off)
    expect(orders(await listing({ listing: { sortOptions: left } }))).toEqual(left.map((option) => words[option]))
    const ids = async (search: string) => (await answer(search)).cards.map(({ id }) => id)
    const usual = await ids('')
    expect(await ids(`sortBy=${rule}`)).toEqual(usual)
    await listing({})
    expect(await ids(`sortBy=${rule}`)).not.toEqual(usual)
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('the lowest price leaves out what has none: %s [SL-14]', async (lowestPriceHidesUnpriced, left) => {
    await listing({ listing: { lowestPriceHidesUnpriced } })
    const { dealershipIds } = app().deps.sites.atHost(host)!.site
    const own = and(
      inArray(vehicle.dealershipId, [...dealershipIds]),
      eq(vehicle.status, 'in_stock'),
      vehicle.showOnDealerWebsite,
    )
    const priced = (await db().orm.select().from(vehicle).where(own)).find(
      ({ priceCents }) => priceCents !== null && priceCents > 100_000,
    )
    const totals = async () => [
      (await answer('')).total,
      (await answer('sortBy=price:asc')).total,
      (await answer('sortBy=price:desc')).total,
    ]
    const before = await totals()
    await db().orm.update(vehicle).set({ priceCents: 0 }).where(eq(vehicle.id, priced!.id))
    await app().follower.catchUp()
    expect(await totals()).toEqual([before[0], before[1]! - left, before[2]])
    await db().orm.update(vehicle).set(priced!).where(eq(vehicle.id, priced!.id))
  })
})

describe('filters', () => {
  it.each([
    [true, ['true']],
    [false, ['true', 'false']],
  ])('offer what is not certified unless the site is certified-only: %s [SL-27]', async (certifiedOnly, offered) => {
    const { dealershipIds } = app().deps.sites.atHost(host)!.site
    await db()
      .orm.update(vehicle)
      .set({ certified: true })
      .where(and(inArray(vehicle.dealershipId, [...dealershipIds]), eq(vehicle.make, 'Toyota')))
    expect(
      boxes(group(await listing({ certified: { makes: ['Toyota'] }, listing: { certifiedOnly } }), 'Certified')),
    ).toEqual(offered)
  })

  it('are those the site shows, in its order [SL-20]', async () => {
    expect(groups(await listing({ listing: { filters: ['fuel', 'price', 'make'] } }))).toEqual([
      'Near you',
      'Fuel type',
      'Price',
      'Make',
    ])
    expect(groups(await listing({}))).toContain('Transmission')
  })

  it('can be the day since which it is listed, or sold; a copy of the stock answers as the server does [SL-20]', async () => {
    const settings = {
      listing: { filters: ['make', 'created_at_timestamp', 'sold_date_timestamp'], includeSoldCarsDays: 365 },
    }
    const html = await listing(settings)
    expect(groups(html)).toEqual(['Near you', 'Make', 'Listed', 'Sold'])
    const ask = askPacked((await (await app().get(host, '/stock/packed')).json()) as StockCopy)
    const { vehicles } = await siteStockOf(app().deps, app().deps.sites.atHost(host)!, uncached).all(10_000)
    for (const [name, at] of [
      ['created_at_timestamp', ({ createdAt }: StockVehicle) => createdAt],
      ['sold_date_timestamp', ({ soldAt }: StockVehicle) => soldAt],
    ] as const) {
      const select = new RegExp(`<select name="from\\[${name}\\]"[\\s\\S]*?</select>`).exec(html)![0]
      const days = [...select.matchAll(/<option value="(\d+)">Since \d+ \w+ \d{4}</g)].map(([, since]) => Number(since))
      expect(days.length).toBeGreaterThan(1)
      const since = days.at(-1)!
      const count = vehicles.filter((each) => (at(each)?.getTime() ?? 0) / 1000 >= since).length
      expect([count > 0, count < vehicles.length]).toEqual([true, true])
      expect((await answer(`range[${name}]=${since}:`)).total).toBe(count)
      const own = ask({
        ...firstQuestions((await (await app().get(host, '/stock/packed')).json()) as StockCopy)[0]!,
        facets: [],
        ranges: { [name]: { min: since, max: null } },
      })
      expect(own?.total).toBe(count)
      expect(await listing(settings, `?from[${name}]=${since}`)).toMatch(
        /aria-label="Remove (Listed|Sold) from \d+ \w+ \d{4}"/,
      )
    }
  })

  it('begin as the address says, else with nothing chosen, in the usual order on the first page [SL-23]', async () => {
    const asked = await listing(
      {},
      '?make=Toyota&car_type=used&range[price]=10000:50000&sortBy=Car_production:price:asc&query=toyo',
    )
    expect(ticked(asked).toSorted()).toEqual(['Toyota', 'used'])
    expect(asked).toMatch(/name="from\[price\]"[^>]*value="10000"/)
    expect(asked).toMatch(/name="to\[price\]"[^>]*value="50000"/)
    expect(asked).toMatch(/<option value="Car_production:price:asc" selected=""/)
    expect(group(asked, 'Make')).toContain('Toyota models')
    expect(asked).toMatch(/name="query"[^>]*value="toyo"/)
    const plain = await listing({})
    expect(ticked(plain)).toEqual([])
    expect(plain).toMatch(/<option value="" selected=""/)
    expect(plain).toContain('data-results-state=""')
  })

  it('begin as the site says where the address says nothing; to ask for nothing is then an address of its own [SL-23]', async () => {
    const settings = { listing: { defaultSearch: 'car_type=used&sortBy=price:asc' } }
    const plain = await listing(settings)
    expect(ticked(plain)).toEqual(['used'])
    expect(plain).toMatch(/<option value="Car_production:price:asc" selected=""/)
    // What everyone finds there is what machines may list.
    expect(plain).not.toContain('noindex')
    expect(/<a href="([^"]+)" aria-label="Remove Used"/.exec(plain)?.[1]).toBe(
      `${allStock}?sortBy=Car_production%3Aprice%3Aasc`,
    )
    expect(/<a href="([^"]+)"[^>]*>Clear all</.exec(plain)?.[1]).toBe(`${allStock}?sortBy=Car_production%3Aprice%3Aasc`)
    expect(ticked(await listing(settings, '?query='))).toEqual([])
    expect(ticked(await listing(settings, '?car_type=new'))).toEqual(['new'])
    expect((await answer('')).total).toBeLessThan((await answer('query=')).total)
  })
})

describe('a search that finds nothing', () => {
  const usual = [
    'No Results Available',
    'No results found for your search at this time. Please try adjusting the filters for more results.',
    '/special-offers',
  ]
  const wording = { emptyTitle: 'Nothing like that', emptyText: 'Ask for less.' }

  it.each<[Record<string, unknown>, string[]]>([
    [{}, usual],
    [{ wording }, ['Nothing like that', 'Ask for less.', '/special-offers']],
    [{ listing: { clearFiltersTarget: '/contact' } }, [...usual.slice(0, 2), '/contact']],
    [{ listing: { clearFiltersTarget: 'listing' } }, [...usual.slice(0, 2), allStock]],
  ])('with %j says so, and Clear Filters leads on: %j [ER-01] [SL-15]', async (settings, said) => {
    const html = await listing(settings, '?query=zzzzqq&make=none')
    const [, title, text] = /<div class="listing-empty"><h2>([^<]+)<\/h2><p>([^<]+)<\/p>/.exec(html) ?? []
    expect([title, text, /<a href="([^"]+)" class="button">Clear Filters</.exec(html)?.[1]]).toEqual(said)
  })
})

it.each([
  // Its promotion takes the eighth place of 21, so that the last row is whole.
  [{}, 20],
  [{ pageSize: 8 }, 7],
  [{ pageSize: 5 }, 5],
])('with %j a page has %i vehicles, of a dealer’s own, too [SL-25]', async (settings, size) => {
  await listing({ listing: settings })
  const { cards, total, pages } = await answer('')
  expect([cards.length, pages]).toEqual([size, Math.ceil(total / size)])
  const dealers = readAnswer(await (await app().get(host, '/stock/answer?path=/search/southbank-motors')).text())
  expect(dealers.cards).toHaveLength(size)
})
