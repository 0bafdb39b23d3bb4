import { expect, it } from 'vitest'
import { carouselEnds } from './carousel-ends.ts'

it.each([
  ['the start', 0, 400, 1200, { atStart: true, atEnd: false }],
  ['the middle', 300, 400, 1200, { atStart: false, atEnd: false }],
  ['the end', 800, 400, 1200, { atStart: false, atEnd: true }],
  ['the end of a zoomed screen', 799.4, 400, 1200, { atStart: false, atEnd: true }],
  ['both, when nothing overflows', 0, 400, 400, { atStart: true, atEnd: true }],
])('a row stands at %s', (_, scrollLeft, clientWidth, scrollWidth, result) => {
  expect(carouselEnds({ scrollLeft, clientWidth, scrollWidth })).toEqual(result)
})
