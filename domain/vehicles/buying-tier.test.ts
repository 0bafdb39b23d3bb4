import { expect, it } from 'vitest'
import { buyingTier } from './buying-tier.ts'

const complete = { status: 'in_stock', reserved: false, priceCents: 2_000_000, primaryImageUrl: '/media/a' } as const

it.each([
  ['in stock', {}, 0],
  ['coming soon', { status: 'coming_soon' }, 0],
  ['without a picture', { primaryImageUrl: null }, 1],
  ['without a price', { priceCents: null }, 2],
  ['at nothing, which is no price', { priceCents: 0 }, 2],
  ['without a price or a picture', { priceCents: null, primaryImageUrl: null }, 2],
  ['reserved', { reserved: true }, 3],
  ['reserved, without a price', { reserved: true, priceCents: null }, 3],
  ['sold', { status: 'sold' }, 4],
  ['sold, once reserved', { status: 'sold', reserved: true }, 4],
] as const)('a vehicle %s is of tier %j: %i [SL-36]', (_, more, tier) =>
  expect(buyingTier({ ...complete, ...more })).toBe(tier),
)
