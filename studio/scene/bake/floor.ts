import { type Box3, DataTexture, HalfFloatType, DataUtils, LinearFilter, RedFormat, Vector3 } from 'three'
import type { FloorShadow } from '../subject.ts'
import { clamp, mix, smoothStep } from '../shape/smooth.ts'
import { contactGrid } from './contact.ts'
import { type Caster, cosineDirections, turnOf } from './rays.ts'

/** The share of light that reaches the floor at a point. */
export type FloorLight = (x: number, z: number) => number
export type Floor = { shadow: FloorShadow; light: FloorLight }

const columns = 150
const rows = 48
const margin = 1.2
const fade = 0.8
const farHit = 2.2

/** Casts rays upwards from the floor under the subject. One half is enough: a subject is symmetric, or nearly. */
export function bakeFloor(box: Box3, cast: Caster, rays: number): Floor {
  const centre = (box.min.x + box.max.x) / 2
  const halfLength = (box.max.x - box.min.x) / 2 + margin
  const halfWidth = Math.max(box.max.z, -box.min.z) + margin
  const table = smoothed(castTable(centre, halfLength, halfWidth, cast, rays))

  const light: FloorLight = (x, z) => {
    const column = clamp(((x - centre + halfLength) / (2 * halfLength)) * columns - 0.5, 0, columns - 1.001)
    const row = clamp((Math.abs(z) / halfWidth) * rows - 0.5, 0, rows - 1.001)
    const edge = Math.min(halfLength - Math.abs(x - centre), halfWidth - Math.abs(z)) / fade
    return mix(1, readTable(table, column, row), smoothStep(0, 1, edge))
  }
  return { light, shadow: { texture: drawTexture(light, cast, { centre, halfLength, halfWidth }), centre, halfLength, halfWidth } }
}

function castTable(centre: number, halfLength: number, halfWidth: number, cast: Caster, rays: number): Float32Array {
  const table = new Float32Array(columns * rows)
  const directions = cosineDirections(rays)
  const origin = new Vector3()
  const direction = new Vector3()
  for (let index = 0; index < table.length; index++) {
    const column = Math.trunc(index / rows)
    const row = index % rows
    const x = centre - halfLength + ((column + 0.5) / columns) * 2 * halfLength
    origin.set(x, 0.003, ((row + 0.5) / rows) * halfWidth)
    const turn = turnOf(index)
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    let light = 0
    for (const { x: dx, y, z } of directions) {
      const distance = cast(origin, direction.set(dx * cos - z * sin, y, dx * sin + z * cos))
      if (distance === Number.POSITIVE_INFINITY) light++
      else if (distance > farHit) light += 0.3
    }
    table[index] = light / rays
  }
  return table
}

function smoothed(table: Float32Array): Float32Array {
  let current = table
  for (let round = 0; round < 3; round++) {
    const before = current
    const at = (column: number, row: number): number =>
      before[clamp(column, 0, columns - 1) * rows + clamp(Math.abs(row), 0, rows - 1)]!
    current = before.map((_, index) => {
      const column = Math.trunc(index / rows)
      const row = index % rows
      let sum = 0
      for (const [across, weight] of [[-1, 1], [0, 2], [1, 1]] as const)
        sum += weight * (at(column - 1, row + across) + 2 * at(column, row + across) + at(column + 1, row + across))
      return sum / 16
    })
  }
  return current
}

function readTable(table: Float32Array, column: number, row: number): number {
  const left = Math.trunc(column)
  const low = Math.trunc(row)
  const along = column - left
  const at = (c: number, r: number): number => table[c * rows + r]!
  return mix(
    mix(at(left, low), at(left + 1, low), along),
    mix(at(left, low + 1), at(left + 1, low + 1), along),
    row - low,
  )
}

/** How dark it is right under a tyre, beyond what the soft shadow has. */
const contactShade = 0.94

function drawTexture(light: FloorLight, cast: Caster, { centre, halfLength, halfWidth }: Omit<FloorShadow, 'texture'>): DataTexture {
  const [width, height] = [768, 384]
  const xs = Array.from({ length: width }, (_, at) => centre + (((at + 0.5) / width) * 2 - 1) * halfLength)
  const zs = Array.from({ length: height }, (_, at) => (((at + 0.5) / height) * 2 - 1) * halfWidth)
  const contact = contactGrid(xs, zs, cast, light)
  const data = Uint16Array.from(contact, (touch, at) =>
    DataUtils.toHalfFloat(light(xs[at % width]!, zs[Math.trunc(at / width)]!) * (1 - contactShade * touch)))
  const texture = new DataTexture(data, width, height, RedFormat, HalfFloatType)
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
