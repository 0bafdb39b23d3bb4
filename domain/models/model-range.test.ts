import { expect, it } from 'vitest'
import { rangeByBody } from './model-range.ts'
import { bodyTypeOf } from '../vehicles/body-types.ts'
import type { SiteModel } from './site-models.server.ts'

const model = (name: string, ...bodies: string[]): SiteModel => ({
  slug: name.toLowerCase(),
  make: 'Toyota',
  name,
  title: `Toyota ${name}`,
  href: `/${name.toLowerCase()}`,
  picture: null,
  bodies: bodies.map(bodyTypeOf),
  inStock: 1,
  entry: null,
})

it('a range is sorted by body, the largest first; what is built as two stands under the first [OS-10] [RT-22]', () => {
  const range = rangeByBody([
    model('HiLux', 'ute', 'cabChassis'),
    model('RAV4', 'suv'),
    model('Kluger', 'SUV'),
    model('Thing'),
  ])
  expect(
    range.map(({ slug, title, total, models }) => [
      slug,
      title,
      total,
      models.map((each) => [each.body, each.silhouette]),
    ]),
  ).toEqual([
    [
      'suv',
      'SUVs',
      2,
      [
        ['SUV', 'suv'],
        ['SUV', 'suv'],
      ],
    ],
    ['ute', 'Utes', 1, [['Ute, Cab Chassis', 'ute']]],
    ['', 'Others', 1, [[null, 'hatch']]],
  ])
})

it('a body called by two names is one: hatch and hatchback, wagon and station wagon [OS-10]', () => {
  const range = rangeByBody([model('Corolla', 'hatch'), model('Yaris', 'hatchback'), model('6', 'stationWagon')])
  expect(range.map(({ slug, total }) => [slug, total])).toEqual([
    ['hatch', 2],
    ['wagon', 1],
  ])
})

it('more than are shown are counted all the same [OS-10]', () => {
  const [group] = rangeByBody([model('RAV4', 'suv'), model('Kluger', 'suv')], 1)
  expect([group!.total, group!.models.length]).toEqual([2, 1])
})
