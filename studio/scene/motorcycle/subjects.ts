import { Box3, type Group, Vector3 } from 'three'
import type { Point, Subject, SubjectBuilder } from '../subject.ts'
import { adventureLarge, adventureMiddle } from './adventure.ts'
import { cafeRacer } from './cafe.ts'
import { cruiserBobber, cruiserTouring, fullTourer } from './cruiser.ts'
import type { Stance } from './geometry.ts'
import { nakedClassic, nakedStreet } from './naked.ts'
import { scooter } from './scooter.ts'
import { sportsTourer, supersport } from './sport.ts'
import { trail } from './trail.ts'

type Motorcycle = { group: Group; stance: Stance }

/** The motorcycles, by the name of their variant. */
export const subjects: Readonly<Record<string, SubjectBuilder>> = {
  'motorcycle-naked-a': () => standing(nakedStreet()),
  'motorcycle-naked-b': () => standing(nakedClassic()),
  'motorcycle-cruiser-a': () => standing(cruiserTouring()),
  'motorcycle-cruiser-b': () => standing(cruiserBobber()),
  'motorcycle-sport-a': () => standing(supersport()),
  'motorcycle-adventure-a': () => standing(adventureLarge()),
  'motorcycle-scooter-a': () => standing(scooter()),
  'motorcycle-trail-a': () => standing(trail()),
  'motorcycle-touring-a': () => standing(fullTourer()),
  'motorcycle-sport-b': () => standing(sportsTourer()),
  'motorcycle-adventure-b': () => standing(adventureMiddle()),
  'motorcycle-classic-a': () => standing(cafeRacer()),
}

/** Puts the middle of the motorcycle's length, not of its wheelbase, in the middle of the stage. */
function standing({ group, stance }: Motorcycle): Subject {
  const box = new Box3().setFromObject(group)
  const size = box.getSize(new Vector3())
  const shift = -(box.min.x + box.max.x) / 2
  group.position.x = shift
  const half = stance.wheelbase / 2
  const wheel: Point = [shift - half, stance.front.radius, stance.front.width / 2]
  return {
    group,
    size: { length: size.x, width: size.z, height: size.y },
    contacts: [
      [shift - half, 0, 0.03],
      [shift + half, 0, 0.03],
    ],
    wheel: { at: wheel, radius: stance.front.radius },
    hotspots: {
      headlamp: { at: [shift - half + 0.1, 0.9, 0], facing: [-1, 0, 0.3] },
      engine: { at: [shift - 0.08, 0.43, 0.17], facing: [0, 0, 1] },
      wheel: { at: wheel, facing: [-0.2, 0, 1] },
    },
    bake: { rays: 14 },
  }
}
