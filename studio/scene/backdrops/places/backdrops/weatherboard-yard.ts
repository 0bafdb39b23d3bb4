import { box } from '../../parts/box.ts'
import { showroom } from '../../parts/building.ts'
import { flags } from '../../parts/flags.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { slabs } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { openAir } from '../open-air.ts'

const warmConcrete = slabs({ colour: [0.36, 0.33, 0.285], metres: 4 })
const cream = '#efe4cb'
const teal = '#0f5f62'

/** A weatherboard office with a verandah, the stock in a row before it. */
export const weatherboardYard = openAir('mild', () => [
  makeGround({ surface: warmConcrete }),
  showroom({
    x: 3,
    z: -21,
    width: 30,
    height: 5,
    depth: 10,
    walls: 'weatherboard',
    colour: cream,
    bays: 9,
    lights: 3.2,
    fascia: { height: 1.3, colour: cream },
    sign: { colour: teal, shape: 'bar' },
    frame: '#7a5636',
    overhang: 2.4,
    sill: 0.9,
  }),
  ...[-11, -6.4, -1.8, 2.8, 7.4, 12, 16.6].map(x => box(0.16, 3.9, 0.16, wallMaterial('timber', '#8a6239'), [x, 0, -18.7])),
  flags([[-15.4, -16], [-13.2, -16], [19.4, -16]], [teal, '#b0703a', teal]),
  trees('park', [[-21, -33, 11], [-11, -37, 13], [2, -39, 12], [13, -36, 13], [25, -34, 12], [-32, -34, 12]], 3),
  trees('hedge', [[-17, -19.6, 1.3], [-24, -20, 1.5], [20.6, -19.6, 1.3], [26, -20, 1.4]], 6),
  parked([
    { subject: 'hatch-a', colour: '#d8d9d8', x: -8.6, z: -14.4, azimuth: 24 },
    { subject: 'suv-compact-a', colour: '#7d6f5e', x: -2.6, z: -14.4, azimuth: 24 },
    { subject: 'ute-dual-cab-a', colour: '#e9e7e1', x: 3.6, z: -14.6, azimuth: 24 },
    { subject: 'hatch-a', colour: '#1f5d70', x: 9.8, z: -14.4, azimuth: 24 },
  ]),
], { softness: 0.015 })
