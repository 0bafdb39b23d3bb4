import { describe, expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { given, site, vehicle } from '../testing-stock.ts'
import { similarVehicles } from './similar-vehicles.ts'

const other = { make: 'Mazda', model: 'CX-5' }

/** What is found for the first, by number. */
async function similarTo(own: Partial<StockVehicle>, ...others: readonly Partial<StockVehicle>[]): Promise<number[]> {
  const all = [own, ...others].map((more, at) => vehicle(at + 1, more.dealershipId ?? 1, more))
  const { ctxOf } = await given(...all)
  return (await similarVehicles(ctxOf(site(1, [1])), all[0]!)).map(({ id }) => id)
}

describe('similar vehicles [VD-30]', () => {
  it.each<[string, number[], Partial<StockVehicle>]>([
    ['the same model', [2], {}],
    ['another of the same body', [2], other],
    ['another body', [], { ...other, simpleBody: 'ute' }],
    ['another kind of vehicle', [], { ...other, itemType: 'truck' }],
    ['one on its way', [], { status: 'coming_soon' }],
    ['one that is sold', [], { status: 'sold', soldAt: new Date('2026-03-09') }],
    ['one that is hidden', [], { showOnDealerWebsite: false }],
    ['one of another dealer', [], { dealershipId: 2 }],
    ['one without a price', [], { priceCents: null, priceType: null }],
  ])('%s: %j', async (_, ids, more) => {
    expect(await similarTo({}, more)).toEqual(ids)
  })

  it.each([
    ['$10,000 less than $49,999', 4_999_900, 3_999_900, true],
    ['more than that', 4_999_900, 3_999_899, false],
    ['$10,000 more', 4_999_900, 5_999_900, true],
    ['more than that', 4_999_900, 5_999_901, false],
    ['$25,000 less than $50,000', 5_000_000, 2_500_000, true],
    ['more than that', 5_000_000, 2_499_999, false],
    ['$25,000 more', 5_000_000, 7_500_000, true],
    ['more than that', 5_000_000, 7_500_001, false],
  ])('%s: of %i cents, %i is similar: %s', async (_, own, price, isSimilar) => {
    expect(await similarTo({ priceCents: own }, { priceCents: price })).toEqual(isSimilar ? [2] : [])
  })

  it('are at most six, the same model before the same body, each with the nearest price first', async () => {
    const prices = [3_200_000, 3_300_000, 3_900_000, 2_600_000, 3_000_000]
    const models = prices.map((priceCents) => ({ priceCents }))
    const bodies = [3_299_000, 3_400_000].map((priceCents) => ({ ...other, priceCents }))
    expect(await similarTo({}, ...models, ...bodies)).toEqual([3, 2, 6, 4, 5, 7])
  })

  it('are the nearest of however many there are, ten a question', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ priceCents: 3_299_000 + (40 - at) * 10_000 }))
    expect(await similarTo({}, ...many)).toEqual([41, 40, 39, 38, 37, 36])
  })

  it('of the same price are nearer in age and distance first', async () => {
    expect(await similarTo({}, { year: 2015 }, { km: 145_000 }, { km: 46_000 })).toEqual([4, 3, 2])
  })

  it('of one without a price are in no band', async () => {
    const unpriced = { priceCents: null, priceType: null }
    expect(await similarTo(unpriced, { ...other, priceCents: 9_900_000 }, { priceCents: 100_000 })).toEqual([3, 2])
  })
})
