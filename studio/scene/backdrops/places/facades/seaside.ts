import { MeshStandardMaterial } from 'three'
import { box } from '../../parts/box.ts'
import { makeSea } from '../../parts/sea.ts'
import { slabs } from '../../parts/surfaces.ts'
import { wallMaterial } from '../../parts/wall.ts'
import type { FacadeLook } from './facade.ts'

const white = '#f4f4f2'
const red = '#c3141d'
const ground = { surface: `${slabs({ colour: [0.46, 0.445, 0.415], metres: 3 })} if (p.y < -26.) discard;` }
const band = (width: number, x: number, y: number, z: number) => box(width, 0.22, 0.1, new MeshStandardMaterial({ color: red, roughness: 0.5 }), [x, y, z])

export const seaside = {
  /** White walls and palms, the sea behind. */
  coastal: {
    hour: 'seaside', ground,
    building: { x: 3, z: -11, width: 19, height: 5.6, depth: 9, walls: 'render', colour: white, bays: 6, lights: 2, overhang: 2.6, frame: '#e8e8e5',
      fascia: { height: 1.3, colour: white }, sign: { colour: red, shape: 'bar' } },
    flags: { at: [[-9.4, -4.4], [-11.4, -4.4], [14.2, -4.4]], colours: [red, white, red] },
    trees: { palm: [[-8.6, -7, 8], [-13.4, -9, 9.4], [14.6, -7.4, 8.4], [18, -12, 10]] },
    beside: () => [makeSea(-6), band(19.8, 3, 4.3, -8.2), box(0.5, 4.6, 6, wallMaterial('slats', '#b98f63'), [-7.2, 0, -12])],
    parked: [
      { subject: 'suv-compact-a', colour: '#f0f0ee', x: -4, z: -4.6, azimuth: 44 },
      { subject: 'hatch-a', colour: red, x: 2.6, z: -4.8, azimuth: 44 },
      { subject: 'ute-dual-cab-a', colour: '#8f969c', x: 9.4, z: -4.8, azimuth: 44 },
    ],
  },
  /** Two white storeys on the esplanade. */
  esplanade: {
    hour: 'seaside', ground,
    building: { x: -3, z: -12, width: 20, height: 4.8, depth: 10, walls: 'render', colour: white, bays: 5, lights: 2.2, overhang: 2, frame: '#d9dadb',
      fascia: { height: 0.9, colour: white }, sign: { colour: red, shape: 'none' } },
    upper: { count: 1, height: 4, sign: { colour: red, shape: 'disc' } },
    trees: { palm: [[10.6, -8, 8.4], [14.6, -12, 10], [-16.6, -8, 9], [21, -14, 9]], hedge: [[11, -7.4, 0.9], [15.4, -7.4, 0.9]] },
    beside: () => [makeSea(-6), band(20.8, -3, 4, -9.8), box(22, 0.9, 0.3, wallMaterial('render', white), [19, 0, -13])],
    parked: [
      { subject: 'hatch-a', colour: '#2b3a4c', x: -8.4, z: -5.4, azimuth: 44 },
      { subject: 'suv-compact-a', colour: '#b3141c', x: -1, z: -5.4, azimuth: 44 },
    ],
  },
} satisfies Record<string, FacadeLook>
