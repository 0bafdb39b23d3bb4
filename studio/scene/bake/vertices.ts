import { BackSide, BufferAttribute, type BufferGeometry, type Material, Matrix3, type Mesh, Vector3 } from 'three'
import type { Environment } from '../light/environment.ts'
import type { FloorLight } from './floor.ts'
import { notesOf } from './occluders.ts'
import { type Caster, cosineDirections, turnOf } from './rays.ts'

export type VertexBake = { cast: Caster; environment: Environment; floor: FloorLight; rays: number; bounce: number }

const lift = 0.004
const smoothedAbove = 1500

/** The share of the room's light that reaches each vertex, as the attribute `bakedLight`. */
export function bakeVertices(mesh: Mesh, bake: VertexBake): BufferAttribute {
  const geometry = mesh.geometry as BufferGeometry
  const positions = geometry.getAttribute('position')
  const normals = geometry.getAttribute('normal')
  const normalMatrix = new Matrix3().getNormalMatrix(mesh.matrixWorld)
  const inward = (mesh.material as Material).side === BackSide
  const gather = gatherer(bake)
  const light = new Float32Array(positions.count)
  const point = new Vector3()
  const normal = new Vector3()
  const { originals } = notesOf(mesh)
  for (let vertex = 0; vertex < positions.count; vertex++) {
    if (originals && originals[vertex]! < vertex) {
      light[vertex] = light[originals[vertex]!]!
      continue
    }
    point.fromBufferAttribute(positions, vertex).applyMatrix4(mesh.matrixWorld)
    normal.fromBufferAttribute(normals, vertex).applyMatrix3(normalMatrix).normalize()
    if (inward) normal.negate()
    light[vertex] = gather(point, normal, vertex)
  }
  const smooth = geometry.index && positions.count > smoothedAbove
  return new BufferAttribute(smooth ? spread(light, geometry.index!.array) : light, 1)
}

function gatherer({ cast, environment, floor, rays, bounce }: VertexBake) {
  const directions = cosineDirections(rays)
  const brightness = brightnessTable(environment)
  const across = new Vector3()
  const along = new Vector3()
  const origin = new Vector3()
  const direction = new Vector3()
  return (point: Vector3, normal: Vector3, seed: number): number => {
    across.set(Math.abs(normal.y) < 0.9 ? 0 : 1, Math.abs(normal.y) < 0.9 ? 1 : 0, 0).cross(normal).normalize()
    along.crossVectors(normal, across)
    origin.copy(point).addScaledVector(normal, lift)
    const turn = turnOf(seed)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    let arrived = 0
    let possible = 0
    for (const { x, y, z } of directions) {
      direction.copy(normal).multiplyScalar(y)
      direction.addScaledVector(across, x * cos - z * sin).addScaledVector(along, x * sin + z * cos)
      const light = brightness(direction)
      possible += light
      const hit = cast(origin, direction)
      const toFloor = direction.y < -1e-3 ? -origin.y / direction.y : Number.POSITIVE_INFINITY
      if (hit < toFloor) arrived += light * bounce * Math.min(1, hit * 2)
      else if (toFloor < 1e8) arrived += light * floor(origin.x + direction.x * toFloor, origin.z + direction.z * toFloor)
      else arrived += light
    }
    return possible > 0 ? arrived / possible : 1
  }
}

/** The environment's brightness, looked up rather than worked out for every ray. */
function brightnessTable(environment: Environment): (direction: Vector3) => number {
  const [width, height] = [96, 48]
  const table = new Float32Array(width * height)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const y = ((row + 0.5) / height) * 2 - 1
      const angle = ((column + 0.5) / width) * 2 * Math.PI - Math.PI
      const radius = Math.sqrt(1 - y * y)
      const [red, green, blue] = environment({ x: radius * Math.cos(angle), y, z: radius * Math.sin(angle) })
      table[row * width + column] = Math.min(4, 0.3 * red + 0.6 * green + 0.1 * blue)
    }
  return direction => {
    const row = Math.min(height - 1, Math.trunc((direction.y + 1) * 0.5 * height))
    const column = Math.trunc(((Math.atan2(direction.z, direction.x) + Math.PI) / (2 * Math.PI)) * width)
    return table[row * width + Math.min(width - 1, column)]!
  }
}

/** Evens the grain out over the mesh. */
function spread(light: Float32Array, triangles: ArrayLike<number>): Float32Array {
  let current = light
  for (let round = 0; round < 6; round++) {
    const sum = new Float32Array(current.length)
    const weight = new Float32Array(current.length)
    for (let at = 0; at < triangles.length; at += 3) {
      const [a, b, c] = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
      const mean = (current[a]! + current[b]! + current[c]!) / 3
      for (const vertex of [a, b, c]) {
        sum[vertex]! += mean
        weight[vertex]!++
      }
    }
    current = current.map((value, vertex) => (weight[vertex] ? sum[vertex]! / weight[vertex]! : value))
  }
  return current
}
