import { box, showroom } from '../../parts/building.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { forecourtPaving } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { facade } from './facade.ts'

/** A glazed showroom among towers. */
export const cityFacade = facade('clear', () => [
  makeGround({ surface: forecourtPaving }),
  showroom({
    x: 0,
    z: -8,
    width: 25,
    height: 8,
    depth: 13,
    walls: 'panel',
    colour: '#d4d7d9',
    bays: 9,
    lights: 2.6,
    fascia: { height: 1.7, colour: '#23282e' },
    sign: { colour: '#e9ebec', shape: 'disc' },
    overhang: 1.8,
  }),
  box(10, 34, 12, wallMaterial('concrete', '#a9adb0'), [-22, 0, -32]),
  box(12, 46, 12, wallMaterial('panel', '#7f8d99'), [-5, 0, -44]),
  box(11, 29, 12, wallMaterial('concrete', '#b7b1a8'), [17, 0, -36]),
  trees(
    'park',
    [
      [-14.5, -3, 6.2],
      [14.6, -3, 6.4],
    ],
    2,
  ),
  parked([
    { subject: 'suv-compact-a', colour: '#e7e8e8', x: -7, z: -11.5, azimuth: 52 },
    { subject: 'hatch-a', colour: '#9c1d22', x: 1.5, z: -11.5, azimuth: 60 },
    { subject: 'suv-compact-a', colour: '#1d2733', x: 8.4, z: -11.2, azimuth: 46 },
  ]),
])
