import { Group, PointLight } from 'three'

/** Light from the ceiling of a shop after dark, spilling on to the pavement. */
export function shopLight(x: number, z: number, width: number): Group {
  const group = new Group()
  for (const share of [-0.35, 0, 0.35]) {
    const lamp = new PointLight('#ffdcb2', 26, 18, 1.6)
    lamp.position.set(x + share * width, 3.1, z)
    group.add(lamp)
  }
  return group
}
