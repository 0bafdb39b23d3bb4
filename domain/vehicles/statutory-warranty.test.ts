import { expect, it } from 'vitest'
import { statutoryWarranty, type WarrantyCase } from './statutory-warranty.ts'

const subject: WarrantyCase = {
  state: 'NSW',
  itemType: 'car',
  carType: 'used',
  buildDate: '2020-03',
  year: 2020,
  km: 60_000,
  priceCents: 2_000_000,
  today: '2026-11-17',
}
const told = (more: Partial<WarrantyCase>): string | null => {
  const cover = statutoryWarranty({ ...subject, ...more })
  return cover && cover !== 'none' ? `${cover.months} months ${cover.km} km` : cover
}
const old = { buildDate: '2016-11-17' } as const
const older = { buildDate: '2016-11-16' } as const

it.each<[string, Partial<WarrantyCase>, string | null]>([
  ['NSW', { state: 'NSW' }, '3 months 5000 km'],
  ['NSW, below 160,000 km', { state: 'NSW', km: 159_999 }, '3 months 5000 km'],
  ['NSW, at 160,000 km', { state: 'NSW', km: 160_000 }, null],
  ['NSW, on its tenth birthday', { state: 'NSW', ...old }, null],
  ['NSW, the day before', { state: 'NSW', buildDate: '2016-11-18' }, '3 months 5000 km'],
  ['VIC, at 160,000 km', { state: 'VIC', km: 160_000 }, '3 months 5000 km'],
  ['VIC, over it', { state: 'VIC', km: 160_001 }, null],
  ['VIC, on its tenth birthday', { state: 'VIC', ...old }, '3 months 5000 km'],
  ['VIC, the day after', { state: 'VIC', ...older }, null],
  ['VIC, a motorcycle', { state: 'VIC', itemType: 'motorcycle' }, null],
  ['QLD, class A', { state: 'QLD' }, '3 months 5000 km'],
  ['QLD, class B by distance', { state: 'QLD', km: 160_000 }, '1 months 1000 km'],
  ['QLD, class B by age', { state: 'QLD', ...older }, '1 months 1000 km'],
  ['QLD, a motorcycle says that there is none', { state: 'QLD', itemType: 'motorcycle' }, 'none'],
  ['QLD, a caravan', { state: 'QLD', itemType: 'caravan' }, 'none'],
  ['QLD, a truck', { state: 'QLD', itemType: 'truck' }, 'none'],
  ['WA', { state: 'WA', km: 150_000 }, '3 months 5000 km'],
  ['WA, further', { state: 'WA', km: 150_001 }, '1 months 1500 km'],
  ['WA, too far', { state: 'WA', km: 180_001 }, null],
  ['WA, older', { state: 'WA', ...older }, '1 months 1500 km'],
  ['WA, cheap', { state: 'WA', priceCents: 399_999 }, null],
  ['WA, without a price', { state: 'WA', priceCents: null }, null],
  ['WA, a motorcycle', { state: 'WA', itemType: 'motorcycle' }, '3 months 5000 km'],
  ['WA, a motorcycle, further', { state: 'WA', itemType: 'motorcycle', km: 80_001 }, null],
  ['SA, $3,000', { state: 'SA', priceCents: 300_000 }, null],
  ['SA, $3,001', { state: 'SA', priceCents: 300_100 }, '2 months 3000 km'],
  ['SA, $6,000', { state: 'SA', priceCents: 600_000 }, '2 months 3000 km'],
  ['SA, over $6,000', { state: 'SA', priceCents: 600_100 }, '3 months 5000 km'],
  ['SA, at 200,000 km', { state: 'SA', km: 200_000 }, '3 months 5000 km'],
  ['SA, over it', { state: 'SA', km: 200_001 }, null],
  ['ACT', { state: 'ACT' }, '3 months 5000 km'],
  ['NT', { state: 'NT' }, '3 months 5000 km'],
  ['TAS, at 120,000 km', { state: 'TAS', km: 120_000 }, '3 months 3000 km'],
  ['TAS, over it', { state: 'TAS', km: 120_001 }, null],
  ['a demonstrator', { carType: 'demo' }, '3 months 5000 km'],
  ['a new one', { carType: 'new' }, null],
  ['an unknown distance', { km: null }, null],
  ['an unknown age', { buildDate: null, year: null }, null],
  ['only a year: counted from its first day', { buildDate: null, year: 2016 }, null],
  ['a day before there were rules', { today: '2019-08-31' }, null],
])('the law’s warranty: %s', (_, more, cover) => expect(told(more)).toBe(cover))

it('a new law holds from its day on, and the old one until then', () => {
  const rule = { states: ['NSW'], itemType: 'car', cover: { months: 6, km: 10_000 } } as const
  const editions = [
    { from: '2019-09-01', saysNone: [], rules: [{ ...rule, cover: { months: 3, km: 5_000 } }] },
    { from: '2027-01-01', saysNone: [], rules: [rule] },
  ]
  expect(statutoryWarranty({ ...subject, today: '2026-12-31' }, editions)).toEqual({ months: 3, km: 5_000 })
  expect(statutoryWarranty({ ...subject, today: '2027-01-01' }, editions)).toEqual({ months: 6, km: 10_000 })
})
