import { expect, it } from 'vitest'
import type { LocationRecord } from '#db/locations.ts'
import { answersTo, byState } from './dealership-places.ts'

const yard = {
  name: 'Meridian Parramatta',
  address: { street: '320 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
  manufacturers: [{ id: 1, name: 'Toyota', slug: 'toyota', logoUrl: null }],
} as unknown as LocationRecord

it.each([
  ['parra', true],
  ['CHURCH street', true],
  ['2150', true],
  ['nsw toyota', true],
  ['toyota perth', false],
  ['kia', false],
])('a directory of dealers asked for %j has it: %s [OS-01]', (typed, isFound) =>
  expect(answersTo(yard, typed)).toBe(isFound),
)

it('a place of which nothing is known is found by its name', () =>
  expect(answersTo({ name: 'Yard', address: null, manufacturers: [] }, 'yard')).toBe(true))

it('places stand under their states, and under none where all are in one', () => {
  const at = (state: string | null) => ({ state })
  expect(byState([at('QLD'), at('NSW'), at('QLD'), at(null)]).map(({ name, places }) => [name, places.length])).toEqual(
    [
      ['Queensland', 2],
      ['New South Wales', 1],
      [null, 1],
    ],
  )
  expect(byState([at('QLD'), at('QLD')])).toEqual([{ name: null, places: [at('QLD'), at('QLD')] }])
})
