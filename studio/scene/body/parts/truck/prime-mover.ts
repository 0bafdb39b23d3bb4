import { BoxGeometry, CylinderGeometry, DoubleSide, ExtrudeGeometry, type Material, type Mesh, type Object3D, Path,
  Shape } from 'three'
import { aluminium, chrome, material } from '../../../material/trim.ts'
import { lit } from '../../../shape/panel.ts'
import { bar, block, bothSides, place, tube } from '../../../shape/place.ts'
import type { Point } from '../../../subject.ts'

/** The plate a trailer's pin slides into: a horseshoe that tilts, open towards the back. */
export function fifthWheel(x: number, top: number): Mesh[] {
  const outline = new Shape()
  outline.absarc(0, 0, 0.47, Math.PI * 0.1, Math.PI * 1.9, false)
  outline.lineTo(0.6, -0.2)
  outline.lineTo(0.12, -0.04)
  outline.lineTo(0.12, 0.04)
  outline.lineTo(0.6, 0.2)
  outline.holes.push(new Path().absarc(0.02, 0, 0.06, 0, Math.PI * 2, false))
  const geometry = new ExtrudeGeometry(outline, { depth: 0.05, bevelSize: 0.012, bevelThickness: 0.012, bevelSegments: 2 })
  geometry.rotateX(-Math.PI / 2)
  const plate = place(geometry, material(0x2a2c2f, 0.4, 0.6), [x, top + 0.17, 0])
  plate.rotation.z = -0.07
  const steel = material(0x16171a, 0.6, 0.3)
  return [
    plate, block([0.5, 0.05, 0.96], 0.01, steel, [x, top + 0.03, 0]),
    ...bothSides(side => block([0.22, 0.16, 0.1], 0.02, steel, [x, top + 0.1, side * 0.3])),
  ]
}

/** Guards over the driving wheels, each a quarter or half of a circle. */
export function guards(drives: readonly number[], radius: number, out: number, finish: Material): Mesh[] {
  const width = 0.62
  return drives.flatMap(x => bothSides(side => {
    const guard = place(new CylinderGeometry(radius + 0.09, radius + 0.09, width, 40, 1, true, Math.PI * 0.64,
      Math.PI * 0.72), finish,
      [x, radius, side * (out - width / 2 + 0.02)])
    guard.rotation.x = Math.PI / 2
    return guard
  }))
}

export const guardPlastic = (): ReturnType<typeof material> => material(0x0d0d0e, 0.6, 0, { side: DoubleSide })

/** A round tank along the frame with its straps and cap. */
export function roundTank(x: number, length: number, radius: number, y: number, z: number,
  finish: ReturnType<typeof chrome>): Mesh[] {
  const strap = material(0x2b2d30, 0.35, 0.7)
  const along = (geometry: CylinderGeometry, at: Point, use: typeof finish): Mesh => {
    const mesh = place(geometry, use, at)
    mesh.rotation.z = Math.PI / 2
    mesh.userData.light = 0.82
    return mesh
  }
  return [
    along(new CylinderGeometry(radius, radius, length, 48), [x, y, z], finish),
    ...[-1, 1].map(end => along(new CylinderGeometry(end > 0 ? radius : radius * 0.9, end > 0 ? radius * 0.9 : radius, 0.04, 48),
      [x + end * (length / 2 + 0.02), y, z], finish)),
    ...[-0.32, 0.32].map(off => along(new CylinderGeometry(radius + 0.008, radius + 0.008, 0.06, 48), [x + off * length, y,
      z], strap)),
    place(new CylinderGeometry(0.06, 0.06, 0.06, 20), chrome(), [x - length * 0.2, y + radius + 0.015, z]),
  ]
}

/** A square tank with rounded edges, as trucks with the cab over the engine carry. */
export function squareTank(x: number, length: number, height: number, y: number, z: number): Mesh[] {
  const strap = material(0x2b2d30, 0.35, 0.7)
  return [
    block([length, height, 0.6], 0.09, material(0xb9bdc1, 0.28, 0.9), [x, y, z]),
    ...[-0.3, 0.3].map(off => block([0.05, height + 0.012, 0.612], 0.09, strap, [x + off * length, y, z])),
    place(new CylinderGeometry(0.06, 0.06, 0.06, 20), material(0x101113, 0.5), [x - length * 0.15, y + height / 2 + 0.02, z]),
  ]
}

/** Deck plate and the coiled lines to the trailer behind a cab. */
export function catwalk(from: number, until: number, top: number, backOfCab: number): Object3D[] {
  const coil = (z: number, colour: number): Mesh => tube(Array.from({ length: 44 }, (_, step): Point => {
    const share = step / 43
    const angle = step * 1.25
    return [backOfCab + 0.22 + Math.cos(angle) * 0.06, top + 0.85 - share * 0.6, z + Math.sin(angle) * 0.06]
  }), 0.012, material(colour, 0.4))
  return [
    lit(place(new BoxGeometry(until - from, 0.03, 0.95), aluminium(), [(from + until) / 2, top + 0.015, 0]), 0.7),
    coil(0.25, 0x1d4fa0), coil(0, 0x15171a), coil(-0.25, 0xa01818),
    bar([backOfCab + 0.14, top + 0.92, -0.45], [backOfCab + 0.14, top + 0.92, 0.45], 0.02, material(0x1c1d20, 0.5)),
    ...[-0.4, 0.4].map(z => bar([backOfCab + 0.14, top, z], [backOfCab + 0.14, top + 0.92, z], 0.02, material(0x1c1d20, 0.5))),
  ]
}
