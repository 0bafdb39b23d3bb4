import { expect, it } from 'vitest'
import { blurColours } from './blur.ts'
import { pictureSources } from './picture-address.ts'

it.each([
  ['a1b2c3000000ffffff', ['#a1b2c3', '#000000', '#ffffff']],
  ['red', []],
  [null, []],
])('%s stands for %j before the picture has come [CA-06]', (blur, colours) => expect(blurColours(blur)).toEqual(colours))

it('offers our own pictures in several widths, and knows their size before they come [CA-06]', () => {
  expect(pictureSources('/media/a', '3x2', 800)).toEqual({
    src: '/media/a?w=640&r=3x2',
    srcSet: '/media/a?w=320&r=3x2 320w, /media/a?w=480&r=3x2 480w, /media/a?w=640&r=3x2 640w, /media/a?w=800&r=3x2 800w',
    width: 640,
    height: 427,
  })
})

it('takes another server’s picture as it is', () => {
  expect(pictureSources('https://photos.example/1.jpg', '3x2')).toEqual({ src: 'https://photos.example/1.jpg', srcSet: undefined, width: 640, height: 427 })
})
