import { expect, it } from 'vitest'
import { Random } from '../testing/random.ts'
import { typoDistance, typosAllowed, typosBetween } from './typos.ts'

it.each([
  ['kia', 0],
  ['audi', 0],
  ['mazda', 1],
  ['corollas', 1],
  ['mercedes1', 0],
  ['landcruis', 2],
  ['mitsubishi', 2],
  ['2021', 0],
])('%s may hold %i typos', (word, typos) => expect(typosAllowed(word)).toBe(typos))

it.each([
  ['toyota', 'toyota', 0],
  ['toyoya', 'toyota', 1],
  ['toyta', 'toyota', 1],
  ['toyotta', 'toyota', 1],
  ['tooyta', 'toyota', 1],
  ['mitsubushi', 'mitsubishi', 1],
  ['mitusbushi', 'mitsubishi', 2],
  ['oyota', 'toyota', 99],
  ['ercedesbenz', 'mercedesbenz', 2],
  ['xandcruiser', 'landcruiser', 2],
])('%s for %s', (typed, word, typos) => {
  expect(Math.min(99, typosBetween(typed, word, typosAllowed(typed), false))).toBe(typos)
})

it('the beginning of a word may be mistyped too', () => {
  expect(typosBetween('coorl', 'corolla', 1, true)).toBe(1)
  expect(typosBetween('landcriuse', 'landcruiser', 2, true)).toBe(1)
})

/** Edits one by one, by the book: drop, add, change, swap neighbours (none touched twice). */
function slowDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_cell, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const changed = table[row - 1]![column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1)
      let least = Math.min(changed, table[row - 1]![column]! + 1, table[row]![column - 1]! + 1)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, table[row - 2]![column - 2]! + 1)
      table[row]![column] = least
    }
  }
  return table[one.length]![other.length]!
}

it('agrees with the slow way on random words', () => {
  const random = new Random(7)
  const word = () => random.list(random.below(9), () => random.pick(['a', 'b', 'c'])).join('')
  for (let round = 0; round < 5_000; round++) {
    const [one, other] = [word(), word()]
    const slow = slowDistance(one, other)
    const whole = typoDistance(one, other, 2, false)
    expect([one, other, slow <= 2 ? whole : whole > 2]).toEqual([one, other, slow <= 2 ? slow : true])
    const beginnings = Array.from({ length: other.length + 1 }, (_, length) =>
      slowDistance(one, other.slice(0, length)),
    )
    const best = Math.min(...beginnings)
    const partial = typoDistance(one, other, 2, true)
    expect([one, other, best <= 2 ? partial : partial > 2]).toEqual([one, other, best <= 2 ? best : true])
  }
})
