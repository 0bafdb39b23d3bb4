import { describe, expect, it } from 'vitest'
import { realCoast } from '../testing-places.ts'
import { clipRing } from './clip-ring.ts'
import { Coast } from './coast.ts'
import { frameAround } from './frame.ts'

const at = (lat: number, long: number) => ({ lat, long })

describe('the embedded coast [DL-04]', () => {
  const coast = realCoast()
  it.each([
    ['Brisbane', at(-27.47, 153.02), true],
    ['Moreton Bay', at(-27.3, 153.25), false],
    ['North Stradbroke Island', at(-27.55, 153.46), true],
    ['Hobart', at(-42.88, 147.31), true],
    ['Bass Strait', at(-40, 145.5), false],
    ['Port Phillip', at(-38.1, 144.9), false],
    ['Geelong', at(-38.15, 144.36), true],
    ['Alice Springs', at(-23.7, 133.88), true],
    ['Norfolk Island', at(-29.035, 167.955), true],
    ['Timor', at(-9.5, 124.5), false],
  ])('%s is land: %s', (_, place, isLand) => expect(coast.isLand(place)).toBe(isLand))
})

describe('a coast', () => {
  // An island of a degree square with a lake in it, by steps.
  const coast = new Coast('# two rings\n150000 -30000 1000 0 0 1000 -1000 0\n150400 -29600 200 0 0 200 -200 0\n')

  it('is read from steps, water in land being no land', () => {
    expect(coast.isLand(at(-29.9, 150.1))).toBe(true)
    expect(coast.isLand(at(-29.5, 150.5))).toBe(false)
    expect(coast.isLand(at(-30.1, 150.1))).toBe(false)
  })

  it('is cut to the frame and a little more, and left out where it is not', () => {
    const rings = coast.ringsIn(frameAround(at(-30, 150), 200, 100))
    expect(rings).toHaveLength(1)
    // The corner of the island is the middle of the frame; land lies to the north east.
    const corner = { x: expect.closeTo(100, 3), y: expect.closeTo(50, 3) }
    expect(rings[0]).toEqual(
      expect.arrayContaining([corner, { x: 208, y: -8 }, { x: 208, y: corner.y }, { x: corner.x, y: -8 }]),
    )
    expect(coast.ringsIn(frameAround(at(-35, 140), 200, 100))).toEqual([])
  })

  it('fills a frame that lies within it', () => {
    const [ring] = coast.ringsIn(frameAround(at(-29.85, 150.15), 20, 10))
    expect(ring).toHaveLength(4)
    expect(new Set(ring!.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['-8 -8', '28 -8', '28 18', '-8 18']))
  })
})

it('a ring is cut along every side of a box', () => {
  const diamond = [
    { x: 5, y: -5 },
    { x: 15, y: 5 },
    { x: 5, y: 15 },
    { x: -5, y: 5 },
  ]
  const cut = clipRing(diamond, { left: 1, top: 2, right: 9, bottom: 8 })
  expect(new Set(cut.map(({ x, y }) => `${x} ${y}`))).toEqual(new Set(['1 2', '9 2', '9 8', '1 8']))
  expect(clipRing(diamond, { left: 20, top: 20, right: 30, bottom: 30 })).toEqual([])
})
