import { DoubleSide, LatheGeometry, Mesh, Vector2 } from 'three'
import { material } from '../material/trim.ts'

export type WheelSize = { radius: number; rim: number; width: number }

/** Groove positions across the tread, as shares of half the width. */
const grooves = [0.5, 0.17, -0.17, -0.5]

/** A cross-section turned round the axle. Points are [radius, offset along the axle]. */
export function lathe(section: readonly (readonly [number, number])[], segments = 72): LatheGeometry {
  const geometry = new LatheGeometry(section.map(([radius, along]) => new Vector2(radius, along)).toReversed(), segments)
  geometry.rotateX(Math.PI / 2)
  return geometry
}

export function tyre({ radius, rim, width }: WheelSize): Mesh {
  const half = width / 2
  const wall = radius - rim
  const at = (height: number, out: number): [number, number] => [rim + wall * height, half * out]
  const outerWall: [number, number][] = [
    [rim - 0.006, half * 0.72], [rim + 0.004, half * 0.86], at(0.12, 0.93), at(0.3, 1), at(0.5, 1.02), at(0.52, 1.035),
    at(0.56, 1.035), at(0.58, 1.02), at(0.72, 0.985), at(0.86, 0.93), [radius - 0.01, half * 0.86],
      [radius - 0.003, half * 0.78],
  ]
  const tread = grooves.flatMap((middle): [number, number][] => [
    [radius, half * (middle + 0.09)], [radius - 0.002, half * (middle + 0.045)], [radius - 0.01, half * (middle + 0.035)],
    [radius - 0.01, half * (middle - 0.035)], [radius - 0.002, half * (middle - 0.045)], [radius, half * (middle - 0.09)],
  ])
  const innerWall: [number, number][] = [
    [radius - 0.003, -half * 0.78], [radius - 0.014, -half * 0.9], at(0.5, -1.02), [rim, -half * 0.86],
  ]
  const rubber = material(0x121213, 0.8, 0, { envMapIntensity: 0.85, side: DoubleSide })
  return new Mesh(lathe([...outerWall, ...tread, ...innerWall]), rubber)
}
