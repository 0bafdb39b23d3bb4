import { BufferAttribute, BufferGeometry, Mesh, type Object3D } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** What a mesh says about its baking, in its userData. */
export type BakeNotes = {
  /** Glass, say: it neither stops light nor is it baked. */
  bake?: 'nothing' | 'unlit'
  /** A fixed share of the light instead of a baked one. */
  light?: number
  /** Vertices through which light passes: windows and wheel arches cut out by a shader. */
  openings?: Uint8Array
  /** For each vertex the one whose light it shares: a symmetric shell is baked once for both sides. */
  originals?: Uint32Array
  /** Wheels: four alike, lit alike, so that one is baked for all that share its geometry. */
  sharesLight?: boolean
  /** A shell that several variants use: baked with the first of them. */
  keepsLight?: boolean
}

export const notesOf = (mesh: Mesh): BakeNotes => mesh.userData as BakeNotes

export function meshesOf(root: Object3D): Mesh[] {
  const meshes: Mesh[] = []
  root.traverseVisible(object => {
    if (object instanceof Mesh && notesOf(object).bake !== 'nothing') meshes.push(object)
  })
  return meshes
}

/** Everything that stops light, as one geometry in the world's own axes. */
export const occluderGeometry = (meshes: readonly Mesh[]): BufferGeometry =>
  mergeGeometries(meshes.filter(mesh => notesOf(mesh).bake !== 'unlit').map(worldGeometry))!

function worldGeometry(mesh: Mesh): BufferGeometry {
  const source = mesh.geometry as BufferGeometry
  const positions = source.getAttribute('position')
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions.array), 3))
  const indices = source.index ? Array.from(source.index.array) : Array.from({ length: positions.count }, (_, i) => i)
  const { openings } = notesOf(mesh)
  geometry.setIndex(openings ? closedTriangles(indices, openings) : indices)
  return geometry.applyMatrix4(mesh.matrixWorld)
}

function closedTriangles(indices: readonly number[], openings: Uint8Array): number[] {
  const closed: number[] = []
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [indices[at]!, indices[at + 1]!, indices[at + 2]!]
    if (!(openings[a] && openings[b] && openings[c])) closed.push(a, b, c)
  }
  return closed
}
