import { expect, it } from 'vitest'
import { fitsUntouched, type Interest, interestIn, isSparing, type Line } from './unasked.ts'

it.each<[Line, boolean]>([
  [{}, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('on a line of %j nothing comes by itself: %s', (line, spares) => expect(isSparing(line)).toBe(spares))

const untouched = { isNear: true, isSettled: true, isPageTouched: false, isTouched: false, isSparing: false }

it.each<[string, Partial<typeof untouched>, Interest]>([
  ['near, at rest, untouched', {}, 'untouched'],
  ['on a page that was touched', { isPageTouched: true }, 'seen'],
  ['that was touched', { isTouched: true }, 'asked'],
  ['while the page loads', { isSettled: false }, 'none'],
  ['while the page loads and is touched', { isSettled: false, isPageTouched: true }, 'none'],
  ['far off', { isNear: false, isPageTouched: true }, 'none'],
  ['where data is saved', { isSparing: true }, 'none'],
  ['where data is saved, on a page that was touched', { isSparing: true, isPageTouched: true }, 'none'],
  ['where data is saved, that was touched', { isSparing: true, isTouched: true }, 'asked'],
  ['that was touched before the page had loaded', { isSettled: false, isTouched: true }, 'asked'],
])('of a part %s is wanted: %3$s', (_, attention, interest) =>
  expect(interestIn({ ...untouched, ...attention })).toBe(interest),
)

it.each([
  ['a light page with light pictures', 150_000, 1_000, { thumbnails: 9, spin: true }],
  ['a page of the usual weight', 195_000, 18_000, { thumbnails: 9, spin: false }],
  ['a heavy page', 225_000, 18_000, { thumbnails: 3, spin: false }],
  ['a page that has spent it all', 240_000, 18_000, { thumbnails: 0, spin: false }],
  ['a page that was there before', 5_000, 18_000, { thumbnails: 9, spin: true }],
  ['a photo whose weight nobody tells', 5_000, 0, { thumbnails: 0, spin: false }],
])('%s has room for %4$j', (_, spent, photo, fits) =>
  expect(fitsUntouched({ spent, photo, thumbnails: 9, frames: 36 })).toEqual(fits),
)

it('what fits is never more than a page may fetch untouched', () => {
  const [spent, photo] = [150_000, 40_000]
  const { thumbnails, spin } = fitsUntouched({ spent, photo, thumbnails: 50, frames: 24 })
  expect(spin).toBe(false)
  expect(spent + thumbnails * 0.15 * photo).toBeLessThanOrEqual(250_000)
})
