import { expect, it } from 'vitest'
import { ratingSpread } from './rating-spread.ts'

it('says how the ratings of all reviews are spread [OS-17]', () => {
  const spread = ratingSpread([5, 4.5, 4.4, 1, 0].map((rating) => ({ rating })))
  expect(spread.map(({ stars, count, percent }) => [stars, count, percent])).toEqual([
    [5, 2, 40],
    [4, 1, 20],
    [3, 0, 0],
    [2, 0, 0],
    [1, 2, 40],
  ])
  expect(ratingSpread([]).every(({ percent }) => percent === 0)).toBe(true)
})
