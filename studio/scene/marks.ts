import { type PerspectiveCamera, Vector3 } from 'three'
import type { Mark } from './shot.ts'
import type { Subject } from './subject.ts'

const facesEnough = 0.18

/** The subject's hotspots that face the camera, where they are in the picture. */
export function marksOf(subject: Subject, camera: PerspectiveCamera): Mark[] {
  return Object.entries(subject.hotspots ?? {}).flatMap(([name, { at, facing }]) => {
    const point = new Vector3(...at)
    const towards = camera.position.clone().sub(point).normalize()
    if (towards.dot(new Vector3(...facing).normalize()) < facesEnough) return []
    const { x, y } = point.project(camera)
    return [{ name, x: rounded((x + 1) / 2), y: rounded((1 - y) / 2) }]
  })
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000
