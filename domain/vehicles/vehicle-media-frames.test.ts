import { expect, it } from 'vitest'
import { nearestFirst, nextFrame, ringOf, type SpinGoal, spinGoal } from './vehicle-media-frames.ts'

it('one frame in three makes a coarse turn', () => expect(ringOf(8)).toEqual([0, 3, 6]))

/** The order in which frames are fetched, sharp ones written with a star. */
function fetched(goal: SpinGoal, inView: number, count: number): string {
  const begun = { small: new Set<number>(), sharp: new Set<number>() }
  const order = []
  for (let next = nextFrame({ goal, inView, count, begun }); next; next = nextFrame({ goal, inView, count, begun })) {
    begun[next.as].add(next.frame)
    order.push(`${next.frame}${next.as === 'sharp' ? '*' : ''}`)
  }
  return order.join(' ')
}

it.each<[SpinGoal, number, string]>([
  ['nothing', 0, ''],
  ['small', 0, '0 3 6 1 2 4 5 7'],
  ['sharp one', 5, '0 3 6 1 2 4 5 7 5*'],
  ['sharp all', 5, '0 3 6 1 2 4 5 7 5* 6* 4* 7* 3* 0* 2* 1*'],
])('where %s is wanted and frame %i is seen, frames are fetched in the order %s', (goal, inView, order) =>
  expect(fetched(goal, inView, 8)).toBe(order),
)

it.each([
  [0, 8, [0, 1, 7, 2, 6, 3, 5, 4]],
  [6, 9, [6, 7, 5, 8, 4, 0, 3, 1, 2]],
])('seen from frame %i of %i, the nearest are %j', (frame, count, order) =>
  expect(nearestFirst(frame, count)).toEqual(order),
)

const attention = { interest: 'seen', isSparing: false, isEnlarged: false, isTurning: false } as const

it.each<[string, Partial<Parameters<typeof spinGoal>[0]>, SpinGoal]>([
  ['nobody wants', { interest: 'none' }, 'nothing'],
  ['is seen at rest', {}, 'sharp one'],
  ['is seen turning', { isTurning: true }, 'small'],
  ['fits into an untouched page', { interest: 'untouched' }, 'sharp one'],
  ['was asked for', { interest: 'asked', isTurning: true }, 'sharp all'],
  ['was asked for where data is saved', { interest: 'asked', isSparing: true }, 'small'],
  ['was enlarged where data is saved', { interest: 'asked', isSparing: true, isEnlarged: true }, 'sharp all'],
])('of a spin that %s is fetched: %3$s', (_, change, goal) => expect(spinGoal({ ...attention, ...change })).toBe(goal))
