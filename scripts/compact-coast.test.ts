import { expect, it } from 'vitest'
import { compactCoast } from './compact-coast.ts'

const square = (long: number, lat: number, size: number): [number, number][] => [
  [long, lat],
  [long + size, lat],
  [long + size, lat + size],
  [long, lat + size],
  [long, lat],
]

it('a shore is its first point and steps in thousandths of a degree, its waters lines of their own', () => {
  expect(compactCoast([[square(150, -30, 1), square(150.4, -29.6, 0.2)]])).toEqual([
    '150000 -30000 1000 0 0 1000 -1000 0',
    '150400 -29600 200 0 0 200 -200 0',
  ])
})

it.each([
  ['an islet smaller than a dot', square(150, -30, 0.001)],
  ['Timor', square(124, -10, 0.3)],
  ['New Guinea', square(146, -9.8, 0.4)],
  ['New Zealand', square(174, -38, 1)],
  ['what reaches beyond', square(153.9, -30, 1)],
])('%s is left out', (_, ring) => expect(compactCoast([[ring]])).toEqual([]))

it('a pond is left out of its island', () => {
  expect(compactCoast([[square(150, -30, 1), square(150.4, -29.6, 0.005)]])).toHaveLength(1)
})

it('points that fall together are one', () => {
  const ring: [number, number][] = [
    [150, -30],
    [150.0001, -30],
    [150.1, -30],
    [150.1, -29.9],
    [150, -30],
  ]
  expect(compactCoast([[ring]])).toEqual(['150000 -30000 100 0 0 100'])
})
