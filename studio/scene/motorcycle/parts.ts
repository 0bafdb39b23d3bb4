import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'

/** Metres. The front is towards -x, up is +y, the rider's left is +z. */
export type Point = readonly [x: number, y: number, z: number]
export type Outline = readonly (readonly [x: number, y: number])[]

const vector = (point: Point): THREE.Vector3 => new THREE.Vector3(...point)
const up = new THREE.Vector3(0, 1, 0)

export function at<T extends THREE.Object3D>(part: T, position: Point, turn: Point = [0, 0, 0]): T {
  part.position.set(...position)
  part.rotation.set(...turn)
  return part
}

/** A straight bar between two points, tapered where a second radius is given. */
export function rod(from: Point, to: Point, radius: number, material: THREE.Material, endRadius = radius): THREE.Mesh {
  const start = vector(from)
  const end = vector(to)
  const bar = new THREE.Mesh(new THREE.CylinderGeometry(endRadius, radius, start.distanceTo(end), 18, 3), material)
  bar.position.copy(start).lerp(end, 0.5)
  bar.quaternion.setFromUnitVectors(up, end.sub(start).normalize())
  return bar
}

/** A bent tube through points. */
export function tube(points: readonly Point[], radius: number, material: THREE.Material, segments = 48): THREE.Mesh {
  const curve = new THREE.CatmullRomCurve3(points.map(vector), false, 'catmullrom', 0.4)
  return new THREE.Mesh(new THREE.TubeGeometry(curve, segments, radius, 14), material)
}

export function block(size: Point, radius: number, material: THREE.Material, position: Point, turn?: Point): THREE.Mesh {
  return at(new THREE.Mesh(lean(new RoundedBoxGeometry(...size, 3, radius)), material), position, turn)
}

/** Without vertices that lie on each other: the light is baked once for each. */
function lean(geometry: THREE.BufferGeometry): THREE.BufferGeometry {
  geometry.deleteAttribute('uv')
  return mergeVertices(geometry)
}

/** A drum whose axis runs across the motorcycle. */
export function drum(radius: number, width: number, material: THREE.Material, position: Point, edge = 0.004): THREE.Mesh {
  const half = width / 2
  const profile = [
    [0, -half],
    [radius - edge, -half],
    [radius, -half + edge],
    [radius, half - edge],
    [radius - edge, half],
    [0, half],
  ].map(([r, z]) => new THREE.Vector2(r, z))
  const geometry = new THREE.LatheGeometry(profile, radius < 0.02 ? 12 : 40)
  geometry.rotateX(Math.PI / 2)
  return at(new THREE.Mesh(geometry, material), position)
}

/** A solid turned about the axle: the profile gives radius and offset across. */
export function turned(profile: Outline, material: THREE.Material, segments = 72): THREE.Mesh {
  const geometry = new THREE.LatheGeometry(
    profile.map(([radius, z]) => new THREE.Vector2(radius, z)),
    segments,
  )
  geometry.rotateX(Math.PI / 2)
  return new THREE.Mesh(geometry, material)
}

/** A plate cut to an outline in the side view, bevelled, its middle at the given distance from the centre line. */
export function plate(
  outline: Outline,
  thickness: number,
  z: number,
  material: THREE.Material,
  bevel = 0.005,
  softness = 0.28,
): THREE.Mesh {
  const shape = new THREE.Shape()
  shape.setFromPoints(roundedOutline(outline, softness))
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.001, thickness - 2 * bevel),
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    curveSegments: 8,
  })
  geometry.translate(0, 0, -Math.max(0.001, thickness - 2 * bevel) / 2)
  return at(new THREE.Mesh(lean(geometry), material), [0, 0, z])
}

/** Cuts every corner with a short curve, so that plates look pressed rather than sawn. */
export function roundedOutline(outline: Outline, share: number): THREE.Vector2[] {
  return outline.flatMap((corner, index) => {
    const before = outline[(index + outline.length - 1) % outline.length]!
    const after = outline[(index + 1) % outline.length]!
    const here = new THREE.Vector2(...corner)
    const start = here.clone().lerp(new THREE.Vector2(...before), share)
    const end = here.clone().lerp(new THREE.Vector2(...after), share)
    return new THREE.QuadraticBezierCurve(start, here, end).getPoints(4)
  })
}

/** Many small equal parts as one mesh. */
export function repeated(geometry: THREE.BufferGeometry, places: readonly THREE.Matrix4[], material: THREE.Material): THREE.Mesh {
  return new THREE.Mesh(mergeGeometries(places.map(place => geometry.clone().applyMatrix4(place))), material)
}

export function bothSides(build: (side: 1 | -1) => THREE.Object3D | readonly THREE.Object3D[]): THREE.Object3D[] {
  return [build(1), build(-1)].flat() as THREE.Object3D[]
}

export function ring(
  radius: number,
  thickness: number,
  material: THREE.Material,
  position: Point,
  turn: Point = [0, Math.PI / 2, 0],
): THREE.Mesh {
  return at(new THREE.Mesh(new THREE.TorusGeometry(radius, thickness, 12, 56), material), position, turn)
}

export function group(...parts: readonly (THREE.Object3D | readonly THREE.Object3D[])[]): THREE.Group {
  const whole = new THREE.Group()
  whole.add(...(parts.flat() as THREE.Object3D[]))
  return whole
}

/** Small or thin parts take a fixed share of the light: baking their many corners would cost more than it shows. */
export function lightly<T extends THREE.Mesh>(mesh: T, light: number): T {
  mesh.userData.light = light
  return mesh
}
