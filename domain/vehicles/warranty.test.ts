import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { warrantyLines } from './warranty.ts'

const subject = {
  state: 'QLD',
  itemType: 'car',
  carType: 'new',
  buildDate: '2024-03',
  year: 2024,
  km: 20_000,
  priceCents: 3_000_000,
  today: '2026-11-17',
} as const
const { warranty } = defaultConfig()
const byLaw = 'Statutory warranty (QLD): 3 months or 5,000 km, whichever comes first'

it.each<[string, Partial<Parameters<typeof warrantyLines>[0]>, Partial<typeof warranty>, string[]]>([
  ['a new one, by default', {}, {}, ['3 year standard warranty']],
  ['of a brand with five', {}, { standardYears: 5 }, ['5 year standard warranty']],
  ['of a brand with seven', {}, { standardYears: 7 }, ['7 year standard warranty']],
  ['where the maker gives none', {}, { standardYears: null }, []],
  [
    'with three years of protection',
    {},
    { mechanicalYears: 3 },
    ['3 year standard warranty', '3 year mechanical protection'],
  ],
  [
    'with five years of protection',
    {},
    { mechanicalYears: 5 },
    ['3 year standard warranty', '5 year mechanical protection'],
  ],
  ['a demonstrator', { carType: 'demo' }, {}, ['Balance of the 3 year standard warranty', byLaw]],
  ['a used one', { carType: 'used' }, {}, [byLaw]],
  ['a used one with protection', { carType: 'used' }, { mechanicalYears: 5 }, ['5 year mechanical protection', byLaw]],
  [
    'an old one',
    { carType: 'used', km: 190_000 },
    {},
    ['Statutory warranty (QLD): 1 month or 1,000 km, whichever comes first'],
  ],
  ['a used caravan', { carType: 'used', itemType: 'caravan' }, {}, ['Sold without statutory warranty']],
  ['where the site does not tell of the law’s', { carType: 'used' }, { statutory: false }, []],
  ['in the site’s own words', { carType: 'used' }, { statutoryText: 'Class A' }, ['Class A']],
  ['in a state nobody knows', { carType: 'used', state: null }, {}, []],
])('%s [CN-02]', (_, more, settings, lines) =>
  expect(warrantyLines({ ...subject, ...more }, { ...warranty, ...settings })).toEqual(lines),
)
