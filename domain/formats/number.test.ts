import { expect, it } from 'vitest'
import { formatNumber } from './number.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1_214, '1,214'],
  [1_000_000, '1,000,000'],
])('%d reads %s', (value, text) => expect(formatNumber(value)).toBe(text))
