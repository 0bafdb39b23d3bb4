import { Group, MeshStandardMaterial, PointLight } from 'three'
import { box, glow } from '../../parts/box.ts'
import { makeGround } from '../../parts/ground.ts'
import { light } from '../../parts/sky.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { Place } from '../../place.ts'

const sealed = /* glsl */ `
  float cloud = fbm(p * .6); albedo = vec3(.15, .15, .148) * (.75 + .45 * cloud + .1 * grain(p * 24.)); roughness = .3 + .3 * cloud; wet = .35 + .5 * cloud;
  float line = stripe(fract(p.x / 2.6 + .5), .5, .018) * smoothstep(-2.9, -3., p.y) * smoothstep(-7.7, -7.6, p.y);
  albedo = mix(albedo, vec3(.62, .5, .06), line * (.55 + .35 * fbm(p * 4.)));
`

/** A car park by night: columns with a yellow foot, tubes of light under a low ceiling. */
export function parkingDeck(): Place {
  const concrete = wallMaterial('concrete', '#8f8d88')
  const yellow = new MeshStandardMaterial({ color: '#e0b400', roughness: 0.6 })
  const black = new MeshStandardMaterial({ color: '#16171a', roughness: 0.7 })
  // Where no view has one in its middle: a column would grow out of the rider's seat.
  const columns = [-12, -3.8, 4.5, 12.6]
  const content = new Group().add(
    makeGround({ surface: sealed, mirror: 0.7, size: 80 }),
    box(44, 3.4, 0.4, wallMaterial('concrete', '#75736f'), [0, 0, -12]),
    box(44, 0.1, 0.02, yellow, [0, 1.32, -11.78]),
    box(44, 0.4, 26, wallMaterial('concrete', '#55534f'), [0, 3.1, -6]),
    ...columns.flatMap(x => [
      box(0.55, 3.1, 0.55, concrete, [x, 0, -7.8]),
      box(0.57, 0.9, 0.57, yellow, [x, 0.1, -7.8]),
      box(0.575, 0.18, 0.575, black, [x, 0.46, -7.8]),
    ]),
    ...[-6.5, -1.3, 1.3, 3.9, 9.1].flatMap(x => [
      ...[-6.2, -10].flatMap(z => [box(0.1, 0.06, 1.5, glow('#f3f4ea', 9), [x, 3.02, z]), tube(x, z)]),
      // Over the motorcycle itself, above the picture: without it tyres and shadow drown in the floor.
      tube(x, 1.4, 6),
    ]),
  )
  return {
    content,
    baked: 'studio',
    exposure: 1,
    ambient: 0.12,
    softness: 0.008,
    contact: 0.9,
    sky: {
      zenith: light('#101214', 0.4),
      middle: light('#121416', 0.5),
      horizon: light('#15171a', 0.6),
      below: light('#08090a', 0.3),
      sun: { direction: [0, 1, 0], disc: 0, glow: [3, 3, 2.9], spread: 8 },
      fill: [3.6, 3.7, 3.8],
      clouds: { cover: 0, scale: 1, streak: 1, lit: [0, 0, 0], shade: [0, 0, 0] },
    },
  }
}

/** What a tube throws on the wall behind it and the floor below. */
function tube(x: number, z: number, strength = 4.4): PointLight {
  const lamp = new PointLight('#f1f3e4', strength, 9, 1.7)
  lamp.position.set(x, 2.7, z)
  return lamp
}
