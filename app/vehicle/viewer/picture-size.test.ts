import { expect, it } from 'vitest'
import { frameWidth, panoramaWidth, pictureAt } from './picture-size.ts'

it.each([
  [100, 1, 320],
  [390, 1, 480],
  [390, 2, 800],
  [390, 3, 800],
  [730, 1, 800],
  [730, 2, 1200],
  [1440, 2, 1200],
])('a box of %i pixels at density %i asks for frames %i wide', (box, density, width) =>
  expect(frameWidth(box, density)).toBe(width),
)

it.each([
  ['a telephone', 390, 844, 3, 2400],
  ['a telephone held across', 932, 430, 3, 2400],
  ['a small laptop', 1366, 768, 1, 2400],
  ['a fine laptop', 1440, 900, 2, 4096],
  ['a desk', 1920, 1080, 1, 4096],
  ['a tablet', 820, 1180, 2, 4096],
])('%s of %i by %i pixels at density %i asks for a panorama %i wide [VD-04]', (_, width, height, density, wanted) =>
  expect(panoramaWidth({ width, height }, density)).toBe(wanted),
)

it.each([
  ['/media/a', '3x2', '/media/a?w=320&r=3x2'],
  ['/media/a?v=1', undefined, '/media/a?v=1&w=320'],
  ['https://other.example/a.jpg', '3x2', 'https://other.example/a.jpg'],
] as const)('%s, cut to %s, is at %s', (src, ratio, address) => expect(pictureAt(src, 320, ratio)).toBe(address))
