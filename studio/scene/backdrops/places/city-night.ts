import { Group, MeshStandardMaterial } from 'three'
import type { Point } from '../../subject.ts'
import { box, glow } from '../parts/box.ts'
import { makeGround } from '../parts/ground.ts'
import { makeRandom } from '../parts/random.ts'
import { light } from '../parts/sky.ts'
import { tower } from '../parts/tower.ts'
import type { Place } from '../place.ts'

const wetAsphalt = /* glsl */ `
  float stones = grain(p * 55.) * .5 + grain(p * 21.) * .5; float pools = smoothstep(.42, .62, fbm(p * .45 + 3.));
  albedo = vec3(.055, .057, .062) * (.7 + .5 * stones); roughness = mix(.5, .06, pools); wet = mix(.35, 1., pools);
  float dash = smoothstep(.0, .05, sin(p.x * .7)); albedo = mix(albedo, vec3(.5), stripe(p.y, -2.6, .06) * dash * .8);
`

/** A wet street among towers; every lamp becomes a disc in the soft background. */
export function cityNight(): Place {
  const random = makeRandom(4)
  const content = new Group().add(makeGround({ surface: wetAsphalt, mirror: 1.15 }))
  for (let i = 0; i < 30; i++) {
    const side = i % 2 ? 1 : -1
    const depth = 22 + Math.floor(i / 2) * 11
    content.add(tower([side * (13 + random() * 9 + depth * 0.06), 0, -depth], 10 + random() * 6, 18 + random() * 46, i))
  }
  for (let i = 0; i < 7; i++) for (const side of [1, -1]) content.add(...streetLamp([side * 7.5, 0, -8 - i * 13], side))
  content.add(...traffic(random))
  return {
    content,
    baked: 'dusk',
    exposure: 0.95,
    mirroredSky: [0.2, 0.23, 0.32],
    softness: 0.021,
    contact: 0.9,
    sky: {
      zenith: light('#070d1f', 0.3),
      middle: light('#101a3a', 0.4),
      horizon: light('#1b2145', 0.4),
      below: light('#101218', 0.2),
      sun: { direction: [0, 0.05, -1], disc: 0, glow: [0.05, 0.04, 0.06], spread: 9 },
      fill: [4, 4.4, 5.2],
      clouds: { cover: 0, scale: 1, streak: 1, lit: [0, 0, 0], shade: [0, 0, 0] },
    },
    haze: { colour: light('#1c2142', 0.22), density: 0.003 },
    ambient: 0.18,
  }
}

function streetLamp([x, , z]: Point, side: number): ReturnType<typeof box>[] {
  const steel = new MeshStandardMaterial({ color: '#33373c', roughness: 0.5, metalness: 0.5 })
  return [
    box(0.13, 7, 0.13, steel, [x, 0, z]),
    box(2, 0.1, 0.12, steel, [x - side, 7, z]),
    box(0.7, 0.1, 0.3, glow('#ffd9a0', 26), [x - side * 1.8, 6.95, z]),
  ]
}

/** Head and tail lamps further down the street, shop signs and signals at its sides. */
function traffic(random: () => number): ReturnType<typeof box>[] {
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const coming = i % 2 === 0
    const [x, z] = [coming ? 1.8 + random() * 2.4 : -2 - random() * 2.6, -26 - i * 9 - random() * 5]
    const colour = coming ? glow('#fff3dc', 30) : glow('#ff2a1a', 12)
    return [box(0.2, 0.14, 0.1, colour, [x - 0.65, 0.65, z]), box(0.2, 0.14, 0.1, colour, [x + 0.65, 0.65, z])]
  }).flat()
  const colours = ['#ff5a8a', '#3fd0ff', '#ffc24a', '#8a6bff', '#35e0a0', '#ff7a3a']
  const signs = Array.from({ length: 22 }, (_, i) =>
    box(0.25, 0.7 + random() * 1.6, 0.9 + random(), glow(colours[i % 6]!, 5), [
      (i % 2 ? 1 : -1) * (9 + random() * 2.2),
      2.4 + random() * 3.4,
      -10 - i * 4.6,
    ]),
  )
  return [
    ...lamps,
    ...signs,
    box(0.24, 0.24, 0.2, glow('#ff3020', 16), [-6.6, 4.4, -30]),
    box(0.24, 0.24, 0.2, glow('#30ff90', 12), [6.4, 4.1, -38]),
  ]
}
