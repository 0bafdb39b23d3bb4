import { expect, it } from 'vitest'
import { pageWindow, pagination } from './search-request.ts'

it.each([
  [{}, { offset: 0, limit: 20 }],
  [
    { limit: 5_000, offset: 3 },
    { offset: 3, limit: 1_000 },
  ],
  [
    { limit: 1, offset: 1e15 },
    { offset: 1_000_000, limit: 1 },
  ],
  [
    { page: 3, hitsPerPage: 21 },
    { offset: 42, limit: 21 },
  ],
  [
    { page: 2, hitsPerPage: 5_000 },
    { offset: 1_000, limit: 1_000 },
  ],
  [
    { page: 0, hitsPerPage: 10 },
    { offset: 0, limit: 0 },
  ],
])('%j asks for hits that a request may have [CA-07]', (request, window) => expect(pageWindow(request)).toEqual(window))

it('pages that are cut are counted as they are cut, so that all are reached [CA-07]', () => {
  expect(pagination({ hitsPerPage: 5_000 }, 2_500)).toEqual({
    hitsPerPage: 1_000,
    page: 1,
    totalPages: 3,
    totalHits: 2_500,
  })
})
