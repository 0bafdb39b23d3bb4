import { Group } from 'three'
import { showroom } from '../parts/building.ts'
import { flags } from '../parts/flags.ts'
import { makeGround } from '../parts/ground.ts'
import { parked } from '../parts/parked.ts'
import { lot } from '../parts/surfaces.ts'
import { trees } from '../parts/trees.ts'
import type { Place } from '../place.ts'
import { daylight } from './daylight.ts'

/** A dealer's lot: the row of stock behind the vehicle, the building behind that. */
export function forecourt(): Place {
  const content = new Group().add(
    showroom({
      x: 6,
      z: -28,
      width: 26,
      height: 6,
      depth: 12,
      walls: 'panel',
      colour: '#c9cccf',
      bays: 10,
      lights: 2.2,
      fascia: { height: 1.5, colour: '#eceeef' },
      sign: { colour: '#1c3f66', shape: 'bar' },
    }),
    flags(
      [
        [-14, -17],
        [-10.6, -17],
        [-7.2, -17],
      ],
      ['#1c3f66', '#c23a2b', '#1c3f66'],
    ),
    trees(
      'gum',
      [
        [-24, -40, 13],
        [-16, -46, 15],
        [-33, -38, 12],
        [26, -44, 14],
        [-9, -50, 14],
        [36, -40, 12],
      ],
      3,
    ),
    trees(
      'hedge',
      [
        [-20, -30, 3],
        [-32, -31, 3.4],
        [26, -33, 3],
      ],
      6,
    ),
    parked([
      { subject: 'hatch-a', colour: '#c9ccd0', x: -9.5, z: -15.2, azimuth: 24 },
      { subject: 'suv-compact-a', colour: '#2c3946', x: -4.1, z: -15.2, azimuth: 24 },
      { subject: 'ute-dual-cab-a', colour: '#e9eaea', x: 1.3, z: -15.4, azimuth: 24 },
      { subject: 'hatch-a', colour: '#7e1a20', x: 6.7, z: -15.2, azimuth: 24 },
      { subject: 'suv-compact-a', colour: '#d9dbdc', x: 12.1, z: -15.2, azimuth: 24 },
    ]),
  )
  content.add(makeGround({ surface: lot }))
  return { ...daylight.soft, content, softness: 0.013, contact: 0.8 }
}
