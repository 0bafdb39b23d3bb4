import { box, showroom } from '../../parts/building.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { makeSea } from '../../parts/sea.ts'
import { concrete } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { facade } from './facade.ts'

/** White walls and palms, the sea behind. */
export const coastalFacade = facade('clear', () => [
  makeGround({ surface: `${concrete} if (p.y < -26.) discard;` }),
  makeSea(-6),
  showroom({
    x: 3,
    z: -11,
    width: 19,
    height: 5.6,
    depth: 9,
    walls: 'render',
    colour: '#f1efe9',
    bays: 6,
    lights: 1.6,
    fascia: { height: 1.2, colour: '#f4f2ec' },
    sign: { colour: '#1f7f93', shape: 'bar' },
    overhang: 2.6,
    frame: '#e8e8e5',
  }),
  box(0.5, 4.6, 6, wallMaterial('timber', '#b98f63'), [-7.2, 0, -12]),
  trees(
    'palm',
    [
      [-8.6, -6, 8],
      [-12.4, -9, 9.4],
      [13.6, -6.4, 8.4],
      [17, -12, 10],
    ],
    3,
  ),
  parked([
    { subject: 'suv-compact-a', colour: '#f0f0ee', x: -4, z: -4.6, azimuth: 44 },
    { subject: 'hatch-a', colour: '#2a8aa0', x: 3.4, z: -4.8, azimuth: 44 },
  ]),
])
