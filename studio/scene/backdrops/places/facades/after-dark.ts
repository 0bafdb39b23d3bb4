import { MeshStandardMaterial } from 'three'
import { box, glow } from '../../parts/box.ts'
import { pavement } from '../../parts/surfaces.ts'
import { tower } from '../../parts/tower.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { FacadeLook } from './facade.ts'

const yellow = '#ffd400'
const mint = '#5cf2c0'
const wet = (mirror: number) => ({ surface: pavement({ colour: [0.2, 0.2, 0.2], metres: 0.8 }), mirror })
const charger = (x: number, z: number) => [
  box(0.5, 1.7, 0.35, new MeshStandardMaterial({ color: '#c9ced2', roughness: 0.7 }), [x, 0, z]),
  box(0.3, 0.5, 0.02, glow(mint, 1.6), [x, 0.95, z + 0.2]),
]
const machines = (z: number, from: number, step: number) => [
  { subject: 'motorcycle-naked-a', colour: '#b3261e', x: from, z, azimuth: 48 },
  { subject: 'motorcycle-cruiser-a', colour: '#1b2a4a', x: from + step, z, azimuth: 48 },
  { subject: 'motorcycle-naked-b', colour: '#e0b400', x: from + step * 2, z, azimuth: 48 },
]

export const afterDark = {
  /** A brick shop at dusk, its stock on the pavement. */
  motorcycles: {
    hour: 'dusk', ground: wet(0.35), lamps: true, more: { ambient: 0.75 },
    building: { x: 0, z: -6, width: 15, height: 5, depth: 9, walls: 'brick', colour: '#6f3d30', bays: 5, lights: 5, overhang: 0.4, frame: '#111315', fascia: { height: 1.4, colour: '#131415' }, sign: { colour: yellow, shape: 'bar', lit: 1.2 } },
    beside: () => [box(13, 7, 10, wallMaterial('brick', '#54504c'), [-15, 0, -11]), box(13, 6.2, 10, wallMaterial('render', '#5d5a5c'), [15, 0, -11])],
    parked: machines(-3.4, -4.4, 3.6),
  },
  /** A brick hall by night: one door up, a yellow line over it. */
  'night-workshop': {
    hour: 'night', ground: wet(0.6), lamps: true, more: { ambient: 0.7 },
    building: { x: -3.4, z: -7, width: 9, height: 5.4, depth: 9, walls: 'brick', colour: '#5d3a2f', bays: 2, lights: 5, overhang: 0.3, frame: '#111315', fascia: { height: 1.5, colour: '#131415' }, sign: { colour: yellow, shape: 'disc', lit: 1.2 } },
    beside: () => [
      box(12, 6.4, 9, wallMaterial('brick', '#6a4a40'), [7.3, 0, -11.6]),
      box(4.4, 3.6, 0.1, wallMaterial('corrugated', '#33383d'), [6.4, 0, -7.05]),
      box(12, 0.07, 0.1, glow(yellow, 3), [7.3, 4.3, -7]),
      box(12, 6.8, 9, wallMaterial('brick', '#4d443e'), [-14.2, 0, -11.8]),
      tower([-12, 0, -40], 11, 26, 5), tower([6, 0, -46], 12, 32, 8), tower([22, 0, -40], 11, 22, 13),
    ],
    parked: machines(-3.8, -6, 3.2),
  },
  /** A dark building at night with chargers in front. */
  electric: {
    hour: 'night', ground: wet(0.7), lamps: true, more: { ambient: 0.6 },
    building: { x: 0, z: -8, width: 20, height: 5.4, depth: 11, walls: 'panel', colour: '#22262b', bays: 5, lights: 5, overhang: 1.4, frame: '#15181b', fascia: { height: 1, colour: '#1a1f23' }, sign: { colour: mint, shape: 'bar', lit: 1.3 } },
    beside: () => [
      box(20.6, 0.08, 0.1, glow('#dff4ff', 2.4), [0, 4.4, -6.5]),
      ...[-9.6, 0, 9.6].flatMap(x => charger(x, -3.4)),
      tower([-21, 0, -34], 11, 32, 3), tower([-6, 0, -46], 12, 44, 9), tower([14, 0, -40], 12, 36, 14), tower([27, 0, -30], 10, 24, 21),
    ],
    parked: [{ subject: 'hatch-a', colour: '#dfe4e8', x: -4.6, z: -11, azimuth: 54 }, { subject: 'suv-compact-a', colour: '#1f4f7a', x: 4.2, z: -11, azimuth: 54 }],
  },
  /** A warehouse in a laneway, two storeys lit from within. */
  laneway: {
    hour: 'dusk', ground: wet(0.5), lamps: true, more: { ambient: 0.6 },
    building: { x: 1, z: -8, width: 15, height: 4.8, depth: 10, walls: 'concrete', colour: '#4a4e52', bays: 4, lights: 5, overhang: 0.6, frame: '#15181b', fascia: { height: 0.9, colour: '#1a1f23' }, sign: { colour: mint, shape: 'none' } },
    upper: { count: 1, height: 3.6, sign: { colour: mint, shape: 'disc', lit: 1.3 } },
    beside: () => [
      box(12, 7.6, 10, wallMaterial('brick', '#4c4644'), [-13.4, 0, -13]), box(12, 9, 10, wallMaterial('concrete', '#55585b'), [15.4, 0, -13]),
      ...[-8.4, 10.4].flatMap(x => charger(x, -5)),
    ],
    parked: [{ subject: 'sedan-a', colour: '#aeb9c4', x: -2.6, z: -11.4, azimuth: 54 }, { subject: 'suv-compact-a', colour: '#23303a', x: 4.6, z: -11.4, azimuth: 50 }],
  },
} satisfies Record<string, FacadeLook>
