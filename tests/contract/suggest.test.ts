import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { configLayer } from '#db/schema.ts'
import { saveConfigLayer } from '#db/sites.ts'
import { uncached } from '#domain/freshness.ts'
import { suggest } from '#domain/listings/suggest.server.ts'
import type { SuggestedVehicle, Suggestion } from '#domain/listings/suggestions.ts'
import { siteStockOf } from '#server/request-ctx.ts'
import { useDemoApp } from '../demo-app.ts'

const { app, db } = useDemoApp()
const host = 'southbank.localhost'
const ask = (q: string, at = host) => app().get(at, `/api/suggest?q=${encodeURIComponent(q)}`)
const all = async (q: string, at = host): Promise<(Suggestion | SuggestedVehicle)[]> => (await ask(q, at)).json()
const suggested = async (q: string, at = host) => (await all(q, at)).filter((each) => 'count' in each)
const vehicles = async (q: string, at = host) => (await all(q, at)).filter((each) => 'price' in each)

describe('suggestions', () => {
  it.each([
    ['toyota', 'Toyota', '/search/toyota'],
    ['toyta', 'Toyota', '/search/toyota'],
    ['corol', expect.stringMatching(/^Toyota Corolla/), expect.stringMatching(/^\/search\/toyota\/corolla/)],
    ['land cru', expect.stringMatching(/LandCruiser/), expect.stringMatching(/^\/search\/toyota\/landcruiser/)],
    ['suv', 'SUV', '/search/suv'],
  ])('for %j begin with %s, how many there are and where', async (q, label, href) => {
    const [first] = await suggested(q)
    expect(first).toEqual({ label, href, count: expect.any(Number) })
    expect(first!.count).toBeGreaterThan(0)
  })

  it('begin with what a whole phrase means, and lead to its filters [SL-32]', async () => {
    const [first] = await suggested('mazda suv under 60k not white')
    expect(first).toMatchObject({
      label: expect.stringMatching(/^Mazda · SUV · up to \$60,000 · not (Glacier )?White/),
    })
    const { location, status } = await app()
      .get(host, first!.href)
      .then((response) => ({ status: response.status, location: response.headers.get('location') }))
    expect([status, location]).toEqual([200, null])
    const page = await (await app().get(host, first!.href)).text()
    expect(page).toContain(`data-results-total="${first!.count}"`)
  })

  it('end with some of the vehicles that are meant, with picture and price [SL-32]', async () => {
    const found = await vehicles('toyota under 60k')
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(3)
    for (const { label, href, picture, price } of found) {
      expect(label).toContain('Toyota')
      expect(picture).toMatch(/^\/media\//)
      // Never the figure without its type.
      expect(price).toMatch(/^\$[1-5]?\d,\d{3} (Drive away|Excl. Govt Charges)$/)
      expect((await app().get(host, href)).status).toBe(200)
    }
  })

  it('have no vehicles that lack a word of it, nor another site’s [SL-32] [part of PL-08]', async () => {
    expect(await vehicles('toyota zzzzqq')).toEqual([])
    expect(await vehicles('jayco')).toEqual([])
    expect((await vehicles('jayco', 'outback-rv.localhost')).length).toBeGreaterThan(0)
  })

  it('count what the site shows, not what others have [part of PL-08]', async () => {
    const { siteSearch, search, sites } = app().deps
    siteSearch.define(sites.atHost(host)!)
    const { total } = await search.search('southbank', { filter: 'make = Toyota', limit: 0 })
    expect((await suggested('toyota'))[0]!.count).toBe(total)
    expect(await suggested('corolla', 'throttle.localhost')).toEqual([])
  })

  it('are none for nothing typed, and kept for a moment', async () => {
    expect(await suggested('')).toEqual([])
    expect(await (await app().get(host, '/api/suggest')).json()).toEqual([])
    expect((await ask('toyota')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each([
    ['too long a text', `/api/suggest?q=${'x'.repeat(201)}`],
    ['two texts', '/api/suggest?q=a&q=b'],
  ])('are refused for %s, with the field at fault [ER-06]', async (_, path) => {
    const response = await app().get(host, path)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'bad_request',
      fields: [{ field: 'q', message: expect.any(String) }],
    })
  })

  it('are only read [ER-06]', async () => {
    expect((await app().post(host, '/api/suggest', {})).status).toBe(405)
  })
})

it('a request that began before a change of the stock filter does not bring the old one back', async () => {
  const before = app().deps.sites.atHost(host)!
  const [layer] = await db().orm.select().from(configLayer).where(eq(configLayer.key, 'southbank'))
  const listing = { ...(layer!.settings.listing as object), stockFilter: "make = 'Toyota'" }
  await saveConfigLayer(db().orm, { ...layer!, settings: { ...layer!.settings, listing } })
  await app().follower.catchUp()
  const makes = async () => {
    const { facetCounts } = await app().deps.search.search('southbank', { facets: ['make'], limit: 0 })
    return facetCounts['make']!.map(({ value }) => value)
  }
  await ask('toyota')
  expect(await makes()).toEqual(['Toyota'])
  const { deps } = app()
  await suggest({ stock: siteStockOf(deps, before, uncached), clock: deps.clock }, 'mazda')
  expect(await makes()).toEqual(['Toyota'])
})
