import { BoxGeometry, Matrix4, Mesh, Vector3 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { material } from '../material/trim.ts'
import type { WheelSize } from './tyre.ts'

const around = 34

/** Blocks of an all-terrain tread: two staggered rows in the middle, and shoulders that wrap over the side wall. */
export function lugs({ radius, width }: WheelSize): Mesh {
  const half = width / 2
  const rows = [
    { z: half * 0.74, size: [0.042, 0.026, half * 0.5], tilt: 0.55, shift: 0, deep: 0.006 },
    { z: -half * 0.74, size: [0.042, 0.026, half * 0.5], tilt: -0.55, shift: 0.5, deep: 0.006 },
    { z: half * 0.24, size: [0.05, 0.02, half * 0.36], tilt: 0, shift: 0.5, deep: 0 },
    { z: -half * 0.24, size: [0.05, 0.02, half * 0.36], tilt: 0, shift: 0, deep: 0 },
  ] as const
  const blocks = rows.flatMap(({ z, size, tilt, shift, deep }) => Array.from({ length: around }, (_, index) => {
    const angle = ((index + shift) / around) * Math.PI * 2
    const turn = new Matrix4().makeRotationZ(angle)
      .multiply(new Matrix4().makeTranslation(new Vector3(0, radius - deep - 0.004, z)))
      .multiply(new Matrix4().makeRotationX(tilt))
    return new BoxGeometry(...size).applyMatrix4(turn)
  }))
  const mesh = new Mesh(mergeGeometries(blocks), material(0x131314, 0.85, 0, { envMapIntensity: 0.8 }))
  mesh.userData.light = 0.62
  return mesh
}
