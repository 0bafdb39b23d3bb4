import { CircleGeometry, CylinderGeometry, ExtrudeGeometry, type Mesh, Shape } from 'three'
import { material } from '../material/trim.ts'
import { place } from '../shape/place.ts'

/** Behind the spokes: darkness, a disc, and a calliper that does not turn. */
export function brake(rim: number, half: number): { still: Mesh[]; calliper: Mesh } {
  const back = place(new CircleGeometry(rim * 0.9, 48), material(0x050506, 0.9, 0, { envMapIntensity: 0.4 }),
    [0, 0, -half * 0.35])
  const disc = place(new CylinderGeometry(rim * 0.66, rim * 0.66, 0.02, 64), material(0x77797c, 0.38, 0.9),
    [0, 0, -half * 0.02])
  const hat = place(new CylinderGeometry(rim * 0.34, rim * 0.36, 0.05, 40), material(0x17181a, 0.4, 0.6), [0, 0, 0.01])
  for (const turned of [disc, hat]) turned.rotation.x = Math.PI / 2
  const outline = new Shape()
  outline.absarc(0, 0, rim * 0.74, -0.5, 0.5, false)
  outline.absarc(0, 0, rim * 0.44, 0.5, -0.5, true)
  const geometry = new ExtrudeGeometry(outline, { depth: 0.05, bevelSize: 0.006, bevelThickness: 0.006, bevelSegments: 2 })
  const calliper = place(geometry, material(0x33353a, 0.5, 0.5), [0, 0, -half * 0.02 - 0.01])
  return { still: [back, disc, hat], calliper }
}
