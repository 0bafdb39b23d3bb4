import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

/** What a camera sees of the drawing, four dots to a square. */
function photographed({ size, path }: ReturnType<typeof qrCode>): { dots: Uint8ClampedArray; side: number } {
  const scale = 4
  const side = size * scale
  const dots = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let down = Number(y) * scale; down < (Number(y) + 1) * scale; down++)
      for (let across = Number(x) * scale; across < (Number(x) + Number(length)) * scale; across++)
        dots.fill(0, (down * side + across) * 4, (down * side + across) * 4 + 3)
  return { dots, side }
}

it.each([
  'https://www.southbankmotors.com.au/cars/2021-kia-sportage-gt-line',
  `https://example.com/cars/${'long-'.repeat(40)}name`,
  'https://example.com/cars/škoda',
])('%s is read by a camera', (text) => {
  const { dots, side } = photographed(qrCode(text))
  expect(jsQR(dots, side, side)?.data).toBe(text)
})
