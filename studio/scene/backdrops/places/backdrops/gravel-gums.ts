import { box } from '../../parts/box.ts'
import { makeGround } from '../../parts/ground.ts'
import { parked } from '../../parts/parked.ts'
import { farRidge, rolling } from '../../parts/ridge.ts'
import { scrub } from '../../parts/scrub.ts'
import { gravel } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { openAir } from '../open-air.ts'

const grass = { from: 13, to: 90, spread: 0.9, colours: ['#b5a265', '#988a55', '#c2b077'], height: 0.5 } as const

/** The end of the yard: a post-and-rail fence, dry grass, gums and a range far off. */
export const gravelGums = openAir('late', () => {
  const rail = wallMaterial('timber', '#8f8068')
  return [
    makeGround({ surface: gravel }),
    ...Array.from({ length: 27 }, (_, i) => box(0.16, 1.25, 0.16, rail, [-39 + i * 3, 0, -13])),
    ...[0.5, 1].map(y => box(80, 0.13, 0.07, rail, [0, y, -12.95])),
    scrub({ count: 420, seed: 5, ...grass }),
    trees('gum', [[-12, -20, 10], [-4.6, -27, 12], [7.4, -19, 9.6], [15, -25, 12], [25, -22, 11], [-22, -24, 12], [-33, -22, 11], [1.8, -36, 12], [34, -28, 12]], 8),
    farRidge(300, 900, rolling(34, 2.3, 5), '#71805f'),
    farRidge(520, 1500, rolling(70, 1.7, 2), '#7f8a86'),
    parked([{ subject: 'caravan-a', colour: '#efece4', x: 13.4, z: -17.5, azimuth: 58 }]),
  ]
}, { softness: 0.012 })
