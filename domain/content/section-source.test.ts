import { expect, it } from 'vitest'
import type { Ctx } from '../ctx.ts'
import { given, site, vehicle } from '../testing-stock.ts'
import { priceBounds } from '../vehicles/price-bands.ts'
import { sectionSource } from './section-source.ts'

async function sourceOf(...vehicles: Parameters<typeof given>) {
  const { of, noted } = await given(...vehicles)
  const ctx = { stock: of(site(1, [10])) } as unknown as Ctx
  return { source: sectionSource(ctx), ctx, noted }
}

it('counts what can be bought by kind, body, make and price', async () => {
  const { source } = await sourceOf(
    vehicle(1, 10, { make: 'Kia', simpleBody: 'suv', priceCents: 2_500_000, priceType: 'drive_away' }),
    vehicle(2, 10, { make: 'Jayco', itemType: 'caravan', simpleBody: null, priceCents: null }),
    vehicle(3, 10, { make: 'Audi', status: 'sold', soldAt: new Date('2026-02-28T00:00:00Z') }),
  )
  const { facetCounts, rangeCounts, total, vehicles } = await source.overview()
  expect([total, vehicles]).toEqual([2, []])
  expect(facetCounts['make']?.map(({ value }) => value).toSorted()).toEqual(['Jayco', 'Kia'])
  expect(facetCounts['kind']?.map(({ value }) => value).toSorted()).toEqual(['car', 'caravan'])
  expect(facetCounts['body']).toEqual([{ value: 'SUV', count: 1 }])
  const [priced] = rangeCounts['price']!.flatMap((count, at) =>
    count > 0 ? [[priceBounds[at], priceBounds[at + 1], count]] : [],
  )
  expect(priced).toEqual([20_000, 30_000, 1])
})

it('asks once for a page, and only if some section wants to know', async () => {
  const { source, ctx, noted } = await sourceOf(vehicle(1, 10))
  expect(source.ctx).toBe(ctx)
  expect(noted.dependencies).toEqual([])
  const [one, other] = await Promise.all([source.overview(), source.overview()])
  expect(one).toBe(other)
  expect(noted.dependencies).toEqual(['stock:1'])
})
