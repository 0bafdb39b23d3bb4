import { expect, it } from 'vitest'
import { isInStock, listedUntil } from './listed.ts'

const soldAt = new Date('2026-03-01T00:00:00Z')
const vehicle = { status: 'in_stock' as const, soldAt: null, showOnDealerWebsite: true }

it.each([
  ['in stock', vehicle, 3, Number.POSITIVE_INFINITY],
  ['coming soon', { ...vehicle, status: 'coming_soon' as const }, 3, Number.POSITIVE_INFINITY],
  ['hidden by the dealer', { ...vehicle, showOnDealerWebsite: false }, 3, null],
  ['sold, window of three days', { ...vehicle, status: 'sold' as const, soldAt }, 3, Date.parse('2026-03-04T00:00:00Z')],
  ['sold, no window', { ...vehicle, status: 'sold' as const, soldAt }, 0, null],
  ['sold at an unknown time', { ...vehicle, status: 'sold' as const }, 3, null],
  ['on hold', { ...vehicle, status: 'on_hold' as const }, 3, null],
  ['removed', { ...vehicle, status: 'removed' as const }, 3, null],
])('%s', (_, given, days, until) => expect(listedUntil(given, days)).toBe(until))

it('counts only in_stock and coming_soon as in stock', () => {
  expect((['in_stock', 'coming_soon', 'on_hold', 'sold', 'removed'] as const).filter(isInStock)).toEqual(['in_stock', 'coming_soon'])
})
