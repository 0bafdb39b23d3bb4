import { Group, MeshStandardMaterial, PointLight } from 'three'
import { box, glow } from '../../parts/box.ts'
import { makeGround } from '../../parts/ground.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { Place } from '../../place.ts'

const sealedConcrete = /* glsl */ `
  float cloud = fbm(p * .7); float spots = grain(p * 26.);
  albedo = vec3(.115, .113, .11) * (.75 + .4 * cloud + .14 * spots); roughness = .22 + .3 * cloud; wet = .45 + .45 * cloud;
  float joint = max(stripe(fract(p.x / 3.), .5, .002), stripe(fract(p.y / 3. + .3), .5, .002)); albedo *= 1. - .6 * joint;
`

const neon = '#ffd400'
const lampColour = '#ffe2b0'

/** A brick workshop at night, lit by hanging lamps and a line of light along the wall. */
export function brickWorkshop(): Place {
  const steel = new MeshStandardMaterial({ color: '#1c1e21', roughness: 0.45, metalness: 0.6 })
  const lamp = (x: number, z: number) => [
    box(0.02, 3, 0.02, steel, [x, 2.3, z]),
    box(0.5, 0.16, 0.5, steel, [x, 2.14, z]),
    box(0.4, 0.03, 0.4, glow(lampColour, 22), [x, 2.1, z]),
  ]
  const content = new Group().add(
    makeGround({ surface: sealedConcrete, mirror: 0.9, size: 60 }),
    box(40, 6, 0.4, wallMaterial('brick', '#6a4a40'), [0, 0, -6.2]),
    box(0.4, 6, 30, wallMaterial('brick', '#5d4239'), [12, 0, 0]),
    box(3.4, 3.2, 0.1, wallMaterial('corrugated', '#33383d'), [-7.2, 0, -5.9]),
    box(3.7, 0.18, 0.3, steel, [-7.2, 3.2, -5.85]),
    box(9, 0.045, 0.06, glow(neon, 9), [2.2, 2.05, -5.9]),
    box(0.045, 1.3, 0.06, glow(neon, 9), [6.7, 0.78, -5.9]),
    box(2.6, 0.9, 0.7, steel, [8.4, 0, -5.4]),
    box(2.7, 0.06, 0.8, wallMaterial('timber', '#8d6642'), [8.4, 0.9, -5.4]),
    ...[-5, -1.4, 2.2, 5.8].flatMap(x => lamp(x, -4.6)),
    ...[-5, -1.4, 2.2, 5.8].map(x => pool(x)),
  )
  return {
    content,
    baked: 'dusk',
    exposure: 1,
    ambient: 0.16,
    softness: 0.006,
    contact: 0.9,
    sky: {
      zenith: [0.03, 0.03, 0.035],
      middle: [0.05, 0.05, 0.06],
      horizon: [0.06, 0.06, 0.07],
      below: [0.02, 0.02, 0.02],
      sun: { direction: [0, 1, 0], disc: 0, glow: [3.4, 3, 2.6], spread: 8 },
      fill: [4.2, 4.2, 4.4],
      clouds: { cover: 0, scale: 1, streak: 1, lit: [0, 0, 0], shade: [0, 0, 0] },
    },
  }
}

/** The light that a hanging lamp throws on wall and floor. */
function pool(x: number): PointLight {
  const light = new PointLight('#ffc896', 6, 12, 1.7)
  light.position.set(x, 1.95, -4.6)
  return light
}
