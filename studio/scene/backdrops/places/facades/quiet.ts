import { box } from '../../parts/box.ts'
import { pavement } from '../../parts/surfaces.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { FacadeLook } from './facade.ts'

const charcoal = '#2b2926'
const bronze = '#b98a4e'
const ground = { surface: pavement({ colour: [0.31, 0.3, 0.285], metres: 0.9 }), mirror: 0.25 }
const band = (height: number) => ({ height, colour: charcoal })

export const quiet = {
  /** A glazed showroom among towers. */
  city: {
    hour: 'pale', ground,
    building: { x: 0, z: -8, width: 25, height: 8, depth: 13, walls: 'panel', colour: '#4a4844', bays: 9, lights: 3, overhang: 1.8, frame: '#191815', fascia: band(1.7), sign: { colour: bronze, shape: 'disc' } },
    trees: { park: [[-14.8, -3, 6.2], [14.8, -3, 6.4]] },
    beside: () => [
      box(10, 34, 12, wallMaterial('concrete', '#a9a6a0'), [-22, 0, -32]),
      box(12, 46, 12, wallMaterial('panel', '#8a8a88'), [-5, 0, -44]),
      box(11, 29, 12, wallMaterial('concrete', '#b7b1a8'), [17, 0, -36]),
    ],
    parked: [
      { subject: 'suv-compact-a', colour: '#e7e8e8', x: -7, z: -11.5, azimuth: 52 },
      { subject: 'hatch-a', colour: '#5b2a26', x: 1.5, z: -11.5, azimuth: 60 },
      { subject: 'suv-compact-a', colour: '#1d2733', x: 8.4, z: -11.2, azimuth: 46 },
    ],
  },
  /** Three glazed storeys of stock. */
  'multi-storey': {
    hour: 'pale', ground,
    building: { x: 0, z: -10, width: 24, height: 5.2, depth: 12, walls: 'concrete', colour: '#a8a59f', bays: 8, lights: 2.6, fascia: band(1), sign: { colour: bronze, shape: 'none' } },
    upper: { count: 2, height: 3.6, sign: { colour: bronze, shape: 'disc' } },
    trees: { park: [[-15, -4, 6], [15.4, -4.4, 6.4], [22, -30, 12], [-24, -30, 12]] },
    parked: [
      { subject: 'suv-compact-a', colour: '#14263e', x: -6, z: -13.4, azimuth: 56 },
      { subject: 'hatch-a', colour: '#e4e5e5', x: 3, z: -13.4, azimuth: 50 },
      { subject: 'suv-compact-a', colour: '#8f9498', x: -5, z: -13.4, y: 5.25, azimuth: 52 },
      { subject: 'hatch-a', colour: '#6d2a2a', x: 5, z: -13.4, y: 5.25, azimuth: 52 },
    ],
  },
  /** A low pavilion of charcoal and timber in a planted court. */
  pavilion: {
    hour: 'soft', ground,
    building: { x: 2, z: -11, width: 22, height: 4.6, depth: 10, walls: 'panel', colour: '#3b3935', bays: 8, lights: 3, overhang: 3, frame: '#191815', fascia: band(0.8), sign: { colour: bronze, shape: 'bar' } },
    trees: { park: [[-13, -8, 5.4], [-18, -14, 8], [16.6, -9, 5.8], [-6, -28, 11], [10, -29, 12], [25, -24, 10]], hedge: [[-12, -7, 0.9], [15.6, -7, 0.9], [19, -7.4, 1]] },
    beside: () => [box(5, 4.6, 0.5, wallMaterial('slats', '#8f6a42'), [-11.4, 0, -10.6])],
    parked: [
      { subject: 'sedan-a', colour: '#c9ccce', x: -4.4, z: -14.6, azimuth: 54 },
      { subject: 'suv-compact-a', colour: '#2a2c2e', x: 5.4, z: -14.6, azimuth: 50 },
    ],
  },
  /** Columns of stone before a deep gallery. */
  arcade: {
    hour: 'pale', ground,
    building: { x: 0, z: -12, width: 28, height: 7, depth: 10, walls: 'concrete', colour: '#b5b0a6', bays: 10, lights: 3, overhang: 3.2, frame: '#191815', fascia: { height: 2, colour: '#b5b0a6' }, sign: { colour: charcoal, shape: 'bar' } },
    trees: { park: [[-17, -6, 6], [17.4, -6, 6.2], [-10, -34, 13], [14, -34, 13]] },
    beside: () => Array.from({ length: 8 }, (_, i) => box(0.8, 5, 0.6, wallMaterial('concrete', '#b5b0a6'), [-14 + i * 4, 0, -9])),
    parked: [
      { subject: 'sedan-a', colour: '#1d2733', x: -6, z: -15.6, azimuth: 52 },
      { subject: 'hatch-a', colour: '#d8d9d8', x: 5.6, z: -15.6, azimuth: 50 },
    ],
  },
  /** Motorcycles in a gallery's windows. */
  'cycle-gallery': {
    hour: 'pale', ground,
    building: { x: 0, z: -6, width: 15, height: 5, depth: 9, walls: 'brick', colour: '#4d4640', bays: 5, lights: 3, overhang: 0.6, frame: '#191815', fascia: band(1.2), sign: { colour: bronze, shape: 'bar' } },
    beside: () => [box(13, 7, 10, wallMaterial('render', '#8f8a82'), [-15, 0, -11]), box(13, 6.2, 10, wallMaterial('concrete', '#a8a59f'), [15, 0, -11])],
    parked: [
      { subject: 'motorcycle-naked-a', colour: '#7d2a22', x: -4.6, z: -3.6, azimuth: 48 },
      { subject: 'motorcycle-cruiser-a', colour: '#1b2a4a', x: -0.4, z: -3.6, azimuth: 48 },
      { subject: 'motorcycle-naked-b', colour: '#d8d9d8', x: 3.8, z: -3.6, azimuth: 48 },
    ],
  },
  /** A tall hall for trucks. */
  'truck-depot': {
    hour: 'pale', ground: { surface: pavement({ colour: [0.29, 0.285, 0.275], metres: 3 }) },
    building: { x: 4, z: -18, width: 30, height: 8, depth: 14, walls: 'panel', colour: '#4a4844', bays: 6, lights: 2.6, overhang: 1.6, frame: '#191815', fascia: band(1.8), sign: { colour: bronze, shape: 'bar' } },
    trees: { gum: [[-20, -34, 14], [-28, -30, 12], [26, -36, 14], [0, -42, 15]] },
    parked: [
      { subject: 'truck-cab-over-a', colour: '#e9eaea', x: -5, z: -8.5, azimuth: 44 },
      { subject: 'truck-tray-a', colour: '#2f3a45', x: 6, z: -9, azimuth: 44 },
    ],
  },
} satisfies Record<string, FacadeLook>
