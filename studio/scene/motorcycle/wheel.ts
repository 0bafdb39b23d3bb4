import * as THREE from 'three'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Finishes } from './finishes.ts'
import { drum, group, lightly, repeated, turned, type Outline } from './parts.ts'
import { tyre } from './tyre.ts'

export interface WheelSize {
  radius: number
  rim: number
  width: number
  /** With blocks that bite into soft ground. */
  knobbly?: boolean
}

/** How many spokes a cast wheel has, how far they stand in pairs, how wide they are. */
const castings = {
  'five-pair': { count: 10, pairing: 0.34, width: 0.017 },
  'three-pair': { count: 6, pairing: 0.5, width: 0.021 },
  seven: { count: 7, pairing: 0, width: 0.024 },
} as const
type CastStyle = keyof typeof castings
export type WheelStyle = CastStyle | 'wire'

/** A wheel about its own axle; the brakes are fitted separately. */
export function makeWheel(size: WheelSize, style: WheelStyle, finishes: Finishes): THREE.Group {
  const web = style === 'wire' ? wireSpokes(size, finishes) : [castWeb(size, style, finishes)]
  return group(
    tyre(size),
    turned(rimProfile(size), style === 'wire' ? finishes.rim : finishes.wheel),
    web,
    hub(size, finishes),
  )
}

function rimProfile({ rim, width }: WheelSize): Outline {
  const half = width * 0.36
  return [
    [rim - 0.022, -half],
    [rim + 0.006, -half * 1.08],
    [rim + 0.006, -half],
    [rim - 0.006, -half * 0.9],
    [rim - 0.026, -half * 0.6],
    [rim - 0.03, 0],
    [rim - 0.026, half * 0.6],
    [rim - 0.006, half * 0.9],
    [rim + 0.006, half],
    [rim + 0.006, half * 1.08],
    [rim - 0.022, half],
    [rim - 0.034, 0],
    [rim - 0.022, -half],
  ]
}

/** One casting: a plate with the openings between the spokes cut out, thicker towards the hub. */
function castWeb({ rim, width }: WheelSize, style: CastStyle, finishes: Finishes): THREE.Mesh {
  const { count, pairing, width: spoke } = castings[style]
  const outer = rim - 0.02
  const shape = new THREE.Shape(new THREE.Path().absarc(0, 0, outer, 0, Math.PI * 2).getPoints(80))
  for (let i = 0; i < count; i++) {
    const middle = ((i + 0.5) / count) * Math.PI * 2
    const span = ((Math.PI * 2) / count) * (1 + (i % 2 === 0 ? pairing : -pairing))
    shape.holes.push(opening(middle, span, 0.062, outer - 0.016, spoke))
  }
  const depth = Math.min(0.03, width * 0.22)
  const geometry = new THREE.ExtrudeGeometry(
    shape,
    { depth, bevelSize: 0.004, bevelThickness: 0.006, bevelSegments: 3, curveSegments: 8 },
  )
  geometry.translate(0, 0, -depth / 2)
  const position = geometry.attributes.position!
  for (let i = 0; i < position.count; i++) {
    const reach = Math.hypot(position.getX(i), position.getY(i)) / outer
    position.setZ(i, position.getZ(i) * (1.75 - 0.75 * Math.min(1, reach)))
  }
  geometry.computeVertexNormals()
  return new THREE.Mesh(mergeVertices(geometry), finishes.wheel)
}

function opening(middle: number, span: number, inner: number, outer: number, spokeWidth: number): THREE.Path {
  const steps = 8
  const arc = (radius: number, width: number, forwards: boolean) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const half = Math.max(0.02, span / 2 - width / 2 / radius)
      const angle = middle + (forwards ? 1 : -1) * half * ((i / steps) * 2 - 1)
      return new THREE.Vector2(Math.cos(angle) * radius, Math.sin(angle) * radius)
    })
  const side = [0.2, 0.5, 0.85].map(t => inner + (outer - inner) * t)
  const flank = (radius: number, sign: number) => {
    const angle = middle + sign * Math.max(0.02, span / 2 - spokeWidth / 2 / radius)
    return new THREE.Vector2(Math.cos(angle) * radius, Math.sin(angle) * radius)
  }
  return new THREE.Path([
    ...arc(outer, spokeWidth * 1.5, true),
    ...side.toReversed().map(radius => flank(radius, 1)),
    ...arc(inner, spokeWidth * 1.3, false),
    ...side.map(radius => flank(radius, -1)),
  ])
}

function wireSpokes({ rim, width }: WheelSize, finishes: Finishes): THREE.Mesh[] {
  const spokes = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 40) * Math.PI * 2
    const side = i % 2 ? 1 : -1
    const lead = (i % 4 < 2 ? 1 : -1) * 0.62
    const from = new THREE.Vector3(Math.cos(angle + lead) * 0.05, Math.sin(angle + lead) * 0.05, side * Math.min(0.04, width * 0.3))
    const to = new THREE.Vector3(Math.cos(angle) * (rim - 0.028), Math.sin(angle) * (rim - 0.028), side * 0.008)
    const along = to.clone().sub(from)
    const place = new THREE.Matrix4().compose(
      from.clone().lerp(to, 0.5),
      new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.clone().normalize()),
      new THREE.Vector3(1, along.length(), 1),
    )
    return place
  })
  return [lightly(repeated(new THREE.CylinderGeometry(0.0023, 0.0023, 1, 7), spokes, finishes.chrome), 0.6)]
}

function hub({ width }: WheelSize, finishes: Finishes): THREE.Object3D[] {
  return [
    drum(0.05, Math.min(0.085, width * 0.6), finishes.wheel, [0, 0, 0], 0.008),
    drum(0.03, Math.min(0.15, width + 0.03), finishes.machined, [0, 0, 0]),
    drum(0.014, 0.235, finishes.steel, [0, 0, 0]),
  ]
}
