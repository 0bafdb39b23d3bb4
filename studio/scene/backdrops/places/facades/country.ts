import { MeshStandardMaterial } from 'three'
import { box } from '../../parts/box.ts'
import { farRidge, rolling } from '../../parts/ridge.ts'
import { gravelYard } from '../../parts/surfaces.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { FacadeLook } from './facade.ts'

const green = '#2f5a42'
const rust = '#a14a1c'
const cream = '#f0eada'
const ground = { surface: gravelYard }

export const country = {
  /** A yard of caravans with an office of timber. */
  caravans: {
    hour: 'clear', ground,
    building: { x: 9, z: -18, width: 14, height: 4.6, depth: 9, walls: 'timber', colour: '#c4ab84', bays: 5, lights: 1.8, fascia: { height: 1.1, colour: cream }, sign: { colour: green, shape: 'bar' } },
    flags: { at: [[-17, -5], [-13.4, -5], [16, -6]], colours: [green, rust, cream] },
    trees: { gum: [[-26, -30, 14], [-16, -34, 15], [0, -38, 13], [22, -32, 14], [30, -30, 12]] },
    beside: () => [farRidge(300, 900, rolling(26, 2.3, 5), '#6d8060')],
    parked: [
      { subject: 'caravan-a', colour: '#f2f2ef', x: -10.5, z: -12, azimuth: 62 },
      { subject: 'caravan-a', colour: '#e9e6dd', x: -2.4, z: -13.5, azimuth: 62 },
      { subject: 'caravan-a', colour: '#f4f4f2', x: 5.4, z: -8.5, azimuth: 62 },
    ],
  },
  /** A shed and a small office on gravel, late in the day. */
  country: {
    hour: 'late', ground,
    building: { x: -11, z: -14, width: 9, height: 3.9, depth: 8, walls: 'weatherboard', colour: cream, bays: 3, lights: 1.8, fascia: { height: 0.9, colour: green }, sign: { colour: cream, shape: 'bar' } },
    trees: { gum: [[-24, -26, 13], [20, -30, 14], [29, -24, 12], [-33, -36, 13], [12, -44, 15]] },
    beside: () => [
      farRidge(260, 900, rolling(22, 2, 3), '#6f7a56'),
      box(17, 5.4, 12, wallMaterial('corrugated', '#5c7262'), [4, 0, -19]),
      box(18, 0.5, 13, wallMaterial('corrugated', '#a2483a'), [4, 5.3, -19]),
      box(5.4, 4, 0.1, wallMaterial('corrugated', '#93482a'), [0, 0, -12.9]),
      box(5.4, 4, 0.1, new MeshStandardMaterial({ color: '#14171a' }), [7.4, 0, -12.95]),
    ],
    parked: [
      { subject: 'ute-dual-cab-a', colour: '#e6e6e3', x: -6.5, z: -4.6, azimuth: 40 },
      { subject: 'ute-dual-cab-a', colour: '#6a6f45', x: 0.2, z: -5, azimuth: 40 },
      { subject: 'caravan-a', colour: '#f2f2ef', x: 8.6, z: -7, azimuth: 58 },
    ],
  },
  /** Trucks in a row, the green hall behind them. */
  'truck-yard': {
    hour: 'mild', ground,
    building: { x: 5, z: -20, width: 24, height: 6.6, depth: 12, walls: 'corrugated', colour: '#5c7262', bays: 5, lights: 2, fascia: { height: 1.6, colour: green }, sign: { colour: cream, shape: 'bar' } },
    flags: { at: [[-15, -8], [-12, -8]], colours: [rust, green] },
    trees: { gum: [[-24, -28, 13], [-15, -34, 14], [24, -32, 14], [-34, -30, 12], [6, -44, 15]] },
    beside: () => [farRidge(300, 900, rolling(28, 2.1, 7), '#6d8060')],
    parked: [
      { subject: 'truck-cab-over-a', colour: '#f0eee6', x: -7, z: -9, azimuth: 42 },
      { subject: 'truck-tray-a', colour: '#8c3a1c', x: 3.6, z: -9.4, azimuth: 42 },
    ],
  },
} satisfies Record<string, FacadeLook>
