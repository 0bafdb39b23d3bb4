import { expect, it } from 'vitest'
import { pageList } from './page-list.ts'

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 10, [1, 2, 0, 10]],
  [3, 10, [1, 2, 3, 4, 0, 10]],
  [4, 10, [1, 2, 3, 4, 5, 0, 10]],
  [5, 10, [1, 0, 4, 5, 6, 0, 10]],
  [10, 10, [1, 0, 9, 10]],
])('page %d of %d offers %j', (page, pages, result) => {
  expect(pageList(page, pages)).toEqual(result)
})
