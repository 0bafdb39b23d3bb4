import { Group, MeshStandardMaterial } from 'three'
import { box, glow } from '../../parts/box.ts'
import { makeGround } from '../../parts/ground.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { Place } from '../../place.ts'
import { light } from '../../parts/sky.ts'

const polished = /* glsl */ `
  float cloud = fbm(p * .5); albedo = vec3(.06, .065, .07) * (.8 + .4 * cloud); roughness = .2 + .2 * cloud; wet = .7 + .3 * cloud;
`

/** A black room with bars of cool light in its far wall and a floor that shows them. */
export function lightBars(): Place {
  const black = new MeshStandardMaterial({ color: '#0b0d0f', roughness: 0.7 })
  const bars = Array.from({ length: 17 }, (_, i) => -24 + i * 3)
  const content = new Group().add(
    makeGround({ surface: polished, mirror: 0.85, size: 90 }),
    box(70, 8, 0.4, wallMaterial('panel', '#1d2327'), [0, 0, -11]),
    ...bars.map((x, i) => box(0.07, 5.2, 0.06, glow(i % 4 === 2 ? '#5cf2c0' : '#cfe6f2', i % 4 === 2 ? 2.4 : 3.4), [x, 0.35, -10.7])),
    ...bars.map(x => box(0.34, 5.8, 0.3, black, [x + 0.24, 0, -10.75])),
    box(70, 0.05, 0.1, glow('#bfe3ef', 2.2), [0, 6.2, -10.7]),
  )
  return {
    content,
    baked: 'studio',
    exposure: 1,
    ambient: 0.42,
    softness: 0.02,
    contact: 0.9,
    sky: {
      zenith: light('#0c1116', 0.4),
      middle: light('#10161b', 0.5),
      horizon: light('#141b20', 0.6),
      below: light('#06080a', 0.3),
      sun: { direction: [0, 1, 0], disc: 0, glow: [2.2, 2.5, 2.8], spread: 6 },
      fill: [2.2, 2.5, 2.8],
      clouds: { cover: 0, scale: 1, streak: 1, lit: [0, 0, 0], shade: [0, 0, 0] },
    },
  }
}
