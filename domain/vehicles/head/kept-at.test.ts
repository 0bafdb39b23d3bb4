import { expect, it } from 'vitest'
import { keptAt } from './kept-at.ts'

it.each([
  ['Ascot', '4007', 'Kept by its owner in Ascot 4007'],
  ['Ascot', null, 'Kept by its owner in Ascot'],
  [null, '4007', null],
  [null, null, null],
])('%s %s: %s [part of EN-01]', (privateSuburb, privatePostcode, text) =>
  expect(keptAt({ privateSuburb, privatePostcode })).toBe(text),
)
