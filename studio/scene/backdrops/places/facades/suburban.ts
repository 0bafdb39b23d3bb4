import { showroom } from '../../parts/building.ts'
import { flags } from '../../parts/flags.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { lot } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { facade } from './facade.ts'

/** A brick building behind a row of bays, flags at the street. */
export const suburbanFacade = facade('soft', () => [
  makeGround({ surface: lot }),
  showroom({
    x: 4,
    z: -20,
    width: 20,
    height: 5.2,
    depth: 11,
    walls: 'brick',
    colour: '#9b5c46',
    bays: 7,
    lights: 2,
    fascia: { height: 1.4, colour: '#f0efeb' },
    sign: { colour: '#b8322a', shape: 'pylon' },
  }),
  flags(
    [
      [-16, -8],
      [-12.6, -8],
      [12.8, -8],
      [16.2, -8],
    ],
    ['#b8322a', '#f3f3f0', '#b8322a'],
  ),
  trees(
    'gum',
    [
      [-24, -34, 13],
      [-15, -38, 14],
      [20, -36, 14],
      [29, -34, 12],
      [2, -42, 13],
    ],
    5,
  ),
  trees(
    'hedge',
    [
      [-18, -26, 2.6],
      [18, -27, 2.6],
    ],
    4,
  ),
  parked([
    { subject: 'hatch-a', colour: '#dcdedf', x: -8.1, z: -14.6, azimuth: 28 },
    { subject: 'suv-compact-a', colour: '#38424b', x: -2.7, z: -14.6, azimuth: 28 },
    { subject: 'hatch-a', colour: '#24507f', x: 2.7, z: -14.6, azimuth: 28 },
    { subject: 'ute-dual-cab-a', colour: '#c9ccce', x: 8.1, z: -14.6, azimuth: 28 },
  ]),
])
