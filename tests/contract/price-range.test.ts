import { expect, it } from 'vitest'
import { saveConfigLayer } from '../../db/sites.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const host = 'southbank.localhost'
const button = (html: string) => /Show ([\d,]+ \w+)</.exec(html)?.[1]

it('the price-range page is a form for two prices, with the count of what lies between them [SL-17]', async () => {
  const html = await (await app().get(host, '/price-range')).text()
  const { siteSearch, search, sites } = app().deps
  siteSearch.define(sites.atHost(host)!)
  const { total } = await search.search('southbank', {
    filter: 'price >= 5000 AND price <= 250000 AND status IN [in_stock, coming_soon]',
    limit: 0,
  })
  expect(button(html)).toBe(`${total.toLocaleString('en-AU')} cars`)
  expect(html).toMatch(/<form[^>]*action="\/search\/new-used-and-demo-cars"/)
  expect(html).toMatch(/name="from\[price\]"[^>]*value="5000"/)
  expect(html).toMatch(/name="to\[price\]"[^>]*value="250000"/)
  expect(html).toMatch(/type="range"[^>]*step="500"/)
  expect(html).toContain('name="sortBy" value="Car_production:price:desc"')
})

it('where it leads, the dearest between the two prices come first [SL-17]', async () => {
  const query = 'from%5Bprice%5D=20000&to%5Bprice%5D=30000&sortBy=Car_production%3Aprice%3Adesc'
  const html = await (await app().get(host, `/search/new-used-and-demo-cars?${query}`)).text()
  const prices = [...html.matchAll(/>\$(\d\d,\d{3})</g)].map(([, price]) => Number(price!.replace(',', '')))
  expect(prices.length).toBeGreaterThan(2)
  expect(prices.filter((price) => price < 20_000 || price > 30_000)).toEqual([])
  expect(prices).toEqual(prices.toSorted((one, other) => other - one))
})

it('its button says how many the page it leads to has for sale, from end to end too: what has no price lies between none [SL-17]', async () => {
  const listing = '/search/new-used-and-demo-cars'
  const total = (html: string) =>
    Number(/data-results-state="[^"]*">([\d,]+) cars for sale/.exec(html)?.[1]!.replaceAll(',', ''))
  const promised = button(await (await app().get(host, '/price-range')).text())!
  const query = 'from%5Bprice%5D=5000&to%5Bprice%5D=250000&sortBy=Car_production%3Aprice%3Adesc'
  const between = total(await (await app().get(host, `${listing}?${query}`)).text())
  expect(`${between.toLocaleString('en-AU')} cars`).toBe(promised)
  expect(total(await (await app().get(host, listing)).text())).toBeGreaterThan(between)
})

it('its ends and its step are the site’s [SL-17] [PL-05]', async () => {
  const settings = { listing: { priceSlider: { minCents: 100_000, maxCents: 4_000_000, stepCents: 25_000 } } }
  await saveConfigLayer(db().orm, { scope: 'site', key: 'throttle', settings })
  await app().follower.catchUp()
  const html = await (await app().get('throttle.localhost', '/price-range')).text()
  expect(html).toMatch(/name="from\[price\]"[^>]*value="1000"/)
  expect(html).toMatch(/type="range"[^>]*min="1000" max="40000" step="250"/)
})
