import { BufferAttribute, BufferGeometry, type Material, Mesh } from 'three'
import { smoothMax, smoothMin, smoothStep } from '../../shape/smooth.ts'
import { meshSolid } from '../../shape/surface-nets.ts'
import type { Point } from '../../subject.ts'

const lean = 0.36

/** A box with round edges, as a distance. */
function roundBox(x: number, y: number, z: number, half: Point, round: number): number {
  const [dx, dy, dz] = [Math.abs(x) - half[0] + round, Math.abs(y) - half[1] + round, Math.abs(z) - half[2] + round]
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dy, dz), 0) - round
}

/** A seat from its hip point: a cushion and a back with bolsters, and a head restraint. x backwards, y up. */
function seatField(halfWidth: number, backHeight: number) {
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return (x: number, y: number, z: number): number => {
    const bolster = smoothStep(halfWidth * 0.55, halfWidth * 0.9, z)
    const cushion = roundBox(x + 0.12, y + 0.02 - 0.035 * bolster, z, [0.27, 0.075, halfWidth], 0.05)
    const up = (x - 0.13) * sin + (y + 0.02) * cos
    const behind = (x - 0.13) * cos - (y + 0.02) * sin
    const narrowing = 0.09 * smoothStep(backHeight * 0.55, backHeight, up)
    const back = roundBox(behind + 0.045 * bolster, up - backHeight / 2, z, [0.06, backHeight / 2, halfWidth - narrowing], 0.05)
    const head = roundBox(behind - 0.005, up - backHeight - 0.115, z, [0.045, 0.085, 0.125], 0.042)
    const post = smoothMax(Math.hypot(behind, z - 0.06) - 0.009, Math.abs(up - backHeight - 0.02) - 0.06, 0.004)
    return smoothMin(smoothMin(smoothMin(cushion, back, 0.05), head, 0.006), post, 0.004)
  }
}

const patterns = new Map<string, BufferGeometry>()

export function seat(finish: Material, hip: Point, halfWidth = 0.25, backHeight = 0.56): Mesh {
  const key = `${halfWidth} ${backHeight}`
  const geometry = patterns.get(key) ?? seatGeometry(halfWidth, backHeight)
  patterns.set(key, geometry)
  const mesh = new Mesh(geometry, finish)
  mesh.position.set(...hip)
  mesh.userData.sharesLight = true
  return mesh
}

function seatGeometry(halfWidth: number, backHeight: number): BufferGeometry {
  const { positions, normals, triangles } = meshSolid(
    seatField(halfWidth, backHeight), { x: [-0.45, 0.6], y: [-0.15, 0.95], z: halfWidth + 0.05 }, 0.018,
  )
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  geometry.setIndex(new BufferAttribute(triangles, 1))
  return geometry
}
