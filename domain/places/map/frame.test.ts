import { expect, it } from 'vitest'
import { kilometres } from '../coordinates.ts'
import { frameAround, zoom } from './frame.ts'

const rocklea = { lat: -27.546, long: 153.006 }

it('a map is Web Mercator at zoom 10, a pixel as large as a tile’s [DL-03]', () => {
  expect(zoom).toBe(10)
  const { toPixel } = frameAround(rocklea, 512, 384)
  // A tile of 256 pixels is 360 / 2^10 degrees wide, whatever the latitude.
  const [west, east] = [toPixel({ lat: -20, long: 150 }), toPixel({ lat: -20, long: 150 + 360 / 1024 })]
  expect(east.x - west.x).toBeCloseTo(256, 6)
  // Tile rows 590 and 591 begin at these latitudes.
  const row = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 1024))) * 180) / Math.PI
  expect(toPixel({ lat: row(591), long: 0 }).y - toPixel({ lat: row(590), long: 0 }).y).toBeCloseTo(256, 6)
})

it('has its middle in the middle, north up and its corners where they are', () => {
  const frame = frameAround(rocklea, 512, 384)
  expect(frame.toPixel(rocklea)).toEqual({ x: expect.closeTo(256, 6), y: expect.closeTo(192, 6) })
  expect(frame.toPixel(frame.southWest)).toEqual({ x: expect.closeTo(0, 6), y: expect.closeTo(384, 6) })
  expect(frame.toPixel(frame.northEast)).toEqual({ x: expect.closeTo(512, 6), y: expect.closeTo(0, 6) })
  const tenAway = { ...rocklea, long: rocklea.long + 0.1 }
  const pixels = frame.toPixel(tenAway).x - 256
  expect(pixels / frame.pixelsPerKm).toBeCloseTo(kilometres(rocklea, tenAway), 3)
})
