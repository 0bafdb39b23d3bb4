import { showroom } from '../../parts/building.ts'
import { flags } from '../../parts/flags.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { farRidge, rolling } from '../../parts/ridge.ts'
import { gravelYard } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { facade } from './facade.ts'

/** A yard of caravans with an office of timber. */
export const caravansFacade = facade('clear', () => [
  makeGround({ surface: gravelYard }),
  showroom({
    x: 9,
    z: -18,
    width: 14,
    height: 4.6,
    depth: 9,
    walls: 'timber',
    colour: '#c4ab84',
    bays: 5,
    lights: 1.5,
    fascia: { height: 1.1, colour: '#f2f0e8' },
    sign: { colour: '#3f7d4f', shape: 'bar' },
  }),
  flags(
    [
      [-17, -5],
      [-13.4, -5],
    ],
    ['#3f7d4f', '#f4f2ea'],
  ),
  farRidge(300, 900, rolling(26, 2.3, 5), '#6d8060'),
  trees(
    'gum',
    [
      [-26, -30, 14],
      [-16, -34, 15],
      [0, -38, 13],
      [22, -32, 14],
      [30, -30, 12],
    ],
    8,
  ),
  parked([
    { subject: 'caravan-a', colour: '#f2f2ef', x: -10.5, z: -12, azimuth: 62 },
    { subject: 'caravan-a', colour: '#e9e6dd', x: -2.4, z: -13.5, azimuth: 62 },
    { subject: 'caravan-a', colour: '#f4f4f2', x: 5.4, z: -8.5, azimuth: 62 },
  ]),
])
