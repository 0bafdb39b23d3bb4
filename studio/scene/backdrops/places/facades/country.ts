import { MeshStandardMaterial } from 'three'
import { box, showroom } from '../../parts/building.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { farRidge, rolling } from '../../parts/ridge.ts'
import { gravelYard } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { facade } from './facade.ts'

/** A shed and a small office on gravel, late in the day. */
export const countryFacade = facade('late', () => [
  makeGround({ surface: gravelYard }),
  box(17, 5.4, 12, wallMaterial('corrugated', '#8b938f'), [4, 0, -19]),
  box(18, 0.5, 13, wallMaterial('corrugated', '#a2483a'), [4, 5.3, -19]),
  box(5.4, 4, 0.1, wallMaterial('corrugated', '#5d6a66'), [0, 0, -12.9]),
  box(5.4, 4, 0.1, new MeshStandardMaterial({ color: '#14171a' }), [7.4, 0, -12.95]),
  showroom({
    x: -11,
    z: -14,
    width: 9,
    height: 3.9,
    depth: 8,
    walls: 'timber',
    colour: '#b79a74',
    bays: 3,
    lights: 1.6,
    fascia: { height: 0.9, colour: '#355244' },
    sign: { colour: '#efe9da', shape: 'bar' },
  }),
  farRidge(260, 900, rolling(22, 2, 3), '#6f7a56'),
  trees(
    'gum',
    [
      [-24, -26, 13],
      [20, -30, 14],
      [29, -24, 12],
      [-33, -36, 13],
      [12, -44, 15],
    ],
    9,
  ),
  parked([
    { subject: 'ute-dual-cab-a', colour: '#e6e6e3', x: -6.5, z: -4.6, azimuth: 40 },
    { subject: 'ute-dual-cab-a', colour: '#6a6f45', x: 0.2, z: -5, azimuth: 40 },
    { subject: 'suv-compact-a', colour: '#7d2a22', x: 6.6, z: -5.2, azimuth: 40 },
  ]),
])
