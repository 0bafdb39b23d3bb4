import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamp, readTyped, readTypedCents } from './read-typed.ts'

describe('what is typed', () => {
  it.each([
    ['30000', 30_000],
    ['$30,000.50', 30_000.5],
    [' $ 30 000 ', 30_000],
    ['1,234,567.89', 1_234_567.89],
    ['.5', 0.5],
    ['7.', 7],
    ['7.5%', 7.5],
    ['7.5 %', 7.5],
    ['7.5% ', 7.5],
    ['-5', -5],
    ['-$5', -5],
    ['$-5', -5],
    ['−5', -5],
    ['0', 0],
    ['007', 7],
    ['9'.repeat(400), Infinity],
    [`-${'9'.repeat(400)}`, -Infinity],
  ])('%j is %d', (text, figure) => expect(readTyped(text)).toBe(figure))

  it.each([
    '',
    '   ',
    'abc',
    '1e9',
    '0x10',
    '$',
    '.',
    '-',
    '30,00',
    '1,2345',
    '30.000,50',
    '1 2',
    '12abc',
    'NaN',
    'Infinity',
  ])('%j is no number', (text) => expect(readTyped(text)).toBeNaN())
  it.each([null, undefined])('%j is none either', (text) => expect(readTyped(text)).toBeNaN())

  it.each([
    ['$30,000.50', 3_000_050],
    ['0.005', 1],
    ['1.234', 123],
    ['abc', Number.NaN],
  ])('%j is %d cents', (text, cents) => expect(readTypedCents(text)).toBe(cents))

  it('hostile text ends quickly', () => {
    const texts = [',', ' ', '1', '1,', '$', '-'].map((part) => part.repeat(50_000))
    for (const text of [...texts, `${'1,111'.repeat(20_000)}x`]) expect(() => readTyped(text)).not.toThrow()
  })
})

describe('a range', () => {
  const range = { min: 10, max: 20, initial: 15 }
  it.each([
    [9, 10],
    [10, 10],
    [12.5, 12.5],
    [20, 20],
    [21, 20],
    [Infinity, 20],
    [-Infinity, 10],
    [Number.NaN, 15],
  ])('takes %d as %d', (value, clamped) => expect(clamp(value, range)).toBe(clamped))

  it('opens within itself, even where what it opens with is wrong', () => {
    expect(clamp(Number.NaN, { ...range, initial: 30 })).toBe(20)
    expect(clamp(Number.NaN, { ...range, initial: Number.NaN })).toBe(10)
  })

  it('changes nothing twice', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const once = clamp(value, range)
        expect(clamp(once, range)).toBe(once)
        expect(once >= 10 && once <= 20).toBe(true)
      }),
    )
  })
})
