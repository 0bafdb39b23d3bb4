import { light, type SkyLook } from '../parts/sky.ts'
import type { Place } from '../place.ts'

type Daylight = Pick<Place, 'sky' | 'sun' | 'baked' | 'exposure' | 'haze'>

const sunAt = [-0.7, 0.75, 0.6] as const
const sky = (look: Partial<SkyLook>): SkyLook => ({
  zenith: light('#3f78bf', 0.9),
  middle: light('#93bfe6', 1.1),
  horizon: light('#e2edf4', 1.25),
  below: light('#6b6c6a', 0.35),
  sun: { direction: sunAt, disc: 0, glow: [0.6, 0.55, 0.42], spread: 80 },
  clouds: { cover: 0.58, scale: 0.75, streak: 1.3, lit: [1.65, 1.65, 1.66], shade: light('#bcc8d6', 1) },
  ...look,
})

/** The hours and skies that the outdoor places share. */
export const daylight = {
  clear: {
    sky: sky({}),
    sun: { direction: sunAt, colour: '#fff1dc', strength: 2.8 },
    baked: 'day',
    exposure: 0.9,
    haze: { colour: light('#d5e2ec', 1), density: 0.0008 },
  },
  soft: {
    sky: sky({
      zenith: light('#8fa9c4', 1),
      middle: light('#c3d2df', 1.15),
      horizon: light('#edf1f3', 1.25),
      clouds: { cover: 0.72, scale: 0.6, streak: 1.4, lit: [1.5, 1.5, 1.5], shade: light('#b4bfca', 1) },
    }),
    sun: { direction: [-0.5, 0.9, 0.5], colour: '#fff6ea', strength: 1.1 },
    baked: 'overcast',
    exposure: 1,
    haze: { colour: light('#dde5ea', 1), density: 0.001 },
  },
  /** Warm, but without the shadows of a bare sun, which a vehicle photographed on its own does not have. */
  mild: {
    sky: sky({
      zenith: light('#7fa3c9', 1),
      middle: light('#c9d6de', 1.15),
      horizon: light('#f6efe2', 1.3),
      clouds: { cover: 0.66, scale: 0.6, streak: 1.5, lit: [1.6, 1.55, 1.47], shade: light('#bcc3c8', 1) },
    }),
    sun: { direction: [-0.6, 0.85, 0.5], colour: '#ffe9c8', strength: 1.5 },
    baked: 'overcast',
    exposure: 1,
    haze: { colour: light('#ece5d8', 1), density: 0.001 },
  },
  seaside: {
    sky: sky({
      zenith: light('#6fa3d6', 0.95),
      middle: light('#b9d8ee', 1.15),
      horizon: light('#eaf4f8', 1.3),
      clouds: { cover: 0.52, scale: 0.7, streak: 1.6, lit: [1.7, 1.7, 1.7], shade: light('#c6d3de', 1) },
    }),
    sun: { direction: [-0.6, 0.85, 0.5], colour: '#fff0d8', strength: 2.3 },
    baked: 'day',
    exposure: 0.98,
    haze: { colour: light('#dcebf3', 1), density: 0.0008 },
  },
  /** A white sky: quiet, nearly without colour. */
  pale: {
    sky: sky({
      zenith: light('#b4b6b8', 1),
      middle: light('#cfd0cf', 1.1),
      horizon: light('#e6e4df', 1.15),
      clouds: { cover: 0.85, scale: 0.5, streak: 1.4, lit: [1.35, 1.34, 1.32], shade: light('#b9babb', 1) },
    }),
    sun: { direction: [-0.5, 0.9, 0.5], colour: '#fff4e4', strength: 0.7 },
    baked: 'overcast',
    exposure: 0.95,
    haze: { colour: light('#dcdad6', 1), density: 0.001 },
  },
  late: {
    sky: sky({
      zenith: light('#5580b8', 0.8),
      middle: light('#c9b7b0', 1),
      horizon: light('#ffd9a8', 1.25),
      sun: { direction: [-0.85, 0.3, 0.5], disc: 0, glow: [0.9, 0.6, 0.3], spread: 30 },
      clouds: { cover: 0.56, scale: 0.65, streak: 2, lit: [1.6, 1.3, 1.05], shade: light('#9aa0b4', 0.9) },
    }),
    sun: { direction: [-0.85, 0.34, 0.6], colour: '#ffcf96', strength: 3 },
    baked: 'day',
    exposure: 1,
    haze: { colour: light('#f1d3ae', 1), density: 0.0012 },
  },
  dusk: {
    sky: sky({
      zenith: light('#1d3563', 0.4),
      middle: light('#6f6f9c', 0.5),
      horizon: light('#f0a070', 0.75),
      below: light('#24262c', 0.2),
      sun: { direction: [0.4, 0.02, -1], disc: 0, glow: [0.5, 0.25, 0.12], spread: 10 },
      fill: [1.1, 1, 1.1],
      clouds: { cover: 0.55, scale: 0.6, streak: 2.4, lit: light('#e08a78', 0.8), shade: light('#4b4a6c', 0.4) },
    }),
    baked: 'dusk',
    exposure: 0.95,
    haze: { colour: light('#8a7890', 0.35), density: 0.001 },
  },
  night: {
    sky: sky({
      zenith: light('#070d20', 0.3),
      middle: light('#14204a', 0.4),
      horizon: light('#33406e', 0.5),
      below: light('#101218', 0.15),
      sun: { direction: [0, 0.02, -1], disc: 0, glow: [0.03, 0.03, 0.05], spread: 8 },
      fill: [1, 1.1, 1.3],
      clouds: { cover: 0, scale: 1, streak: 1, lit: [0, 0, 0], shade: [0, 0, 0] },
    }),
    baked: 'dusk',
    exposure: 1,
    haze: { colour: light('#20264a', 0.25), density: 0.001 },
  },
} as const satisfies Record<string, Daylight>
export type Hour = keyof typeof daylight
