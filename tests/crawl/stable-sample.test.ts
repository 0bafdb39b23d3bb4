import { expect, it } from 'vitest'
import { samplePerShape, stableSample } from './stable-sample.ts'

const addresses = Array.from({ length: 40 }, (_, at) => `/cars/${at}`)

it.each([
  [0, 0],
  [5, 5],
  [40, 40],
  [100, 40],
  [Number.POSITIVE_INFINITY, 40],
])('of 40 at most %i are %i', (most, length) => {
  expect(new Set(stableSample(addresses, most)).size).toBe(length)
})

it('is the same in whatever order they come, and is not simply the first', () => {
  expect(stableSample(addresses.toReversed(), 5)).toEqual(stableSample(addresses, 5))
  expect(stableSample(addresses, 5)).not.toEqual(addresses.slice(0, 5))
})

it('one that goes changes at most one of the others', () => {
  const before = stableSample(addresses, 5)
  for (const gone of addresses) {
    const after = stableSample(
      addresses.filter((each) => each !== gone),
      5,
    )
    expect(before.filter((each) => !after.includes(each)).length).toBeLessThanOrEqual(1)
  }
})

it('takes so many of each kind', () => {
  const shapeOf = (address: string) => (Number(address.slice(6)) < 3 ? 'few' : 'many')
  expect(samplePerShape(addresses, shapeOf, 4).map(shapeOf)).toEqual([
    'few',
    'few',
    'few',
    'many',
    'many',
    'many',
    'many',
  ])
})
