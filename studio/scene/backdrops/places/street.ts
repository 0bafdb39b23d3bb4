import { Group } from 'three'
import { box } from '../parts/building.ts'
import { makeGround } from '../parts/ground.ts'
import { house } from '../parts/house.ts'
import { suburb } from '../parts/surfaces.ts'
import { trees } from '../parts/trees.ts'
import { wallMaterial } from '../parts/wall.ts'
import type { Place } from '../place.ts'
import { daylight } from './daylight.ts'

/** A street of brick houses and gum trees. */
export function street(): Place {
  const fence = wallMaterial('timber', '#8f7f6c')
  const content = new Group().add(
    house(-15, -24, { wall: '#a8674c', roof: '#5d6468', trim: '#e9e6df' }),
    house(1.5, -24, { wall: '#c7b8a2', roof: '#7a4a3c', trim: '#f2f0ea' }),
    house(18, -24, { wall: '#8d5a48', roof: '#4d5a52', trim: '#dcd8cf' }),
    house(-32, -24, { wall: '#c2ad90', roof: '#5a6066', trim: '#efece5' }),
    box(7, 0.9, 0.06, fence, [-18.5, 0, -13]),
    box(6.5, 0.9, 0.06, fence, [14.6, 0, -13]),
    trees(
      'gum',
      [
        [-7.4, -12, 7.5],
        [9.6, -13, 8.5],
        [-24, -12, 8],
        [-22, -36, 13],
        [9.5, -38, 14],
        [26, -36, 12],
        [-6, -40, 15],
        [-38, -36, 14],
      ],
      7,
    ),
    trees(
      'hedge',
      [
        [-12.5, -14, 1.5],
        [-1.8, -14, 1.3],
        [20.5, -14, 1.4],
        [-27, -14, 1.5],
      ],
      2,
    ),
  )
  content.add(makeGround({ surface: suburb }))
  return { ...daylight.clear, content, softness: 0.01, contact: 0.8 }
}
