import { MeshStandardMaterial } from 'three'
import { box, glow } from '../../parts/box.ts'
import { makeGround } from '../../parts/ground.ts'
import { pavers } from '../../parts/surfaces.ts'
import { trees } from '../../parts/trees.ts'
import { wallMaterial } from '../../parts/wall.ts'
import { openAir } from '../open-air.ts'

const stone = pavers({ colour: [0.27, 0.265, 0.255], metres: 1.2 })

/** A court of plain concrete: a slot of warm light at the foot of the wall, one tree. */
export const concreteCourt = openAir('pale', () => [
  makeGround({ surface: stone, mirror: 0.2 }),
  box(60, 7.5, 0.4, wallMaterial('concrete', '#a8a59f'), [0, 0, -10]),
  box(60, 0.1, 0.05, glow('#ffdcae', 2.6), [0, 0.22, -9.77]),
  ...[-12.6, 9.2].map(x => box(3, 4.6, 0.5, new MeshStandardMaterial({ color: '#26241f', roughness: 0.7 }), [x, 0, -9.9])),
  ...[-12.6, 9.2].map(x => box(3.4, 0.2, 0.9, wallMaterial('concrete', '#8b8883'), [x, 4.6, -9.8])),
  box(5.4, 0.5, 1.3, wallMaterial('concrete', '#8b8883'), [-4.4, 0, -8.4]),
  trees('park', [[-4.4, -8.4, 4.4], [17, -8.6, 4.6], [-20, -8.6, 4.4]], 4),
  trees('hedge', [[-5.4, -8.3, 0.9], [-3.6, -8.3, 0.8]], 3),
], { softness: 0.011 })
