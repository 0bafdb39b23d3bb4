import { expect, it } from 'vitest'
import { testingBase } from '../testing-stock.ts'
import { isMapOffered } from './distance.ts'
import { readListingState } from './listing-state.ts'
import type { ListingAnswer, ListingBase } from './listing.ts'
import { mapPlaces } from './map-places.ts'

const base: ListingBase = {
  ...testingBase,
  path: '/search/suv',
  places: [
    { id: 7, name: 'Toowoomba' },
    { id: 8, name: 'Moorooka' },
  ],
  facets: [{ kind: 'choices', name: 'location_name', values: ['Moorooka', 'Toowoomba'] }],
}
const answer = { counts: { location_name: [5, 3] }, near: null } as unknown as ListingAnswer
const near = { asked: '4000', label: '4000 Brisbane', km: [105.8, 6.7] }
const state = (search: string) => readListingState(new URLSearchParams(search))

it('a place has what the listing counts there, and leads to it alone [SL-35]', () => {
  expect(mapPlaces(base, state('fuel=Diesel&page=3'), answer)).toEqual([
    { id: 7, name: 'Toowoomba', count: 3, km: null, isChosen: false, href: expect.any(String) },
    {
      id: 8,
      name: 'Moorooka',
      count: 5,
      km: null,
      isChosen: false,
      href: '/search/suv?location_name=Moorooka&fuel=Diesel',
    },
  ])
})

it('a chosen place is taken back, another takes its place [SL-35]', () => {
  const [toowoomba, moorooka] = mapPlaces(base, state('location_name=Moorooka'), answer)
  expect([toowoomba!.href, moorooka!.href]).toEqual(['/search/suv?location_name=Toowoomba', '/search/suv'])
  expect([toowoomba!.isChosen, moorooka!.isChosen]).toEqual([false, true])
})

it('the nearest comes first [SL-35]', () => {
  const found = mapPlaces(base, state('near=4000'), { ...answer, near })
  expect(found.map(({ name, km }) => [name, km])).toEqual([
    ['Moorooka', 6.7],
    ['Toowoomba', 105.8],
  ])
})

it.each([
  ['one place', { places: base.places.slice(0, 1) }],
  ['no filter by location', { facets: [] }],
])('there is no map with %s [SL-35]', (_, changes) => {
  expect([isMapOffered(base), isMapOffered({ ...base, ...changes })]).toEqual([true, false])
})
