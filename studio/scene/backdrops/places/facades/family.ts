import { MeshStandardMaterial } from 'three'
import { box } from '../../parts/box.ts'
import { lot, slabs } from '../../parts/surfaces.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { FacadeLook } from './facade.ts'

const cream = '#efe4cb'
const teal = '#0f5f62'
const brown = '#a8662c'
const concrete = { surface: slabs({ colour: [0.36, 0.33, 0.285], metres: 4 }) }
const gums = [[-24, -34, 13], [-15, -38, 14], [20, -36, 14], [29, -34, 12], [2, -42, 13]] as const
const fourBays = (z: number, colours: readonly [string, string, string, string]) => [
  { subject: 'hatch-a', colour: colours[0], x: -8.1, z, azimuth: 28 },
  { subject: 'suv-compact-a', colour: colours[1], x: -2.7, z, azimuth: 28 },
  { subject: 'hatch-a', colour: colours[2], x: 2.7, z, azimuth: 28 },
  { subject: 'ute-dual-cab-a', colour: colours[3], x: 8.1, z, azimuth: 28 },
]

export const family = {
  /** Cream boards and a verandah on timber posts. */
  weatherboard: {
    hour: 'mild', ground: concrete,
    building: { x: 1, z: -15, width: 19, height: 4.9, depth: 9, walls: 'weatherboard', colour: cream, bays: 7, lights: 2.6, frame: '#7a5636', overhang: 2.4, sill: 0.8,
      fascia: { height: 1.3, colour: cream }, sign: { colour: teal, shape: 'bar' } },
    flags: { at: [[-13.5, -8], [-11.2, -8], [14, -8]], colours: [teal, brown, teal] },
    trees: { park: [[-17, -24, 10], [-6, -29, 12], [8, -28, 11], [19, -25, 11], [28, -29, 12], [-28, -27, 11]], hedge: [[-12, -13, 1.1], [13.6, -13, 1.1], [18.6, -13.4, 1.2]] },
    beside: () => [-7.6, -3.3, 1, 5.3, 9.6].map(x => box(0.18, 3.7, 0.18, wallMaterial('timber', '#8a6239'), [x, 0, -12.7])),
    parked: fourBays(-8.6, ['#e2e3e2', '#7d6f5e', '#1f5d70', '#dcdad2']),
  },
  /** A brick building behind a row of bays, a pylon and flags at the street. */
  suburban: {
    hour: 'soft', ground: { surface: lot },
    building: { x: 4, z: -20, width: 20, height: 5.2, depth: 11, walls: 'brick', colour: '#9b5c46', bays: 7, lights: 2,
      fascia: { height: 1.4, colour: cream }, sign: { colour: teal, shape: 'pylon' } },
    flags: { at: [[-16, -8], [-12.6, -8], [12.8, -8], [16.2, -8]], colours: [teal, cream, brown] },
    trees: { gum: gums, hedge: [[-18, -26, 2.6], [18, -27, 2.6], [-27, -26, 2.6], [26, -27, 2.6]] },
    parked: fourBays(-14.6, ['#dcdedf', '#38424b', '#24507f', '#c9ccce']),
  },
  /** A long shed with its doors open: the clearance yard. */
  clearance: {
    hour: 'clear', ground: { surface: lot },
    building: { x: -9, z: -19, width: 10, height: 4.4, depth: 9, walls: 'corrugated', colour: '#d9cdb2', bays: 4, lights: 2,
      fascia: { height: 1.2, colour: brown }, sign: { colour: cream, shape: 'bar' } },
    flags: { at: [[-15, -9], [-5, -9], [5, -9], [15, -9]], colours: [brown, teal, brown, cream] },
    trees: { gum: gums },
    beside: () => [
      box(22, 5.6, 12, wallMaterial('corrugated', '#d9cdb2'), [8, 0, -26]),
      box(23, 0.5, 13, wallMaterial('corrugated', teal), [8, 5.5, -26]),
      ...[2.4, 9, 15.4].map(x => box(5, 4, 0.1, new MeshStandardMaterial({ color: '#1d2120', roughness: 0.9 }), [x, 0, -19.93])),
    ],
    parked: fourBays(-14.6, ['#8e1f22', '#e6e6e3', '#8f9498', '#2f4632']),
  },
  /** The workshop: four doors in a teal wall, one open. */
  'service-bays': {
    hour: 'mild', ground: concrete,
    building: { x: -10, z: -14, width: 8, height: 4.4, depth: 9, walls: 'render', colour: cream, bays: 3, lights: 2.4,
      fascia: { height: 1.1, colour: cream }, sign: { colour: brown, shape: 'bar' } },
    trees: { park: [[-22, -24, 10], [-4, -32, 12], [14, -30, 12], [25, -24, 11]], hedge: [[-17, -12, 1.1], [18.6, -12, 1.2]] },
    beside: () => [
      box(20, 5.4, 10, wallMaterial('render', '#1d6f6f'), [4.4, 0, -18]),
      box(20.4, 0.3, 10.4, new MeshStandardMaterial({ color: cream, roughness: 0.8 }), [4.4, 5.4, -18]),
      ...[-2.6, 2.1, 6.8, 11.5].map((x, i) => box(3.9, 3.7, 0.1, i === 2 ? new MeshStandardMaterial({ color: '#15191a' }) : wallMaterial('corrugated', '#e5dcc4'), [x, 0, -12.94])),
    ],
    parked: [{ subject: 'ute-dual-cab-a', colour: '#e4e2da', x: -2.4, z: -7, azimuth: 34 }, { subject: 'hatch-a', colour: '#9aa0a2', x: 8.8, z: -8, azimuth: 140 }],
  },
} satisfies Record<string, FacadeLook>
