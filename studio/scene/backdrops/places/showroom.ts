import { Group, MeshStandardMaterial } from 'three'
import { box, glow } from '../parts/box.ts'
import { makeGround } from '../parts/ground.ts'
import { parked } from '../parts/parked.ts'
import { light } from '../parts/sky.ts'
import { trees } from '../parts/trees.ts'
import { wallMaterial } from '../parts/wall.ts'
import type { Place } from '../place.ts'

const tiles = /* glsl */ `
  vec2 f = fract(p / 1.2); float edge = fwidth(p.x) + .004;
  float joint = max(1. - smoothstep(.004, .008 + edge, min(f.x, 1. - f.x)), 1. - smoothstep(.004, .008 + edge, min(f.y, 1. - f.y)));
  albedo = vec3(.27, .267, .262) * (.95 + .08 * fbm(p * .9)) * (1. - .22 * joint); roughness = .16; wet = 1. - .6 * joint;
`

/** Inside: a polished floor, a timber wall, daylight from the left. */
export function insideShowroom(): Place {
  const plaster = new MeshStandardMaterial({ color: '#b4b2ae', roughness: 0.95 })
  const ceiling = new MeshStandardMaterial({ color: '#d0cfcc', roughness: 1, emissive: '#fff6ea', emissiveIntensity: 0.42 })
  const strip = glow('#fff6ea', 9)
  const content = new Group().add(
    makeGround({ surface: tiles, mirror: 0.55, size: 90 }),
    box(26, 6, 0.3, plaster, [10.5, 0, -13]),
    box(13, 4.4, 0.2, wallMaterial('slats', '#b07a46'), [5.5, 0, -12.7]),
    box(0.3, 6, 40, plaster, [22, 0, 0]),
    box(70, 0.4, 44, ceiling, [0, 5.6, 0]),
    box(34, 3.4, 0.2, glow('#ffffff', 2.4), [4, 1.2, 20]),
    box(3.4, 2.3, 0.1, glow('#f3f6fa', 1.5), [15.2, 1.7, -12.7]),
    box(2.2, 1.02, 0.9, wallMaterial('timber', '#c99a68'), [15.2, 0, -10.5]),
    box(2.4, 0.06, 1.05, plaster, [15.2, 1.02, -10.5]),
    ...[-15, -9, -3, 3, 9, 15].map(x => box(0.16, 0.06, 24, strip, [x, 5.5, -2])),
    ...windowWall(),
    box(60, 0.1, 40, new MeshStandardMaterial({ color: '#7d8a5a', roughness: 1 }), [-28, -0.06, -34]),
    trees(
      'park',
      [
        [-1.4, -12.2, 2],
        [-9, -30, 7],
        [-15, -34, 8.5],
        [-22, -32, 7.5],
        [-4, -36, 8],
      ],
      4,
    ),
    parked([{ subject: 'suv-compact-a', colour: '#b9bdc2', x: -5.4, z: -8.6, azimuth: 66 }]),
  )
  return {
    content,
    baked: 'studio',
    exposure: 1.2,
    ambient: 0.75,
    softness: 0.0055,
    contact: 0.8,
    sky: {
      zenith: light('#8fb6de', 0.6),
      middle: light('#b3d0ea', 0.85),
      horizon: light('#e3eef5', 1),
      below: light('#9a9a98', 0.3),
      sun: { direction: [-0.9, 0.3, -0.2], disc: 0, glow: [0.6, 0.55, 0.45], spread: 20 },
      fill: [1.3, 1.28, 1.25],
      clouds: { cover: 0.5, scale: 0.7, streak: 1.4, lit: [1.2, 1.2, 1.2], shade: [0.8, 0.85, 0.9] },
    },
  }
}

/** Tall panes along the left, a hedge and sky outside. */
function windowWall(): ReturnType<typeof box>[] {
  const metal = new MeshStandardMaterial({ color: '#23272b', roughness: 0.4, metalness: 0.5 })
  const mullions = Array.from({ length: 8 }, (_, i) => box(0.12, 5.6, 0.14, metal, [-16.5 + i * 2, 0, -13]))
  return [...mullions, box(15, 0.1, 0.14, metal, [-10, 2.9, -13]), box(15, 0.22, 0.2, metal, [-10, 0, -13])]
}
