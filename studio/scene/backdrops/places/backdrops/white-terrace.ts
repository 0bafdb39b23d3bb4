import { MeshStandardMaterial } from 'three'
import { box } from '../../parts/box.ts'
import { makeSea } from '../../parts/sea.ts'
import { slabs } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { dealership } from '../dealership.ts'
import { openAir } from '../open-air.ts'

const white = '#f2f2f0'
const red = '#c3141d'
const look = {
  ground: { surface: `${slabs({ colour: [0.46, 0.445, 0.415], metres: 3 })} if (p.y < -24.) discard;` },
  building: { x: 11, z: -16, width: 22, height: 5.6, depth: 9, walls: 'render', colour: white, bays: 7, lights: 2, overhang: 2.4, frame: '#d9dadb',
    fascia: { height: 1.3, colour: white }, sign: { colour: red, shape: 'bar' } },
  flags: { at: [[-5.2, -16], [-7.8, -16], [-10.4, -16]], colours: [red, white, red] },
  trees: { palm: [[-3.2, -17, 7.4], [-13.4, -19, 8.6], [-19, -17.6, 7.8], [24, -16, 9], [-26, -19, 8.4]] },
  beside: () => [
    makeSea(-7),
    box(22.8, 0.2, 0.1, new MeshStandardMaterial({ color: red, roughness: 0.5 }), [11, 4.3, -13.4]),
    box(30, 0.9, 0.3, wallMaterial('render', white), [-15.5, 0, -18]),
    box(0.5, 5.4, 5, wallMaterial('slats', '#b98f63'), [-0.4, 0, -15.5]),
    trees('hedge', [[-6, -17.4, 0.9], [-11, -17.4, 0.8], [-16.5, -17.4, 0.9], [-22, -17.4, 0.8]], 2),
  ],
  parked: [
    { subject: 'suv-compact-a', colour: '#e9eaea', x: 4.4, z: -12, azimuth: 32 },
    { subject: 'hatch-a', colour: red, x: 10.2, z: -12, azimuth: 32 },
  ],
} as const

/** White walls with a red band on the right, palms and the sea beyond a low wall on the left. */
export const whiteTerrace = openAir('seaside', () => dealership(look), { softness: 0.014 })
