import { expect, it } from 'vitest'
import { atOnce, inSlices } from './slices.ts'
import { sorted } from './sorted.ts'
import { Random } from './testing/random.ts'

it.each([0, 1, 255, 256, 257, 5_000])('%i numbers come in order, equal ones as they stood', (count) => {
  const random = new Random(count)
  const keys = random.list(count, () => random.below(50))
  const compare = (one: number, other: number): number => keys[one]! - keys[other]!
  const order = atOnce(sorted(Uint32Array.from(keys.keys()), compare))
  expect([...order]).toEqual([...keys.keys()].toSorted(compare))
})

it('lets others in after every few thousand comparisons, and sorts the same in slices', async () => {
  const random = new Random(1)
  const keys = random.list(20_000, () => random.below(1e9))
  let [compared, most] = [0, 0]
  const compare = (one: number, other: number): number => {
    compared++
    return keys[one]! - keys[other]!
  }
  for (const _ of sorted(Uint32Array.from(keys.keys()), compare)) {
    most = Math.max(most, compared)
    compared = 0
  }
  expect(most).toBeLessThan(4_000)
  const order = await inSlices(sorted(Uint32Array.from(keys.keys()), compare))
  expect([...order]).toEqual([...keys.keys()].toSorted(compare))
})
