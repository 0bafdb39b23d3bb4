import { expect, it } from 'vitest'
import { collapseSold } from './collapse-sold.ts'

/** 's' is sold, anything else can be bought. */
const cards = (letters: string) => letters.split('').map((letter, at) => ({ at, isForSale: letter !== 's' }))

it.each([
  ['', []],
  ['abc', [0, 1, 2]],
  ['assb', [0, 1, 3]],
  ['sabs', [0, 1, 2, 3]],
  ['ssass', [0, 2, 3]],
  ['asasas', [0, 1, 2, 3, 4, 5]],
  ['s', [0]],
  ['sss', [0, 1, 2]],
])('of %j the cards %j stay [SL-26]', (letters, kept) => {
  expect(collapseSold(cards(letters)).map(({ at }) => at)).toEqual(kept)
})

it('gives the same list back where nothing goes, so that nothing is drawn again', () => {
  const all = cards('abs')
  expect(collapseSold(all)).toBe(all)
})
