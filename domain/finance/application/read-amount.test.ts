import { expect, it } from 'vitest'
import { readAmount, writtenAmount } from './read-amount.ts'

it.each<[string, number | null]>([
  ['0', 0],
  ['1250', 125_000],
  ['1,250', 125_000],
  ['$30,000.50', 3_000_050],
  ['A$30,000', 3_000_000],
  ['aud 12', 1_200],
  ['1 250', 125_000],
  ['12.5', 1_250],
  ['12.', 1_200],
  ['0.05', 5],
  ['9999999999999', 999_999_999_999_900],
  ['99999999999999', null],
  ['-5', null],
  ['1,25', null],
  ['1,2500', null],
  ['30.000,50', null],
  ['1.234', null],
  ['1e9', null],
  ['NaN', null],
  ['Infinity', null],
  ['$', null],
  ['', null],
  ['٣', null],
  ['12k', null],
])('%j is %s cents', (text, cents) => expect(readAmount(text)).toBe(cents))

it.each([
  [0, '0'],
  [125_000, '1,250'],
  [3_000_050, '30,000.50'],
])('%i cents stand in a field as %s, and are read as the same', (cents, text) => {
  expect(writtenAmount(cents)).toBe(text)
  expect(readAmount(text)).toBe(cents)
})
