import { describe, expect, it } from 'vitest'
import { handleScale, moveHandle, stepFor, typeEnd, type Range, type RangeEnd } from './range-rules.ts'

const bounds = { min: 0, max: 100_000, step: 1000 }
const odd = { min: 4_350, max: 87_420, step: 1000 }

describe('a handle', () => {
  it.each<[string, typeof bounds, Range, RangeEnd, number, Range]>([
    ['goes to the nearest step', bounds, [0, 50_000], 0, 12_499, [12_000, 50_000]],
    ['rounds a half up', bounds, [0, 50_000], 0, 12_500, [13_000, 50_000]],
    ['stays inside the bounds below', bounds, [5_000, 50_000], 0, -3_000, [0, 50_000]],
    ['stays inside the bounds above', bounds, [5_000, 50_000], 1, 120_000, [5_000, 100_000]],
    ['does not pass the higher one', bounds, [5_000, 50_000], 0, 60_000, [50_000, 50_000]],
    ['does not pass the lower one', bounds, [5_000, 50_000], 1, 2_000, [5_000, 5_000]],
    ['ends on a bound that is no whole step', odd, [5_000, 50_000], 0, 4_000, [4_350, 50_000]],
    ['leaves the typed other end as it is', bounds, [12_345, 50_000], 1, 40_400, [12_345, 40_000]],
  ])('%s [SL-28]', (_, limits, range, end, to, result) => {
    expect(moveHandle(range, end, to, limits)).toEqual(result)
  })
})

describe('a typed value', () => {
  it.each<[string, RangeEnd, string, Range]>([
    ['is kept to the dollar', 0, '12345', [12_345, 50_000]],
    ['may have a dollar sign, commas and spaces', 1, '$ 45,678', [5_000, 45_678]],
    ['stops at the other end', 0, '60000', [50_000, 50_000]],
    ['stops at the other end, the reverse', 1, '1000', [5_000, 5_000]],
    ['outside the bounds is ignored', 1, '250000', [5_000, 50_000]],
    ['below the bounds is ignored', 0, '-1', [5_000, 50_000]],
    ['that is no number is ignored', 0, 'cheap', [5_000, 50_000]],
    ['taken away is no limit below', 0, '', [0, 50_000]],
    ['taken away is no limit above', 1, ' ', [5_000, 100_000]],
  ])('%s [SL-28]', (_, end, text, result) => {
    expect(typeEnd([5_000, 50_000], end, text, bounds)).toEqual(result)
  })
})

describe('the scale', () => {
  it.each([
    [0, 100_000, 1000],
    [0, 250_000, 2000],
    [5_000, 250_000, 2000],
    [0, 50, 1],
    [7, 7, 1],
    [0, 999, 5],
  ])('from %d to %d moves by %d: about a hundredth, a round number [SL-28]', (min, max, step) => {
    expect(stepFor(min, max)).toBe(step)
  })

  it('has whole steps around bounds that have not', () => {
    expect(handleScale(odd)).toEqual([4_000, 88_000])
  })
})
