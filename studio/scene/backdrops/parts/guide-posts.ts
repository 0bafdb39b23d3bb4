import { Group, MeshStandardMaterial } from 'three'
import { box } from './box.ts'

/** White posts with red reflectors, as along any country road. */
export function guidePosts(z: number): Group {
  const white = new MeshStandardMaterial({ color: '#efefec', roughness: 0.6 })
  const red = new MeshStandardMaterial({ color: '#c3141a', roughness: 0.3, emissive: '#5a0507' })
  const group = new Group()
  for (let x = -66; x <= 66; x += 16) group.add(box(0.1, 1, 0.03, white, [x + 10, 0, z]), box(0.06, 0.14, 0.034, red, [x + 10, 0.76, z]))
  return group
}
