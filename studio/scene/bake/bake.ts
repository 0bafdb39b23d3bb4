import { Box3, BufferAttribute, type BufferGeometry, type Material, Mesh } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { type EnvironmentName, environments } from '../light/environments.ts'
import { receiveBakedLight } from '../material/baked-light.ts'
import type { FloorShadow, Subject } from '../subject.ts'
import { bakeFloor } from './floor.ts'
import { meshesOf, notesOf, occluderGeometry } from './occluders.ts'
import { casterOf } from './rays.ts'
import { bakeVertices } from './vertices.ts'

const usualRays = 11
const quickRays = 6
const usualBounce = 0.06

const keptLight = new Map<BufferGeometry, BufferGeometry>()

/** Works out how much light reaches every vertex and the floor, once, before any picture of the subject is taken. */
export function bake(subject: Subject, environment: EnvironmentName, quick = false): FloorShadow | undefined {
  subject.group.updateMatrixWorld(true)
  const meshes = meshesOf(subject.group)
  const occluders = occluderGeometry(meshes)
  const cast = casterOf(new MeshBVH(occluders))
  const onFloor = subject.bake?.floor !== false
  const box = new Box3().setFromBufferAttribute(occluders.getAttribute('position') as BufferAttribute)
  const floor = onFloor ? bakeFloor(box, cast, quick ? 24 : 48) : undefined
  const settings = {
    cast,
    environment: environments[environment],
    floor: floor?.light ?? (() => 1),
    rays: quick ? quickRays : (subject.bake?.rays ?? usualRays),
    bounce: subject.bake?.bounce ?? usualBounce,
  }
  const baked = new Map(keptLight)
  for (const mesh of meshes) {
    const source = mesh.geometry as BufferGeometry
    const done = baked.get(source)
    if (done) {
      mesh.geometry = done
      continue
    }
    const { light, sharesLight, keepsLight } = notesOf(mesh)
    const attribute = light === undefined ? bakeVertices(mesh, settings) : constant(source, light)
    const geometry = source.clone().setAttribute('bakedLight', attribute)
    if (sharesLight || light !== undefined) baked.set(source, geometry)
    if (keepsLight) keptLight.set(source, geometry)
    mesh.geometry = geometry
  }
  subject.group.traverse(object => {
    if (object instanceof Mesh) for (const one of materialsOf(object)) receiveBakedLight(one)
  })
  return floor?.shadow
}

const materialsOf = (mesh: Mesh): Material[] => (Array.isArray(mesh.material) ? mesh.material : [mesh.material])

const constant = (geometry: BufferGeometry, light: number): BufferAttribute =>
  new BufferAttribute(new Float32Array(geometry.getAttribute('position').count).fill(light), 1)
