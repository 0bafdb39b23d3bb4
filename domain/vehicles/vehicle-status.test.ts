import { expect, it } from 'vitest'
import { isInStock } from './vehicle-status.ts'

it('counts only in_stock and coming_soon as in stock [BR-01]', () => {
  expect((['in_stock', 'coming_soon', 'on_hold', 'sold', 'removed'] as const).filter(isInStock)).toEqual([
    'in_stock',
    'coming_soon',
  ])
})
