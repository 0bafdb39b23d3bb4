import { Vector2 } from 'three'
import { describe, expect, it } from 'vitest'
import { refine } from './refine.ts'

const square = [new Vector2(0, 0), new Vector2(1, 0), new Vector2(1, 1), new Vector2(0, 1)]
const faces = [
  [0, 1, 2],
  [0, 2, 3],
]

describe('refine', () => {
  const { points, triangles } = refine(square, faces, 0.2)
  const corners = (triangle: readonly number[]) => triangle.map(index => points[index]!)

  it('leaves no edge longer than wanted', () => {
    const lengths = triangles.flatMap(triangle => {
      const [a, b, c] = corners(triangle) as [Vector2, Vector2, Vector2]
      return [a.distanceTo(b), b.distanceTo(c), c.distanceTo(a)]
    })
    expect(Math.max(...lengths)).toBeLessThanOrEqual(0.2 * 1.02)
  })

  it('covers the same area, every triangle turned the same way', () => {
    const areas = triangles.map(triangle => {
      const [a, b, c] = corners(triangle) as [Vector2, Vector2, Vector2]
      return b.clone().sub(a).cross(c.clone().sub(a)) / 2
    })
    expect(Math.min(...areas)).toBeGreaterThan(0)
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(1)
  })

  it('has no point twice, so that neighbours meet without a crack', () => {
    const places = points.map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)
    expect(new Set(places).size).toBe(points.length)
  })
})
