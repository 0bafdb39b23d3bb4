import * as fc from 'fast-check'
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
  [-1_214, '-1,214'],
  [2.5, '2.5'],
  [1_234.5678, '1,234.568'],
  [99.9996, '100'],
])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text))

it('every sum and every number reads as Australians write it [CN-01]', () => {
  const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })
  const plain = new Intl.NumberFormat('en-AU')
  fc.assert(
    fc.property(fc.maxSafeInteger(), (number) => {
      expect(formatMoney(number)).toBe(dollars.format(number / 100))
      expect(formatNumber(number)).toBe(plain.format(number))
    }),
  )
  fc.assert(
    fc.property(fc.integer(), (thousandths) => {
      expect(formatNumber(thousandths / 1000)).toBe(plain.format(thousandths / 1000))
    }),
  )
})
