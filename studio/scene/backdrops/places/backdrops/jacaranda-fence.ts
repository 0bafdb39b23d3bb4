import { MeshStandardMaterial } from 'three'
import { box } from '../../parts/box.ts'
import { flags } from '../../parts/flags.ts'
import { makeGround } from '../../parts/ground.ts'
import { house } from '../../parts/house.ts'
import { petals } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { openAir } from '../open-air.ts'

const teal = '#0f5f62'

/** The yard's back fence: palings, jacarandas in flower over them and the roofs of the street behind. */
export const jacarandaFence = openAir('mild', () => [
  makeGround({ surface: petals }),
  box(70, 0.13, 0.3, wallMaterial('concrete', '#b9b3a8'), [0, 0, -10.4]),
  box(70, 1.75, 0.06, wallMaterial('timber', '#9c8a72'), [0, 0, -13]),
  box(70, 0.09, 0.2, wallMaterial('timber', '#86745c'), [0, 1.75, -12.98]),
  ...Array.from({ length: 25 }, (_, i) => box(0.13, 1.9, 0.13, wallMaterial('render', '#86745c'), [-36 + i * 3, 0, -12.9])),
  box(3.1, 1.95, 0.1, new MeshStandardMaterial({ color: teal, roughness: 0.7 }), [9.2, 0, -12.84]),
  flags([[-8.6, -12], [12.4, -12]], [teal, '#d89a2b']),
  house({ x: -13, z: -33, width: 12, height: 4.3, boards: '#efe8d8', iron: '#9a4f42' }),
  house({ x: 4.4, z: -36, width: 11, height: 4.4, boards: '#c7d0c4', iron: '#8d9599' }),
  house({ x: 21, z: -34, width: 12, height: 4.2, boards: '#f0e3c4', iron: '#6d7f7c' }),
  trees('park', [[-4.4, -42, 9], [13, -44, 10], [-24, -44, 10], [30, -42, 9]], 5),
  trees('jacaranda', [[-5.6, -16.4, 9], [5.8, -17.4, 9.6], [-14.4, -18, 9.4], [15, -17, 9], [0.4, -25, 10.5]], 4),
  trees('hedge', [[-5, -12.5, 1.1], [-2.6, -12.4, 0.9], [2.4, -12.5, 1], [5.2, -12.4, 1.1], [-10.6, -12.5, 1.1]], 6),
], { softness: 0.013 })
