import { expect, it } from 'vitest'
import { isOwnPicture, pictureSizes, pictureSources, widthOnDesk } from './picture-address.ts'

it('offers our own pictures in several widths, and knows their size before they come [CA-06]', () => {
  expect(pictureSources('/media/a', '3x2', 800)).toEqual({
    src: '/media/a?w=640&r=3x2',
    srcSet:
      '/media/a?w=320&r=3x2 320w, /media/a?w=480&r=3x2 480w, /media/a?w=640&r=3x2 640w, /media/a?w=800&r=3x2 800w',
    width: 640,
    height: 427,
  })
})

it('goes up to 1600 unless the place says how wide it is [CA-06]', () => {
  const widths = pictureSources('/media/a', '3x2')
    .srcSet?.split(', ')
    .map((each) => each.split(' ')[1])
  expect(widths).toEqual(['320w', '480w', '640w', '800w', '1200w', '1600w'])
})

it('adds to an address that asks for something already [CA-06]', () => {
  expect(pictureSources('/media/a?x=20', '1x1', 320)).toMatchObject({
    src: '/media/a?x=20&w=640&r=1x1',
    srcSet: '/media/a?x=20&w=320&r=1x1 320w',
  })
})

it.each([
  ['3x2', 427],
  ['1x1', 640],
  ['16x9', 360],
  ['21x9', 274],
  ['4x5', 800],
] as const)('cut %s, a picture 640 wide is %i high [CA-06]', (ratio, height) => {
  expect(pictureSources('/media/a', ratio)).toMatchObject({ width: 640, height })
})

it('takes another server’s picture as it is', () => {
  expect(pictureSources('https://photos.example/1.jpg', '3x2')).toEqual({
    src: 'https://photos.example/1.jpg',
    srcSet: undefined,
    width: 640,
    height: 427,
  })
})

it.each([
  ['/media/a', true],
  ['https://photos.example/media/a', false],
  ['/assets/a.svg', false],
  ['//photos.example/media/a', false],
])('%s is a picture of our own: %s', (src, own) => expect(isOwnPicture(src)).toBe(own))

it('says how wide it is on each screen, and asks for no more than twice as fine on a telephone', () => {
  expect(pictureSizes('100vw', '(min-width: 64rem) 26rem')).toBe(
    '(max-width: 40rem) and (min-resolution: 2.5dppx) calc(100vw * 0.66), (min-width: 64rem) 26rem, 100vw',
  )
})

it.each([
  [pictureSizes('100vw', '(min-width: 80rem) 80rem', '(min-width: 40rem) 100vw'), 1280],
  [pictureSizes('156vw', '(min-width: 80rem) max(100vw, 200svh)', '(min-width: 40rem) 100vw'), 1440],
  [pictureSizes('100vw', '(min-width: 84rem) 46rem', '(min-width: 64rem) 57vw'), 736],
  [pictureSizes('100vw', '(min-width: 64rem) 54vw'), 777.6],
  [pictureSizes('100vw'), 1440],
  ['(min-width: 64rem) 32rem, 100vw', 512],
  ['100vw', 1440],
])('%s is on a desk %d pixels wide', (sizes, width) => expect(widthOnDesk(sizes)).toBeCloseTo(width))
