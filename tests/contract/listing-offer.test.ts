import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { vehicle } from '../../db/schema.ts'
import { saveConfigLayer } from '../../db/sites.ts'
import { readAnswer } from '../../domain/listings/sent-listing.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const allStock = '/search/new-used-and-demo-cars'
const host = 'southbank.localhost'

/** The site with these settings and no others. */
async function set(listing: Record<string, unknown>): Promise<void> {
  await saveConfigLayer(db().orm, { scope: 'site', key: 'southbank', settings: { listing } })
  await app().follower.catchUp()
}
const get = (path: string) => app().get(host, path)
const html = async (path: string) =>
  (await (await get(path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&#x27;', '’')
const answer = async (search: string, path = allStock) =>
  readAnswer(await (await get(`/stock/answer?path=${path}&${search}`)).text())

describe('further orders, where the site has them switched on', () => {
  const stockOf = async (search: string) =>
    Promise.all((await answer(search)).cards.map(async ({ id }) => (await app().deps.stock.vehicle(id))!))
  const options = ['mostRelevant', 'lowestKilometres', 'newestYear', 'priceDrop']
  const falling = (numbers: number[]) => numbers.toSorted((one, other) => other - one)

  it('lowest kilometres first, unknown ones last [SL-13]', async () => {
    await set({ sortOptions: options })
    const km = (await stockOf('sortBy=km:asc')).map((each) => each.km ?? Infinity)
    expect(km).toEqual(falling(km).toReversed())
    expect(new Set(km).size).toBeGreaterThan(3)
  })

  it('newest year first [SL-13]', async () => {
    await set({ sortOptions: options })
    const years = (await stockOf('sortBy=year:desc')).map((each) => each.year ?? 0)
    expect(years).toEqual(falling(years))
  })

  it('the biggest drop of a price that was really asked first [SL-13]', async () => {
    await set({ sortOptions: options })
    const { cards } = await answer('')
    const [small, big, up] = cards.filter(({ price }) => price.amount !== null).map(({ id }) => id)
    const change = async (id: number, by: number) => {
      const { priceCents } = app().deps.stock.vehicle(id)!
      await db()
        .orm.update(vehicle)
        .set({ priceCents: priceCents! + by })
        .where(eq(vehicle.id, id))
    }
    await change(small!, -50_000)
    await change(big!, -150_000)
    await change(up!, 900_000)
    await app().follower.catchUp()
    const ids = (await answer('sortBy=price_drop:desc')).cards.map(({ id }) => id)
    const isBefore = (one: number, other: number) => ids.indexOf(one) < ids.indexOf(other) || !ids.includes(other)
    const drops = (await stockOf('sortBy=price_drop:desc')).map(({ priceCents, previousPriceCents }) =>
      Math.max(0, (previousPriceCents ?? 0) - priceCents!),
    )
    expect(drops.filter((drop) => drop > 0)).toEqual(falling(drops.filter((drop) => drop > 0)))
    expect([isBefore(big!, small!), isBefore(small!, up!)]).toEqual([true, true])
  })

  it('are offered in words, and nowhere else [SL-13]', async () => {
    const offered = async () => {
      const [sort] = /<select name="sortBy"[\s\S]*?<\/select>/.exec(await html(allStock))!
      return [...sort.matchAll(/<option[^>]*>([^<]+)</g)].map(([, words]) => words)
    }
    await set({ sortOptions: options })
    expect(await offered()).toEqual(['Most relevant', 'Lowest kilometres', 'Newest year', 'Biggest price drop'])
    await set({})
    expect(await offered()).not.toContain('Lowest kilometres')
    const ids = async (search: string) => (await answer(search)).cards.map(({ id }) => id)
    expect(await ids('sortBy=km:asc')).toEqual(await ids(''))
  })
})

describe('for sale', () => {
  const count = (text: string, words: RegExp) => words.exec(text)?.[1]

  it('means in stock or coming soon, and home, heading, listing and price range say the same number', async () => {
    await set({ includeSoldCarsDays: 365 })
    const [listing, home] = [await html(allStock), await html('/')]
    const { total, forSale } = await answer('')
    expect(forSale).toBeLessThan(total)
    const said = [
      count(home, /([\d,]+) cars in stock/),
      count(listing, /class="listing-lead">([\d,]+) cars for sale/),
      count(listing, /data-results-state="[^"]*">([\d,]+) cars for sale/),
    ]
    expect(said).toEqual(said.map(() => forSale.toLocaleString('en-AU')))
    expect(count(listing, /data-results-state="[^"]*">[\d,]+ cars for sale, (\d+) sold</)).toBe(String(total - forSale))
  })

  it('is counted within what is asked for', async () => {
    await set({ includeSoldCarsDays: 365, filters: ['make', 'status'] })
    expect((await answer('status=sold')).forSale).toBe(0)
    const { total, forSale } = await answer('status=in_stock')
    expect([forSale, forSale > 0]).toEqual([total, true])
  })

  it('the heading says where it stands and how much of it costs little', async () => {
    await set({})
    expect(await html('/search/suv')).toMatch(
      /class="listing-lead">\d+ SUVs for sale in [A-Z]\w+(, \d+ under \$\d+k)?</,
    )
  })
})

describe('quick searches', () => {
  const presets = [
    { label: 'Automatic', search: 'transmission=Automatic' },
    { label: 'Up to $30k', search: 'range[price]=:30000' },
    { label: 'Flying', search: 'body=Flying' },
    { label: 'Everything', search: 'page=3' },
  ]
  const shown = (page: string) =>
    [
      ...(/<ul aria-label="Quick searches"[\s\S]*?<\/ul>/.exec(page)?.[0] ?? '').matchAll(
        /<a href="([^"]+)"( aria-current="true")?[^>]*>([^<]+) <span>([\d,]+)</g,
      ),
    ].map(([, href, current, label, number]) => ({
      href: href!,
      isOn: !!current,
      label: label!,
      count: Number(number),
    }))

  it('are there by the site’s wish alone', async () => {
    await set({})
    expect(shown(await html(allStock))).toEqual([])
  })

  it('lead to what they say, say how much that is, and are left out where they find nothing or everything', async () => {
    await set({ presets })
    const links = shown(await html(allStock))
    expect(links.map(({ label }) => label)).toEqual(['Automatic', 'Up to $30k'])
    for (const { href, count } of links) expect((await answer(href.split('?')[1]!)).forSale).toBe(count)
  })

  it('one that is on says so, and leads back', async () => {
    await set({ presets })
    const [automatic] = shown(await html(`${allStock}?transmission=Automatic`))
    expect(automatic).toMatchObject({ isOn: true, href: allStock })
  })
})

it.each([
  ['/search', allStock],
  ['/search/', allStock],
  ['/used-cars', '/search/used-cars'],
  ['/used-cars?make=Toyota&page=2', '/search/used-cars?make=Toyota&page=2'],
  ['/new-cars/', '/search/new-cars'],
])('%s is a shorter way to %s [RT-01] [RT-02]', async (path, target) => {
  const response = await get(path)
  const location = new URL(response.headers.get('location') ?? '/', `http://${host}`)
  const last =
    location.pathname === path.replace(/\/$/, '') ? (await get(location.pathname)).headers.get('location') : null
  expect([response.status >= 301 && response.status <= 308, last ?? location.pathname + location.search]).toEqual([
    true,
    target,
  ])
})
