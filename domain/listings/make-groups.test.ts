import { expect, it } from 'vitest'
import { makeGroups } from './make-groups.ts'

const counts = (length: number) =>
  Array.from({ length }, (_, at) => ({ value: `Make ${String(length - at).padStart(2, '0')}`, count: length - at }))

it('a long list begins with the 20 there is most of, then has all by name [SL-10]', () => {
  const [popular, all] = makeGroups(counts(25))
  expect(popular).toMatchObject({ label: 'Popular Makes', makes: { length: 20, 0: 'Make 25', 19: 'Make 06' } })
  expect(all).toMatchObject({ label: 'All Makes', makes: { length: 25, 0: 'Make 01' } })
})

it.each([
  [20, ['All Makes']],
  [21, ['Popular Makes', 'All Makes']],
])('a list of %i is %j [SL-10]', (length, labels) => {
  expect(makeGroups(counts(length)).map(({ label }) => label)).toEqual(labels)
})

it('a short one has all by name [SL-10]', () => {
  expect(makeGroups(counts(3))).toEqual([{ label: 'All Makes', makes: ['Make 01', 'Make 02', 'Make 03'] }])
})
