import { describe, expect, it } from 'vitest'
import { cameraAt, frameCount } from './path.ts'

const vehicle = { length: 4.9, height: 1.8 }
const eyes = Array.from({ length: frameCount }, (_, frame) => {
  const camera = cameraAt(frame, vehicle)
  if (!('eye' in camera)) throw new Error('A walkaround is filmed by hand.')
  return camera.eye
})

describe('the walkaround', () => {
  it('keeps its distance from the vehicle', () => {
    const distances = eyes.map(([x, , z]) => Math.hypot(x, z))
    expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(1e-6)
    expect(distances[0]).toBeGreaterThan(vehicle.length)
  })

  it('rises all the way and never jumps', () => {
    const steps = eyes
      .slice(1)
      .map(([x, y, z], index) => ({ rise: y - eyes[index]![1], move: Math.hypot(x - eyes[index]![0], z - eyes[index]![2]) }))
    expect(steps.every(({ rise }) => rise > 0)).toBe(true)
    expect(Math.max(...steps.map(({ move }) => move))).toBeLessThan(0.8)
  })
})
