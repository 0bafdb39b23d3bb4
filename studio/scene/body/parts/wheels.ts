import {
  BackSide, BufferGeometry, CircleGeometry, CylinderGeometry, DoubleSide, Float32BufferAttribute, Mesh, type Object3D,
} from 'three'
import { paintMaterial } from '../../material/paint.ts'
import { blackPlastic, material } from '../../material/trim.ts'
import { wheelMaker } from '../../wheel/wheel.ts'
import type { Kit } from '../kit.ts'
import { surfaceZ } from '../surface.ts'

const inset = 0.012
const sides = [1, -1] as const

/** Where the outer face of a wheel is. */
export function wheelFace({ shell, fittings }: Kit, axle: 'front' | 'rear'): number {
  const given = fittings.wheels?.out?.[axle === 'front' ? 0 : 1]
  const { archRadius, wheel } = shell.blueprint
  return given ?? surfaceZ(shell, shell.axles[axle], wheel.radius + archRadius + 0.03)
}

/** Wheels, the dark wells behind them and the lips of the arches. */
export function wheels(kit: Kit): Object3D[] {
  const { shell, fittings, trim } = kit
  const { wheel: size } = shell.blueprint
  const make = wheelMaker(size, trim.wheel ?? 'twin-five')
  return (['front', 'rear'] as const).flatMap(axle => {
    const x = shell.axles[axle]
    const face = wheelFace(kit, axle)
    const hasWell = fittings.wheels?.wells?.[axle === 'front' ? 0 : 1] ?? true
    return sides.flatMap(side => {
      const wheel = make((x * 1.3) % 1, axle === 'front' ? 0.4 : Math.PI - 0.4)
      wheel.position.set(x, size.radius, side * (face - size.width / 2 - inset))
      if (side < 0) wheel.rotation.y = Math.PI
      const parts: Object3D[] = fittings.wheels?.none ? [] : [wheel]
      if (fittings.wheels?.doubleRear && axle === 'rear') {
        const inner = wheel.clone()
        inner.position.z -= side * (size.width + 0.05)
        parts.push(inner)
      }
      return hasWell ? [...parts, ...well(kit, x, face, side), lip(kit, x, side)] : parts
    })
  })
}

function well({ shell }: Kit, x: number, face: number, side: number): Mesh[] {
  const { archRadius, wheel } = shell.blueprint
  const radius = archRadius + 0.012
  const shell3 = new CylinderGeometry(radius, radius, 0.55, 48, 1, true, Math.PI / 2 - 0.25, Math.PI + 0.5)
  const around = new Mesh(shell3, material(0x060607, 1, 0, { side: BackSide, envMapIntensity: 0.25 }))
  around.rotation.x = Math.PI / 2
  around.position.set(x, wheel.radius, side * (face - 0.31))
  const back = new Mesh(
    new CircleGeometry(radius, 40, -0.25, Math.PI + 0.5), material(0x040404, 1, 0, { side: DoubleSide, envMapIntensity: 0.2 }),
  )
  back.position.set(x, wheel.radius, side * (face - 0.5))
  return [around, back]
}

const lipSteps = 72

/** The edge of the arch, turned inwards, so that the body has a thickness. */
function lip({ shell }: Kit, x: number, side: number): Mesh {
  const { archRadius, wheel, cladding } = shell.blueprint
  // In paint it stays a little behind the flank, or it shows in flecks, and ends where the flank turns under the car.
  const [out, foot] = cladding ? [0.001, 0] : [-0.002, 0.035]
  const positions: number[] = []
  const triangles: number[] = []
  for (let step = 0; step <= lipSteps; step++) {
    const angle = -0.55 + ((Math.PI + 1.1) * step) / lipSteps
    const above = wheel.radius + archRadius * Math.sin(angle)
    const along = above < wheel.radius ? x + Math.sign(Math.cos(angle)) * archRadius : x + archRadius * Math.cos(angle)
    const up = Math.max(above, shell.sill(along) + foot)
    const z = surfaceZ(shell, along, up)
    positions.push(along, up, side * (z + out))
    positions.push(along - (along - x) * 0.03, up - (up - wheel.radius) * 0.03, side * (z - 0.03))
    positions.push(along, up, side * (z - 0.06))
    if (step === lipSteps) continue
    const start = step * 3
    for (const edge of [start, start + 1]) triangles.push(edge, edge + 1, edge + 3, edge + 1, edge + 4, edge + 3)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(triangles)
  geometry.computeVertexNormals()
  const finish = cladding ? blackPlastic() : paintMaterial()
  finish.side = DoubleSide
  const turned = new Mesh(geometry, finish)
  // So few points, half of them in the wheel's shadow: baked, each would show.
  turned.userData.light = 0.35
  return turned
}
