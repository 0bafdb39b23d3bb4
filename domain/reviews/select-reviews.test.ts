import { expect, it } from 'vitest'
import { selectReviews } from './select-reviews.ts'

const reviews = [5, 4, 3.5, 1].map((rating, index) => ({ id: index + 1, rating }))
const all: Parameters<typeof selectReviews>[1] = { minRating: null, hiddenIds: [], limit: 12 }
const shownIds = (selection: Partial<typeof all>) =>
  selectReviews(reviews, { ...all, ...selection }).shown.map(({ id }) => id)

it.each([
  ['all of them by default', {}, [1, 2, 3, 4]],
  ['at or above the minimum', { minRating: 4 }, [1, 2]],
  ['not the hidden', { hiddenIds: ['1', '3'] }, [2, 4]],
  ['no more than the limit', { limit: 2 }, [1, 2]],
])('shows %s [OS-17]', (_, selection, ids) => expect(shownIds(selection)).toEqual(ids))

it.each([
  ['nothing is left out', {}, false],
  ['there is a minimum', { minRating: 4 }, true],
  ['some are hidden', { hiddenIds: ['4'] }, true],
])('says whether they are selected: %s', (_, selection, isSelected) => {
  expect(selectReviews(reviews, { ...all, ...selection }).isSelected).toBe(isSelected)
})

it('average and count are those of all, with one decimal [OS-17]', () => {
  expect(selectReviews(reviews, { ...all, minRating: 5, limit: 1 })).toMatchObject({ average: '3.4', count: 4 })
  expect(selectReviews([{ id: 1, rating: 5 }], all).average).toBe('5.0')
})

it('none is no average', () => expect(selectReviews([], all)).toMatchObject({ average: null, count: 0, shown: [] }))
