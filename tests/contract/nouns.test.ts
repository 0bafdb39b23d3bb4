import { describe, expect, it } from 'vitest'
import { useDemoApp } from '../demo-app.ts'

const { app } = useDemoApp()

const textOf = (html: string): string =>
  (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '')
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const get = async (slug: string, path: string) => textOf(await (await app().get(`${slug}.localhost`, path)).text())

/** Cars that are meant: what tows, what is lent, what is taken in part payment. */
const meant = /my car tow|your (?:own )?car\b|Loan car|vehicles do you take\? Cars/

const paths = [
  '/',
  '/search/new-used-and-demo-cars',
  '/search/new-used-and-demo-cars?query=zzqq&make=none',
  '/price-range',
  '/special-offers',
  '/finance',
  '/service',
  '/contact',
  '/trade-in',
  '/sell-my-car',
  '/dealerships',
  '/brands',
  '/models',
  '/warranty',
  '/fleet',
  '/forms/enquiry',
  '/forms/test-drive',
  '/favourites',
  '/compare',
  '/no-such-page',
]

describe('what is no car is never called one [PL-03]', () => {
  it.each(['throttle', 'outback-rv'])('on every page of %s', async (slug) => {
    const site = app().deps.sites.atHost(`${slug}.localhost`)!.site
    const own = [...app().deps.stock.all()].filter(
      ({ dealershipId, status }) => site.dealershipIds.includes(dealershipId) && status === 'in_stock',
    )
    const kinds = new Map(own.map((each) => [`${each.itemType} ${each.carType}`, `/cars/${each.slug}`]))
    const found: string[] = []
    for (const path of [...paths, ...kinds.values()])
      for (const [words] of (await get(slug, path)).matchAll(/.{0,40}\bcars?\b.{0,30}/gi))
        if (!meant.test(words)) found.push(`${path}: ${words}`)
    expect(found).toEqual([])
  })
})
