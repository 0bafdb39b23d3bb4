import { expect, it } from 'vitest'
import { formatMoney, formatNumber } from './amounts.ts'

it.each([
  [3_299_000, '$32,990'],
  [0, '$0'],
  [99, '$1'],
  [123_456_789_00, '$123,456,789'],
  [-50_000, '-$500'],
])('writes %i cents as %s: dollars, commas, no decimals [CN-01]', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

it.each([
  [0, '0'],
  [999, '999'],
  [1_214, '1,214'],
  [1_000_000, '1,000,000'],
])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text))
