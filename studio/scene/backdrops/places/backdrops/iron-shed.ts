import { CylinderGeometry, Mesh, MeshStandardMaterial } from 'three'
import { box } from '../../parts/box.ts'
import { makeGround } from '../../parts/ground.ts'
import { slabs } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { openAir } from '../open-air.ts'

const apron = /* glsl */ `${slabs({ colour: [0.4, 0.335, 0.265], metres: 5 })}
  float dust = smoothstep(.45, .75, fbm(p * .22 + 2.)); albedo = mix(albedo, vec3(.42, .27, .165) * (.8 + .3 * grain(p * 18.)), dust * .55);
`

/** Before the big shed: a wall of green iron, a door of rust, dust on the concrete. */
export const ironShed = openAir('soft', () => {
  const green = wallMaterial('corrugated', '#7b8f7e')
  const rust = wallMaterial('slats', '#a8623a')
  const cream = new MeshStandardMaterial({ color: '#e9e0cb', roughness: 0.8 })
  const doors = [-10.5, 6.5]
  return [
    makeGround({ surface: apron }),
    box(52, 7.4, 14, green, [4, 0, -23]),
    box(53, 0.35, 15, cream, [4, 7.4, -23]),
    box(52, 0.7, 0.1, wallMaterial('concrete', '#a59c8d'), [4, 0, -15.96]),
    ...doors.flatMap(x => [box(5.6, 4.9, 0.3, cream, [x, 0, -15.9]), box(5.2, 4.7, 0.34, rust, [x, 0, -15.85])]),
    ...[-4.6, -0.6, 11.8].map(x => box(2.4, 1, 0.1, new MeshStandardMaterial({ color: '#3b4649', roughness: 0.25 }), [x, 3.6, -15.95])),
    tank(-2.4, -14.6),
    trees('gum', [[-26, -24, 12], [-30, -18, 10], [36, -22, 12]], 8),
  ]
}, { softness: 0.011 })

/** Rain from the roof is kept, as anywhere inland. */
function tank(x: number, z: number): Mesh {
  const round = new Mesh(new CylinderGeometry(1.1, 1.1, 2.5, 40), new MeshStandardMaterial({ color: '#b4b5ae', roughness: 0.55, metalness: 0.3 }))
  round.position.set(x, 1.25, z)
  round.castShadow = true
  return round
}
