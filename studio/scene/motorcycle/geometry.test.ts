import { describe, expect, it } from 'vitest'
import { anchorsOf, type Stance } from './geometry.ts'

const stance: Stance = {
  wheelbase: 1.42,
  rake: 24.5,
  front: { radius: 0.3, rim: 0.216, width: 0.12 },
  rear: { radius: 0.315, rim: 0.216, width: 0.18 },
  forkTop: 0.965,
  forkHalf: 0.1,
}

describe('the stance of a motorcycle', () => {
  const anchors = anchorsOf(stance)

  it('stands both wheels on the ground, a wheelbase apart', () => {
    expect(anchors.rearAxle[0] - anchors.frontAxle[0]).toBeCloseTo(1.42)
    expect(anchors.frontAxle[1]).toBe(stance.front.radius)
    expect(anchors.rearAxle[1]).toBe(stance.rear.radius)
  })

  it('leans the fork back by its rake, through the front axle', () => {
    expect(anchors.onFork(stance.front.radius)).toEqual(anchors.frontAxle)
    const [x, y] = anchors.onFork(1.3)
    expect((Math.atan2(x - anchors.frontAxle[0], y - stance.front.radius) * 180) / Math.PI).toBeCloseTo(24.5)
  })
})
