import { describe, expect, it, vi } from 'vitest'
import type { SiteSettings } from '#config/site/site-config.ts'
import { testingStock, vehicle } from '../testing-stock.ts'
import { emptyState } from './listing-state.ts'
import { answerAt, openListing } from './open-listing.server.ts'
import { packStock } from './pack-stock.ts'

const allStock = ['new-used-and-demo-cars']

/** A stock in which a vehicle more has arrived by the time any search is answered. */
async function changingStock() {
  const { ctx, put } = await testingStock([{}, {}])
  const { version } = ctx.stock
  const search = ctx.stock.search.bind(ctx.stock)
  let next = 3
  vi.spyOn(ctx.stock, 'search').mockImplementation(async (query) => {
    const found = await search(query)
    await put(vehicle(next++, 1))
    return found
  })
  return { ctx, version }
}

it('a listing is named by the stock as it was before it was read: what arrives meanwhile makes its name old', async () => {
  const { ctx, version } = await changingStock()
  const base = await openListing(ctx, allStock)
  expect(base).toMatchObject({ total: 3, version })
  expect(ctx.stock.version).not.toBe(version)
})

it('its answer has the listing’s name, though it was read later', async () => {
  const { ctx, version } = await changingStock()
  const base = (await openListing(ctx, allStock))!
  expect(await answerAt(ctx, base, emptyState)).toMatchObject({ total: 5, version })
})

describe('weekly repayments as a filter [SL-20]', () => {
  const prices = [1_000_000, 2_900_000, 3_000_000, 9_000_000].map((priceCents) => ({ priceCents }))
  const offering: SiteSettings = { listing: { filters: ['make', 'weekly_price_range'] } }
  const weekly = (facets: readonly { name: string }[]) => facets.find(({ name }) => name === 'weekly_price_range')

  it('are offered in bands of the site’s own rate, under one note of both rates and the warning', async () => {
    const { ctx } = await testingStock(prices, offering)
    const base = (await openListing(ctx, allStock))!
    expect(weekly(base.facets)).toMatchObject({
      values: ['Under $50', '$100 to $150', '$300 to $400'],
      note: expect.stringMatching(/^At 10\.00% p\.a\., comparison rate 10\.\d\d% p\.a\. .*WARNING: /),
    })
    const answer = await answerAt(ctx, base, { ...emptyState, choices: { weekly_price_range: ['$100 to $150'] } })
    expect(answer.cards.map(({ id }) => id).toSorted()).toEqual([2, 3])
    // Each band is counted as if none were chosen.
    expect(answer.counts['weekly_price_range']).toEqual([1, 2, 1])
  })

  it('are none where the site does not ask for them', async () => {
    const { ctx } = await testingStock(prices, { listing: { filters: ['make', 'price'] } })
    expect(weekly((await openListing(ctx, allStock))!.facets)).toBeUndefined()
  })

  it('a browser’s own copy has the same bands', async () => {
    const { ctx } = await testingStock(prices, offering)
    expect(Object.keys((await packStock(ctx))!.facets.fields)).toContain('weekly_price_range')
  })
})
