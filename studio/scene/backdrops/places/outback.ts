import { Group } from 'three'
import { makeGround } from '../parts/ground.ts'
import { farRidge, mesas } from '../parts/ridge.ts'
import { scrub } from '../parts/scrub.ts'
import { light } from '../parts/sky.ts'
import type { Place } from '../place.ts'

const redEarth = /* glsl */ `
  p.y -= 1.45;
  float patches = fbm(p * .35); float fine = grain(p * 9.); float pebbles = grain(p * 38.);
  albedo = mix(vec3(.42, .165, .075), vec3(.60, .28, .15), patches);
  albedo *= .66 + .36 * fine + .3 * pebbles;
  float stone = smoothstep(.80, .86, noise(p * 7.3)) * clamp(1.4 - length(fwidth(p)) * 8., 0., 1.);
  albedo = mix(albedo, vec3(.30, .13, .08), stone);
  float ruts = exp(-pow((abs(p.y + .25 * sin(p.x * .11)) - .82) / .3, 2.));
  float tread = .5 + .5 * sin(p.x * 42. + 9. * noise(p * 3.));
  albedo = mix(albedo, vec3(.66, .36, .22) * (.82 + .16 * tread), ruts * .55);
  float dry = smoothstep(.60, .72, fbm(p * .22 + 7.)) * smoothstep(2.2, 5., abs(p.y));
  albedo = mix(albedo, vec3(.36, .27, .11) * (.55 + .7 * grain(p * 14.)), dry * .75);
  roughness = 1.;
`

/** Red earth and flat-topped hills, the sun about to go behind them. */
export function outback({ turn = 35 }: { turn?: number }): Place {
  const content = new Group().add(
    makeGround({ surface: redEarth, turn }),
    farRidge(
      620,
      1800,
      mesas(58, [
        [0.3, 0.365, 0.5],
        [0.345, 0.43, 0.82],
        [0.545, 0.6, 0.38],
        [0.64, 0.7, 0.62],
      ]),
      '#7c4038',
    ),
    farRidge(
      380,
      1300,
      mesas(13, [
        [0.2, 0.33, 0.6],
        [0.6, 0.66, 0.7],
        [0.62, 0.8, 0.45],
      ]),
      '#5e2d27',
    ),
    scrub({ count: 320, from: 10, to: 160, spread: 0.75, seed: 5, colours: ['#b39a5a', '#8d7c48', '#c4ad6c'], height: 0.36 }),
    scrub({ count: 60, from: 90, to: 300, spread: 0.7, seed: 11, colours: ['#5a5a34', '#6b6540'], height: 2.2 }),
  )
  return {
    content,
    baked: 'dusk',
    exposure: 0.9,
    mirroredSky: [0.72, 0.4, 0.3],
    softness: 0.006,
    contact: 0.85,
    sky: {
      zenith: light('#2c4a80', 0.7),
      middle: light('#cf8596', 0.85),
      horizon: light('#ffb066', 1.3),
      below: light('#5c2c1c', 0.35),
      sun: { direction: [-0.5, 0.05, -0.86], disc: 30, glow: [1.9, 0.9, 0.36], spread: 30 },
      fill: [3.4, 2.8, 2.5],
      clouds: { cover: 0.56, scale: 0.55, streak: 3.2, lit: light('#ff9a72', 1.3), shade: light('#6b5078', 0.7) },
    },
    haze: { colour: light('#f0a27c', 0.7), density: 0.0011 },
  }
}
