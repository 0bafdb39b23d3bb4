export type Mesh = {
  positions: Float32Array
  normals: Float32Array
  triangles: Uint32Array
  /** For each vertex the one it mirrors, or itself. */
  originals: Uint32Array
}

/** A half's mesh and its mirror image in z; what lies on z = 0 is shared. */
export function mirror(half: readonly number[], halfNormals: Float32Array, halfTriangles: readonly number[]): Mesh {
  const count = half.length / 3
  const twin = new Int32Array(count)
  let extra = 0
  for (let vertex = 0; vertex < count; vertex++) twin[vertex] = half[vertex * 3 + 2] === 0 ? vertex : count + extra++
  const vertexCount = count + extra
  const positions = new Float32Array(vertexCount * 3)
  const normals = new Float32Array(vertexCount * 3)
  positions.set(half)
  normals.set(halfNormals)
  for (let vertex = 0; vertex < count; vertex++) {
    const other = twin[vertex]!
    if (other === vertex) continue
    const at = vertex * 3
    positions.set([half[at]!, half[at + 1]!, -half[at + 2]!], other * 3)
    normals.set([halfNormals[at]!, halfNormals[at + 1]!, -halfNormals[at + 2]!], other * 3)
  }
  const originals = Uint32Array.from({ length: vertexCount }, (_, vertex) => vertex)
  for (let vertex = 0; vertex < count; vertex++) originals[twin[vertex]!] = vertex
  const triangles = new Uint32Array(halfTriangles.length * 2)
  triangles.set(halfTriangles)
  for (let at = 0; at < halfTriangles.length; at += 3) {
    const [a, b, c] = [halfTriangles[at]!, halfTriangles[at + 1]!, halfTriangles[at + 2]!]
    triangles.set([twin[a]!, twin[c]!, twin[b]!], halfTriangles.length + at)
  }
  return { positions, normals, triangles, originals }
}
