import { Group } from 'three'
import { makeGround } from '../parts/ground.ts'
import { guidePosts } from '../parts/guide-posts.ts'
import { headland } from '../parts/headland.ts'
import { makeSea } from '../parts/sea.ts'
import { scrub } from '../parts/scrub.ts'
import { light } from '../parts/sky.ts'
import type { Place } from '../place.ts'

/** A sealed road with the vehicle in its near lane, as in Australia; beyond it gravel, grass, and the drop to the sea. */
const road = /* glsl */ `
  p.y -= 1.4; float far = p.y + 2.9;
  float stones = grain(p * 55.) * .5 + grain(p * 21.) * .5;
  float wear = fbm(p * vec2(.12, .9));
  albedo = vec3(.125, .127, .13) * (.70 + .5 * stones) * (.85 + .3 * wear);
  float wheelpath = exp(-pow((abs(p.y) - .8) / .35, 2.)); albedo *= 1. - .13 * wheelpath;
  float paint = .8 + .2 * fbm(p * 6.);
  albedo = mix(albedo, vec3(.66) * paint, stripe(far, -1.9, .065) * .9);
  float dash = smoothstep(.0, .04, sin(p.x * .7 + 1.)); albedo = mix(albedo, vec3(.66) * paint, stripe(p.y, -1.5, .065) * dash * .9);
  float verge = smoothstep(-2.2, -2.5, far + .16 * (fbm(p * 1.4) - .5));
  vec3 gravel = mix(vec3(.42, .36, .27), vec3(.30, .25, .19), fbm(p * 2.2)) * (.7 + .5 * grain(p * 30.));
  albedo = mix(albedo, gravel, verge);
  float grass = smoothstep(-3.2, -4.2, far + 1.1 * (fbm(p * .8) - .5));
  vec3 blades = mix(vec3(.15, .18, .06), vec3(.36, .31, .13), fbm(p * .5)) * (.6 + .7 * grain(p * vec2(34., 12.)));
  albedo = mix(albedo, blades, grass);
  roughness = mix(.78, 1., verge);
  if (far < -5.2 - 2.2 * fbm(p * .16)) discard;
`

export function coastRoad({ turn = 35 }: { turn?: number }): Place {
  const edge = new Group().add(
    guidePosts(-2.75),
    scrub({ count: 2600, from: 4, to: 6.4, spread: 3.4, seed: 21, colours: ['#9a9150', '#b3a866', '#838a4c'], height: 0.17 }),
  )
  const round = (turn * Math.PI) / 180
  edge.rotation.y = round
  edge.position.set(-Math.sin(round) * 1.5, 0, -Math.cos(round) * 1.5)
  const content = new Group().add(
    makeGround({ surface: road, turn }),
    makeSea(-15),
    edge,
    headland({ x: -190, z: -760, length: 300, depth: 120, height: 62, seed: 3 }),
    headland({ x: 165, z: -420, length: 330, depth: 150, height: 62, seed: 8 }),
  )
  return {
    content,
    baked: 'day',
    exposure: 0.95,
    softness: 0.0045,
    contact: 0.8,
    sun: { direction: [-0.75, 0.6, 0.62], colour: '#fff0d8', strength: 3.2 },
    sky: {
      zenith: light('#2566b8', 0.9),
      middle: light('#7fb4e6', 1.1),
      horizon: light('#dcebf5', 1.3),
      below: light('#5d6470', 0.35),
      sun: { direction: [-0.75, 0.6, 0.62], disc: 0, glow: [0.7, 0.62, 0.45], spread: 90 },
      clouds: { cover: 0.56, scale: 0.8, streak: 1.25, lit: [1.7, 1.7, 1.72], shade: light('#b9c6d6', 1) },
    },
    haze: { colour: light('#cfe0ee', 1), density: 0.0007 },
  }
}
