import { describe, expect, it } from 'vitest'
import { formatFor, pictureKey, readPictureRequest } from './picture-request.ts'

const read = (query: string, id = 'cars/1/front.jpg') => readPictureRequest(id, new URLSearchParams(query))
const problem = (ask: () => unknown): unknown => {
  try {
    return ask()
  } catch (error) {
    return error
  }
}

describe('what may be asked of a picture', () => {
  it('is by default 1200 wide, whole, its middle in view, in the best format the browser takes [CA-06]', () => {
    expect(read('')).toEqual({
      id: 'cars/1/front.jpg',
      width: 1200,
      quality: 70,
      format: null,
      ratio: null,
      fit: 'cover',
      focus: [50, 50],
    })
  })

  it.each([
    ['w=320', { width: 320 }],
    ['q=40', { quality: 40 }],
    ['f=avif', { format: 'avif' }],
    ['f=webp', { format: 'webp' }],
    ['f=jpeg', { format: 'jpeg' }],
    ['f=auto', { format: null }],
    ['r=16x9', { ratio: '16x9' }],
    ['fit=contain', { fit: 'contain' }],
    ['fit=cover', { fit: 'cover' }],
    ['x=0&y=100', { focus: [0, 100] }],
    ['x=12', { focus: [10, 50] }],
    ['y=13', { focus: [50, 15] }],
    ['utm_source=mail', { width: 1200 }],
  ])('%s is taken [CA-06]', (query, expected) => expect(read(query)).toMatchObject(expected))

  it.each([
    ['w=321', 'w', 'wants one of 160, 320, 480, 640, 800, 1200, 1600, 2400, 4096'],
    ['w=', 'w', 'wants one of 160, 320, 480, 640, 800, 1200, 1600, 2400, 4096'],
    ['w=4096&r=3x2', 'w', 'wants at most 2400 for what is cut'],
    ['w=4096&f=avif', 'w', 'wants at most 2400 for what is made in AVIF'],
    ['q=99', 'q', 'wants one of 40, 50, 60, 70, 80'],
    ['f=gif', 'f', 'wants one of avif, webp, jpeg, auto'],
    ['r=2x1', 'r', 'wants one of 3x2, 1x1, 16x9, 21x9, 4x5, 40x21'],
    ['r=', 'r', 'wants one of 3x2, 1x1, 16x9, 21x9, 4x5, 40x21'],
    ['fit=fill', 'fit', 'wants one of cover, contain'],
    ['x=101', 'x', 'wants a number 0 to 100'],
    ['y=-5', 'y', 'wants a number 0 to 100'],
    ['x=1.5', 'x', 'wants a number 0 to 100'],
    ['x=a50', 'x', 'wants a number 0 to 100'],
    ['x=0050', 'x', 'wants a number 0 to 100'],
  ])('%s is refused, with what would do [CA-06]', (query, field, message) => {
    expect(problem(() => read(query))).toMatchObject({
      code: 'bad_request',
      message: `'${field}' ${message}.`,
      fields: [{ field, message }],
    })
  })

  it.each(['a', 'studio/x', 'cars/1/front-left_2.jpg', '9/a.b', 'a'.repeat(200)])('a picture may be called %s', (id) =>
    expect(read('', id).id).toBe(id),
  )

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../secret',
    'a/../b',
    '.hidden',
    'a/.b',
    'A',
    'a b',
    'a?b',
    'a\\b',
    '%2e',
    'a'.repeat(201),
  ])('there is no picture %j', (id) => {
    expect(problem(() => read('', id))).toMatchObject({ code: 'not_found', message: 'There is no such picture.' })
  })
})

it.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['image/png,*/*', 'jpeg'],
  [undefined, 'jpeg'],
])('a browser that takes %s gets %s [CA-06]', (accept, format) => expect(formatFor(accept)).toBe(format))

it('a panorama is WebP even for a browser that takes AVIF, which takes seconds to make that large [CA-06]', () => {
  expect([2400, 4096].map((width) => formatFor('image/avif,image/webp', width as 2400))).toEqual(['avif', 'webp'])
  expect(formatFor('image/png', 4096)).toBe('jpeg')
})

describe('what was made is kept', () => {
  const key = (query: string, format: 'avif' | 'webp' = 'webp') => pictureKey(read(query), format)

  it.each([
    ['the same size, said or not', 'w=1200', ''],
    ['points that round to the same', 'r=3x2&x=49', 'r=3x2&x=51'],
    ['a point, where nothing is cut', 'x=10', 'x=90'],
    ['an unknown word', 'utm_source=mail', ''],
  ])('once for %s', (_, one, other) => expect(key(one)).toBe(key(other)))

  it.each([
    ['width', 'w=320', 'w=480'],
    ['quality', 'q=40', 'q=80'],
    ['shape', 'r=3x2', 'r=1x1'],
    ['shape than its own', 'r=3x2', ''],
    ['fit', 'r=3x2&fit=contain', 'r=3x2'],
    ['point across', 'r=3x2&x=10', 'r=3x2&x=90'],
    ['point down', 'r=3x2&y=10', 'r=3x2&y=90'],
  ])('apart for another %s', (_, one, other) => expect(key(one)).not.toBe(key(other)))

  it('apart for another format, and for another picture', () => {
    expect(key('', 'avif')).not.toBe(key('', 'webp'))
    expect(pictureKey(read('', 'a'), 'webp')).not.toBe(pictureKey(read('', 'b'), 'webp'))
  })
})
