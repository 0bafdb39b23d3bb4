import { expect, it } from 'vitest'
import { compactPostcodes, nameOf, type PostcodeRow } from './compact-postcodes.ts'

const row = (postcode: string, locality: string, changes: Partial<PostcodeRow> = {}): PostcodeRow => ({
  postcode,
  locality,
  state: 'QLD',
  type: 'Delivery Area',
  lat: -27.4,
  long: 153.1,
  Lat_precise: -27.46789,
  Long_precise: 153.02811,
  sa3name: 'Brisbane Inner',
  sa4name: 'Brisbane Inner City',
  lgaregion: 'Brisbane',
  ...changes,
})
const land = () => true
const at = (lat: number, long: number) => ({ Lat_precise: lat, Long_precise: long })

it('a suburb is a line with its own place, rounded to some hundred metres', () => {
  expect(compactPostcodes([row('4000', 'SPRING HILL')], land)).toEqual(['4000 QLD -27.468 153.028 0 Spring Hill'])
})

it.each([
  ['Post Office Boxes', 'QUEEN VICTORIA BUILDING'],
  ['LVR', 'TAX OFFICE'],
  ['', 'BRISBANE GPO'],
  ['', 'ANNERLEY DC'],
])('%j %s is nobody’s suburb, but its postcode exists', (type, locality) => {
  expect(compactPostcodes([row('1230', locality, { type })], land)).toEqual(['1230 QLD -27.468 153.028 0'])
  expect(compactPostcodes([row('4000', locality, { type }), row('4000', 'SPRING HILL')], land)).toHaveLength(1)
})

it.each([
  ['overseas', at(40.6, -75.8)],
  ['nowhere', at(0, 0)],
  ['a namesake at the other end of the country', at(-33, 116)],
])('a place %s is not believed: the postcode’s is taken, and such a suburb is not drawn', (_, place) => {
  const others = ['A', 'B', 'C'].map((name, index) => row('4000', name, at(-27.46 - index / 100, 153.02)))
  const lines = compactPostcodes([...others, row('4000', 'KEMPTON', place)], land)
  expect(lines).toContain('4000 QLD -27.400 153.100 - Kempton')
})

it('a place out at sea is not believed', () => {
  const isLand = ({ lat }: { lat: number }) => lat < -12.42
  const darwin = { ...at(-12.39, 130.77), lat: -12.459, long: 130.837, sa4name: 'Darwin' }
  expect(compactPostcodes([row('0800', 'DARWIN', darwin)], isLand)).toEqual(['0800 QLD -12.459 130.837 3 Darwin'])
})

it('a postcode that nobody can place is known all the same', () => {
  const nowhere = { ...at(0, 0), lat: 49, long: -2 }
  expect(compactPostcodes([row('3989', 'ST HELIER', nowhere)], land)).toEqual(['3989 QLD - - 0'])
})

it.each([
  ['PARRAMATTA', { sa4name: 'Sydney - Parramatta' }, 3],
  ['NEWCASTLE', { sa4name: 'Newcastle and Lake Macquarie' }, 3],
  ['CAIRNS CITY', { sa3name: 'Cairns - South' }, 2],
  ['LOGAN CENTRAL', { lgaregion: 'Logan' }, 1],
  ['ASCOT', {}, 0],
] as const)('%s is known as far as its name is', (locality, regions, rank) => {
  expect(compactPostcodes([row('4000', locality, regions)], land)[0]).toContain(` ${rank} `)
})

it('a suburb that is there twice is one line, and lines are in order', () => {
  const rows = [row('4001', 'B'), row('4000', 'B'), row('4000', 'A'), row('4000', 'A')]
  const lines = compactPostcodes(rows, land)
  expect(lines.map((line) => [line.slice(0, 4), line.at(-1)])).toEqual([
    ['4000', 'A'],
    ['4000', 'B'],
    ['4001', 'B'],
  ])
})

it.each([
  ['MOUNT OMMANEY', 'Mount Ommaney'],
  ['MCDOWALL', 'McDowall'],
  ["O'CONNOR", "O'Connor"],
  ['O’CONNOR', 'O’Connor'],
  ["K'GARI", "K'gari"],
  ['PORT OF BRISBANE', 'Port of Brisbane'],
  ['COCOS (KEELING) ISLANDS', 'Cocos (Keeling) Islands'],
])('%s is written %s', (locality, name) => expect(nameOf(locality)).toBe(name))
