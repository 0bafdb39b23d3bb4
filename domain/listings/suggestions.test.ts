import { expect, it } from 'vitest'
import { suggestionsFor } from './suggestions.ts'

const counts = {
  make: [
    { value: 'Toyota', count: 40 },
    { value: 'Land Rover', count: 9 },
    { value: 'Honda', count: 7 },
    { value: 'Land', count: 1 },
  ],
  make_model: [
    { value: 'Toyota Corolla', count: 20 },
    { value: 'Toyota LandCruiser', count: 12 },
    { value: 'Toyota RAV4', count: 8 },
    { value: 'Land Rover Range Rover Sport', count: 9 },
    { value: 'Honda CR-V', count: 4 },
    { value: 'Honda Jazz', count: 3 },
  ],
  body: [
    { value: 'SUV', count: 30 },
    { value: 'Ute', count: 11 },
    { value: 'People Mover', count: 2 },
  ],
}
const labels = (typed: string, close = {}) => suggestionsFor(typed, counts, close).map(({ label }) => label)

it.each([
  ['toyota', ['Toyota', 'Toyota Corolla', 'Toyota LandCruiser', 'Toyota RAV4']],
  ['cor', ['Toyota Corolla']],
  ['land cru', ['Toyota LandCruiser']],
  ['landcruiser', ['Toyota LandCruiser']],
  ['land', ['Land Rover', 'Land Rover Range Rover Sport', 'Land', 'Toyota LandCruiser']],
  ['crv', ['Honda CR-V']],
  ['CR-V', ['Honda CR-V']],
  ['honda c', ['Honda CR-V']],
  ['utes', ['Ute']],
  ['mover', ['People Mover']],
  ['range rover', ['Land Rover Range Rover Sport']],
  ['zebra', []],
  ['oyota', []],
  [' - ', []],
  ['', []],
])('%j offers %j', (typed, expected) => expect(labels(typed)).toEqual(expected))

it('what is close comes after what fits, and only from the facet it is close in', () => {
  expect(
    labels('crv', { make_model: new Set(['Honda Jazz']), make: new Set(['Honda']), body: new Set(['Toyota']) }),
  ).toEqual(['Honda CR-V', 'Honda', 'Honda Jazz'])
})

it.each([
  ['toyota', '/search/toyota', 40],
  ['corolla', '/search/toyota/corolla', 20],
  ['range rover sport', '/search/land-rover/range-rover-sport', 9],
  ['people', '/search/people-mover', 2],
])('%s leads to %s', (typed, href, count) =>
  expect(suggestionsFor(typed, counts, {})[0]).toMatchObject({ href, count }),
)

it.each<[string, Parameters<typeof suggestionsFor>[1], string[]]>([
  [
    'the more there are of it, the earlier',
    {
      make: [
        { value: 'Mini One', count: 2 },
        { value: 'Mini Two', count: 5 },
      ],
    },
    ['Mini Two', 'Mini One'],
  ],
  [
    'of as many, the shorter',
    {
      make: [
        { value: 'Mini Moke', count: 2 },
        { value: 'Mini', count: 2 },
      ],
    },
    ['Mini', 'Mini Moke'],
  ],
  [
    'a name that begins so before any that goes on so',
    { make: [{ value: 'Mini', count: 1 }], body: [{ value: 'Tall mini', count: 9 }] },
    ['Mini', 'Tall mini'],
  ],
  [
    'and each of the later words alike',
    {
      body: [
        { value: 'Very tall mini', count: 3 },
        { value: 'Tall mini', count: 2 },
      ],
    },
    ['Very tall mini', 'Tall mini'],
  ],
  [
    'no model of a make that is not there',
    { make_model: [{ value: 'Mini Cooper', count: 1 }], make: [{ value: 'Min', count: 1 }] },
    [],
  ],
])('%s', (_, counted, expected) =>
  expect(suggestionsFor('mini', counted, {}).map(({ label }) => label)).toEqual(expected),
)

it('of two makes that begin a name the longer is meant, whichever there is more of', () => {
  const counted = {
    make: [
      { value: 'Land', count: 9 },
      { value: 'Land Rover', count: 2 },
    ],
    make_model: [{ value: 'Land Rover Defender', count: 2 }],
  }
  expect(suggestionsFor('defender', counted, {})).toEqual([
    { label: 'Land Rover Defender', count: 2, href: '/search/land-rover/defender' },
  ])
})

it('letters with marks are found by those without', () => {
  expect(suggestionsFor('citroen', { make: [{ value: 'Citroën', count: 1 }] }, {}).map(({ label }) => label)).toEqual([
    'Citroën',
  ])
})

it('offers eight at most', () => {
  const many = { make: Array.from({ length: 30 }, (_, at) => ({ value: `Make ${at}`, count: at })) }
  expect(suggestionsFor('make', many, {})).toHaveLength(8)
})
