import { expect, it } from 'vitest'
import { rangeBase } from './range-bounds.ts'

it.each([
  ['price', { min: 4_990, max: 118_500 }, { min: 4_000, max: 119_000, step: 1_000 }],
  ['price', { min: 5_000, max: 90_000 }, { min: 5_000, max: 90_000, step: 500 }],
  ['price', { min: 10_000, max: 29_999 }, { min: 10_000, max: 30_000, step: 200 }],
  ['price', { min: 10_100, max: 10_200 }, { min: 10_000, max: 11_000, step: 10 }],
  ['price', { min: 0, max: 100_000 }, { min: 0, max: 100_000, step: 1_000 }],
  ['price', { min: 10_000, max: 900_000 }, { min: 10_000, max: 900_000, step: 1_000 }],
  ['km', { min: 12, max: 61_400 }, { min: 0, max: 62_000, step: 500 }],
  ['subscription_price', { min: 149, max: 611 }, { min: 140, max: 620, step: 2 }],
  ['subscription_price', { min: 150, max: 158 }, { min: 150, max: 160, step: 1 }],
  ['year', { min: 2009, max: 2026 }, { min: 2009, max: 2026, step: 1 }],
  ['year', { min: 1926, max: 2226 }, { min: 1926, max: 2226, step: 1 }],
] as const)(
  '%s of %j runs between round figures in about a hundred steps: %j [part of SL-28]',
  (name, found, range) => {
    expect(rangeBase(name, found)).toEqual({ kind: 'range', name, ...range })
  },
)

it.each([
  ['nothing is known', undefined],
  ['all are alike', { min: 20_000, max: 20_000 }],
])('there is no slider where %s [part of SL-28]', (_, found) => expect(rangeBase('price', found)).toBeNull())
