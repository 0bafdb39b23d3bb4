import { MeshStandardMaterial } from 'three'
import { box } from '../../parts/box.ts'
import { flags } from '../../parts/flags.ts'
import { makeGround } from '../../parts/ground.ts'
import { headland } from '../../parts/headland.ts'
import { makeSea } from '../../parts/sea.ts'
import { scrub } from '../../parts/scrub.ts'
import { pavers } from '../../parts/surfaces.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { openAir } from '../open-air.ts'

const red = '#c3141d'
const edge = -13
const beachLevel = -2.2

const terrace = `${pavers({ colour: [0.62, 0.49, 0.335], metres: 0.8 })} if (p.y < ${edge.toFixed(1)}) discard;`

/** Sand down to the water, darker where it is wet, with a line of foam. */
const beach = /* glsl */ `
  float shore = p.y + 96. + 9. * (fbm(p * vec2(.03, .02)) - .5);
  albedo = vec3(.62, .53, .40) * (.86 + .22 * fbm(p * .25)); roughness = 1.;
  albedo = mix(vec3(.36, .31, .24), albedo, smoothstep(2., 16., shore));
  albedo = mix(albedo, vec3(.92), smoothstep(2.6, .8, shore));
  if (p.y > ${edge.toFixed(1)} || shore < 0.) discard;
`

/** The last bays before the dunes: warm stone, a low rail, grass, the beach and the sea. */
export const duneRail = openAir('breeze', () => {
  const post = wallMaterial('render', '#f2f2f0')
  const sand = makeGround({ surface: beach })
  sand.position.y = beachLevel
  sand.name = 'beach'
  return [
    makeGround({ surface: terrace }),
    sand,
    makeSea(beachLevel - 0.1),
    box(80, 0.16, 0.34, wallMaterial('concrete', '#cfcac0'), [0, 0, edge + 0.2]),
    ...Array.from({ length: 29 }, (_, i) => box(0.12, 0.92, 0.12, post, [-35 + i * 2.5, 0, edge + 0.2])),
    box(80, 0.07, 0.14, wallMaterial('timber', '#a98a66'), [0, 0.92, edge + 0.2]),
    box(80, 0.025, 0.025, new MeshStandardMaterial({ color: '#aeb4b8', metalness: 0.6, roughness: 0.4 }), [0, 0.5, edge + 0.2]),
    flags([[-7.4, edge + 0.8], [9.4, edge + 0.8]], [red]),
    scrub({ count: 900, from: 14, to: 24, spread: 1.2, seed: 9, colours: ['#a8a36a', '#8f9460', '#bdb27e'], height: 0.6 }).translateY(-0.42),
    headland({ x: 150, z: -760, length: 330, depth: 140, height: 44, seed: 3 }).translateY(13),
  ]
}, { softness: 0.011 })
