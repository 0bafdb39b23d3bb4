import { expect, it } from 'vitest'
import { Random } from '#search/testing/random.ts'
import { makeReference, readReference } from './reference.ts'

const random = new Random(11)
const references = Array.from({ length: 200 }, () => makeReference((most) => random.below(most)))

it('has seven characters that nobody confuses, and is read however it is written', () => {
  for (const reference of references) {
    expect(reference).toMatch(/^[345679CDFGHJKMNPQRTVWXY]{7}$/)
    expect(readReference(` ${reference.slice(0, 3).toLowerCase()} - ${reference.slice(3)}`)).toBe(reference)
  }
  expect(new Set(references).size).toBe(references.length)
})

it('is refused with any one character wrong, or two neighbours swapped', () => {
  for (const reference of references) {
    for (let at = 0; at < 7; at++) {
      for (const other of '345679CDFGHJKMNPQRTVWXY'.replace(reference[at]!, '')) {
        expect(readReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBeNull()
      }
      const [one, two] = [reference[at], reference[at + 1]]
      if (two === undefined || one === two) continue
      expect(readReference(reference.slice(0, at) + two + one + reference.slice(at + 2))).toBeNull()
    }
  }
})

it.each(['', 'ABCDEFG', '345679', '3456793C', '345679\u0000', '😀😀😀😀😀😀😀'])('%j is none', (text) => {
  expect(readReference(text)).toBeNull()
})
