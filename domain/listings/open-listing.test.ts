import { expect, it, vi } from 'vitest'
import { testingStock, vehicle } from '../testing-stock.ts'
import { emptyState } from './listing-state.ts'
import { answerAt, openListing } from './open-listing.server.ts'

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
