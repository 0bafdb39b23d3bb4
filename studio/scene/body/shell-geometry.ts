import { BufferAttribute, BufferGeometry } from 'three'
import { meshSolid } from '../shape/surface-nets.ts'
import { type Blueprint, type Glass, usualGlass } from './blueprint.ts'
import type { Shell } from './shell.ts'

export type ShellGeometry = {
  surface: BufferGeometry
  /** The parts of the surface that lamps and grilles lie behind. */
  ends: BufferGeometry
  /** The parts where windows and lamp covers may be. */
  glazed: BufferGeometry
  cabin: BufferGeometry
  openings: Uint8Array
  originals: Uint32Array
}

const usualCell = 0.0185

const made = new WeakMap<Blueprint, ShellGeometry>()

/** The same blueprint is meshed once, however many variants are built on it. */
export function shellGeometry(shell: Shell): ShellGeometry {
  const known = made.get(shell.blueprint) ?? meshShell(shell)
  made.set(shell.blueprint, known)
  return known
}

/** The shell as triangles, with the distances that the shader cuts glass and trim by. */
function meshShell(shell: Shell): ShellGeometry {
  const { blueprint } = shell
  const box = { x: [-0.12, blueprint.length + 0.12], y: [0.08, blueprint.height + 0.12],
    z: blueprint.halfWidth + 0.12 } as const
  const mesh = meshSolid(shell.distance, box, blueprint.cell ?? usualCell)
  const surface = new BufferGeometry()
  surface.setAttribute('position', new BufferAttribute(mesh.positions, 3))
  surface.setAttribute('normal', new BufferAttribute(mesh.normals, 3))
  surface.setIndex(new BufferAttribute(mesh.triangles, 1))
  const openings = addFields(surface, shell)
  return { surface, openings, originals: mesh.originals, ...partsOf(surface, shell) }
}

/** `cabinField`: side, top, front, rear. `bodyField`: cabin less body, top, front, rear. `restField`: hollow, side. */
function addFields(geometry: BufferGeometry, shell: Shell): Uint8Array {
  const positions = geometry.getAttribute('position')
  const cabinField = new Float32Array(positions.count * 4)
  const bodyField = new Float32Array(positions.count * 4)
  const restField = new Float32Array(positions.count * 2)
  const openings = new Uint8Array(positions.count)
  const isOpen = openingTest(shell)
  const { hollow } = shell.blueprint
  for (let vertex = 0; vertex < positions.count; vertex++) {
    const [x, y, z] = [positions.getX(vertex), positions.getY(vertex), positions.getZ(vertex)]
    const cabin = shell.cabinParts(x, y, z)
    const [side, top, front, rear] = shell.bodyParts(x, y, z)
    const onCabin = shell.cabin(x, y, z) - shell.body(x, y, z)
    cabinField.set(cabin, vertex * 4)
    bodyField.set([onCabin, top, front, rear], vertex * 4)
    restField.set([hollow ? hollow(x, y, Math.abs(z)) : 1, side], vertex * 2)
    openings[vertex] = isOpen(x, y, Math.abs(z), cabin, onCabin) ? 1 : 0
  }
  geometry.setAttribute('cabinField', new BufferAttribute(cabinField, 4))
  geometry.setAttribute('bodyField', new BufferAttribute(bodyField, 4))
  geometry.setAttribute('restField', new BufferAttribute(restField, 2))
  return openings
}

type OpeningTest = (x: number, y: number, z: number, cabin: readonly number[], onCabin: number) => boolean

/** Where light passes the shell: its windows and wheel arches, roughly as the shader cuts them. */
function openingTest({ blueprint, axles }: Shell): OpeningTest {
  const glass: Glass = { ...usualGlass, ...blueprint.glass }
  return (x, y, z, cabin, onCabin) => {
    const [side, top, front, rear] = cabin as [number, number, number, number]
    const up = Math.max(y - axles.height, 0)
    const toAxle = Math.min(Math.hypot(x - axles.front, up), Math.hypot(x - axles.rear, up))
    const inArch = toAxle < blueprint.archRadius && z > blueprint.halfWidth - 0.42
    const sideGlass = Math.max(
      front + glass.windscreenPillar, top + glass.roof, onCabin + glass.belt, rear + glass.rearPillar, -(side + 0.07),
      x - glass.until, glass.from - x,
    )
    const windscreen = Math.max(side + 0.05, top + 0.05, onCabin + 0.03, -(front + 0.09))
    const rearScreen = Math.max(
      side + glass.rearSides, top + glass.rearTop, onCabin + glass.rearBelt, (glass.rearAbove ?? 0) - y, -(rear + 0.09),
    )
    return inArch || Math.min(sideGlass, windscreen, rearScreen) < 0
  }
}

/** Smaller meshes of parts of the surface, so that what is drawn only there costs little elsewhere. */
function partsOf(surface: BufferGeometry, { blueprint, belt }: Shell): Pick<ShellGeometry, 'ends' | 'glazed' | 'cabin'> {
  const positions = surface.getAttribute('position')
  const onCabin = surface.getAttribute('bodyField')
  const triangles = surface.index!.array
  const parts = { ends: [] as number[], glazed: [] as number[], cabin: [] as number[] }
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!]
    const x = positions.getX(corners[0]!)
    const isEnd = (x < 0.75 || x > blueprint.length - 0.6) && positions.getY(corners[0]!) < belt(x) + 0.2
    const isCabin = onCabin.getX(corners[0]!) < 0.05
    if (isEnd) parts.ends.push(...corners)
    if (isCabin) parts.cabin.push(...corners)
    if (isEnd || isCabin) parts.glazed.push(...corners)
  }
  return {
    ends: withTriangles(surface, parts.ends), glazed: withTriangles(surface, parts.glazed), cabin: withTriangles(surface,
      parts.cabin),
  }
}

function withTriangles(surface: BufferGeometry, triangles: number[]): BufferGeometry {
  const part = new BufferGeometry()
  for (const [name, attribute] of Object.entries(surface.attributes)) part.setAttribute(name, attribute)
  part.setIndex(triangles)
  return part
}
