import { showroom } from '../../parts/building.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { forecourtPaving } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { facade } from './facade.ts'

/** Three glazed storeys of stock. */
export const multiStoreyFacade = facade('soft', () => [
  makeGround({ surface: forecourtPaving }),
  showroom({
    x: 0,
    z: -10,
    width: 24,
    height: 5.2,
    depth: 12,
    walls: 'concrete',
    colour: '#b2b3b2',
    bays: 8,
    lights: 2.4,
    fascia: { height: 1, colour: '#2b3036' },
    sign: { colour: '#d9a63a', shape: 'none' },
  }),
  ...[0, 1]
    .map(level =>
      showroom({
        x: 0,
        z: -10.6,
        width: 24,
        height: 3.6,
        depth: 11,
        walls: 'concrete',
        colour: '#b2b3b2',
        bays: 12,
        lights: 1.8,
        fascia: { height: 0.7, colour: '#3a4047' },
        sign: { colour: '#d9a63a', shape: level ? 'disc' : 'none' },
        overhang: 0.4,
        sill: 0.4,
      }),
    )
    .map((storey, level) => storey.translateY(5.2 + level * 3.6)),
  trees(
    'park',
    [
      [-15, -4, 6],
      [15.4, -4.4, 6.4],
      [22, -30, 12],
      [-24, -30, 12],
    ],
    6,
  ),
  parked([
    { subject: 'suv-compact-a', colour: '#14365e', x: -6, z: -13.4, azimuth: 56 },
    { subject: 'hatch-a', colour: '#e4e5e5', x: 3, z: -13.4, azimuth: 50 },
    { subject: 'suv-compact-a', colour: '#8f9498', x: -5, z: -13.4, y: 5.25, azimuth: 52 },
    { subject: 'hatch-a', colour: '#a3242a', x: 5, z: -13.4, y: 5.25, azimuth: 52 },
  ]),
])
