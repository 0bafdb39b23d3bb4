import { box } from '../../parts/box.ts'
import { slabs } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { dealership } from '../dealership.ts'
import { openAir } from '../open-air.ts'

const cream = '#efe4cb'
const teal = '#0f5f62'
const look = {
  ground: { surface: slabs({ colour: [0.36, 0.33, 0.285], metres: 4 }) },
  building: { x: 3, z: -21, width: 30, height: 5, depth: 10, walls: 'weatherboard', colour: cream, bays: 9, lights: 3.2, frame: '#7a5636', overhang: 2.4, sill: 0.9,
    fascia: { height: 1.3, colour: cream }, sign: { colour: teal, shape: 'bar' } },
  flags: { at: [[-15.4, -16], [-13.2, -16], [19.4, -16]], colours: [teal, '#b0703a', teal] },
  trees: { park: [[-21, -33, 11], [-11, -37, 13], [2, -39, 12], [13, -36, 13], [25, -34, 12], [-32, -34, 12]] },
  beside: () => [
    ...[-11, -6.4, -1.8, 2.8, 7.4, 12, 16.6].map(x => box(0.16, 3.9, 0.16, wallMaterial('timber', '#8a6239'), [x, 0, -18.7])),
    trees('hedge', [[-17, -19.6, 1.3], [-24, -20, 1.5], [20.6, -19.6, 1.3], [26, -20, 1.4]], 6),
  ],
  parked: [
    { subject: 'hatch-a', colour: '#d8d9d8', x: -8.6, z: -14.4, azimuth: 24 },
    { subject: 'suv-compact-a', colour: '#7d6f5e', x: -2.6, z: -14.4, azimuth: 24 },
    { subject: 'ute-dual-cab-a', colour: '#e9e7e1', x: 3.6, z: -14.6, azimuth: 24 },
    { subject: 'hatch-a', colour: '#1f5d70', x: 9.8, z: -14.4, azimuth: 24 },
  ],
} as const

/** A weatherboard office with a verandah, the stock in a row before it. */
export const weatherboardYard = openAir('mild', () => dealership(look), { softness: 0.015 })
