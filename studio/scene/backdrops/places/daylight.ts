import type { Point } from '../../subject.ts'
import { light, type SkyLook } from '../parts/sky.ts'
import type { Place } from '../place.ts'

type Daylight = Pick<Place, 'sky' | 'sun' | 'baked' | 'exposure' | 'haze'>
type Shade = readonly [hex: string, strength: number]
type HourLook = Pick<Place, 'baked' | 'exposure'> & {
  /** The sky from overhead down to the horizon, and the ground that it shines on. */
  sky: readonly [zenith: Shade, middle: Shade, horizon: Shade, below?: Shade]
  clouds: readonly [cover: number, scale: number, streak: number, lit: Point, shade: Shade]
  /** None once the sun is down. */
  sun?: readonly [direction: Point, colour: string, strength: number]
  /** What shines in the sky itself, where it is not a high sun. */
  shine?: readonly [direction: Point, glow: Point, spread: number]
  /** Light from behind the camera, after dark. */
  fill?: Point
  haze: readonly [...Shade, density: number]
}

const high: Point = [-0.7, 0.75, 0.6]
const mid: Point = [-0.6, 0.85, 0.5]
const steep: Point = [-0.5, 0.9, 0.5]
const none: Point = [0, 0, 0]

function hour({ sky, clouds, sun, shine = [high, [0.6, 0.55, 0.42], 80], fill, haze, baked, exposure }: HourLook): Daylight {
  const [zenith, middle, horizon, below = ['#6b6c6a', 0.35] as const] = sky
  const [cover, scale, streak, lit, shade] = clouds
  const [direction, glow, spread] = shine
  const look: SkyLook = {
    zenith: light(...zenith),
    middle: light(...middle),
    horizon: light(...horizon),
    below: light(...below),
    sun: { direction, disc: 0, glow, spread },
    clouds: { cover, scale, streak, lit, shade: light(...shade) },
    ...(fill && { fill }),
  }
  const shining = sun && { sun: { direction: sun[0], colour: sun[1], strength: sun[2] } }
  return { sky: look, ...shining, baked, exposure, haze: { colour: light(haze[0], haze[1]), density: haze[2] } }
}

/** The hours and skies that the outdoor places share. */
export const daylight = {
  clear: hour({
    sky: [['#3f78bf', 0.9], ['#93bfe6', 1.1], ['#e2edf4', 1.25]], clouds: [0.58, 0.75, 1.3, [1.65, 1.65, 1.66], ['#bcc8d6', 1]],
    sun: [high, '#fff1dc', 2.8], baked: 'day', exposure: 0.9, haze: ['#d5e2ec', 1, 0.0008],
  }),
  soft: hour({
    sky: [['#8fa9c4', 1], ['#c3d2df', 1.15], ['#edf1f3', 1.25]], clouds: [0.72, 0.6, 1.4, [1.5, 1.5, 1.5], ['#b4bfca', 1]],
    sun: [steep, '#fff6ea', 1.1], baked: 'overcast', exposure: 1, haze: ['#dde5ea', 1, 0.001],
  }),
  /** Warm, but without the shadows of a bare sun, which a vehicle photographed on its own does not have. */
  mild: hour({
    sky: [['#7fa3c9', 1], ['#c9d6de', 1.15], ['#f6efe2', 1.3]], clouds: [0.66, 0.6, 1.5, [1.6, 1.55, 1.47], ['#bcc3c8', 1]],
    sun: [mid, '#ffe9c8', 1.5], baked: 'overcast', exposure: 1, haze: ['#ece5d8', 1, 0.001],
  }),
  seaside: hour({
    sky: [['#6fa3d6', 0.95], ['#b9d8ee', 1.15], ['#eaf4f8', 1.3]], clouds: [0.52, 0.7, 1.6, [1.7, 1.7, 1.7], ['#c6d3de', 1]],
    sun: [mid, '#fff0d8', 2.3], baked: 'day', exposure: 0.98, haze: ['#dcebf3', 1, 0.0008],
  }),
  /** The same coast under a deeper sky, for where most of a picture is sky: a white car still has an edge. */
  breeze: hour({
    sky: [['#4d8ac8', 0.9], ['#93bfe0', 1], ['#cfe0ea', 0.95]], clouds: [0.5, 0.7, 2.2, [1.2, 1.2, 1.2], ['#a9bccc', 0.95]],
    sun: [mid, '#fff0d8', 2.1], baked: 'day', exposure: 0.98, haze: ['#c9dce8', 0.95, 0.0008],
  }),
  /** A white sky: quiet, nearly without colour. */
  pale: hour({
    sky: [['#b4b6b8', 1], ['#cfd0cf', 1.1], ['#e6e4df', 1.15]], clouds: [0.85, 0.5, 1.4, [1.35, 1.34, 1.32], ['#b9babb', 1]],
    sun: [steep, '#fff4e4', 0.7], baked: 'overcast', exposure: 0.95, haze: ['#dcdad6', 1, 0.001],
  }),
  late: hour({
    sky: [['#5580b8', 0.8], ['#c9b7b0', 1], ['#ffd9a8', 1.25]], clouds: [0.56, 0.65, 2, [1.6, 1.3, 1.05], ['#9aa0b4', 0.9]],
    shine: [[-0.85, 0.3, 0.5], [0.9, 0.6, 0.3], 30],
    sun: [[-0.85, 0.34, 0.6], '#ffcf96', 3], baked: 'day', exposure: 1, haze: ['#f1d3ae', 1, 0.0012],
  }),
  dusk: hour({
    sky: [['#1d3563', 0.4], ['#6f6f9c', 0.5], ['#f0a070', 0.75], ['#24262c', 0.2]], clouds: [0.55, 0.6, 2.4, light('#e08a78', 0.8), ['#4b4a6c', 0.4]],
    shine: [[0.4, 0.02, -1], [0.5, 0.25, 0.12], 10], fill: [1.1, 1, 1.1],
    baked: 'dusk', exposure: 0.95, haze: ['#8a7890', 0.35, 0.001],
  }),
  night: hour({
    sky: [['#070d20', 0.3], ['#14204a', 0.4], ['#33406e', 0.5], ['#101218', 0.15]], clouds: [0, 1, 1, none, ['#000000', 0]],
    shine: [[0, 0.02, -1], [0.03, 0.03, 0.05], 8], fill: [1, 1.1, 1.3],
    baked: 'dusk', exposure: 1, haze: ['#20264a', 0.25, 0.001],
  }),
} as const satisfies Record<string, Daylight>
export type Hour = keyof typeof daylight
