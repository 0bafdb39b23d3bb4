import { describe, expect, it } from 'vitest'
import { forSaleOf, foundWords } from './found-words.ts'

describe('for sale', () => {
  const statuses = new Map([
    ['in_stock', 10],
    ['coming_soon', 2],
    ['sold', 4],
  ])
  it.each([
    ['is what is in stock or coming soon', statuses, undefined, 12],
    ['is of what is asked for', statuses, ['coming_soon', 'sold'], 2],
    ['is nothing of what is sold', statuses, ['sold'], 0],
    ['is nothing where nothing was found', undefined, undefined, 0],
  ])('%s', (_, counts, asked, forSale) => expect(forSaleOf(counts, asked)).toBe(forSale))
})

it.each([
  [214, 214, '214 utes for sale'],
  [1_217, 1_214, '1,214 utes for sale, 3 sold'],
  [1, 1, '1 ute for sale'],
  [3, 0, '3 sold utes'],
  [1, 0, '1 sold ute'],
  [0, 0, 'No utes'],
])('of %i found %i are for sale: %s', (total, forSale, words) =>
  expect(foundWords({ total, forSale, noun: { singular: 'ute', plural: 'utes' } })).toBe(words),
)
