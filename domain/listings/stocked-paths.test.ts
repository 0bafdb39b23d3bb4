import { expect, it } from 'vitest'
import { nouns } from '../vehicles/nouns.ts'
import type { KnownToSite } from './find-listing-path.ts'
import { stockedPaths, type Buyable } from './stocked-paths.ts'

const nothing: Buyable = { carTypes: [], bodies: [], makes: [], makeModels: [] }

/** The paths for what can be bought; the site also shows `sold`, and once had all that Saab made. */
function pathsOf(toBuy: Partial<Buyable>, sold: Partial<Buyable> = {}): string[] {
  const buyable = { ...nothing, ...toBuy }
  const joined = (name: 'bodies' | 'makes' | 'makeModels') => [...(sold[name] ?? []), ...buyable[name]]
  const known: KnownToSite = {
    noun: nouns.car,
    stocked: { bodies: joined('bodies'), makes: joined('makes'), makeModels: joined('makeModels') },
    dealerships: [{ id: 1, slug: 'northside', name: 'Northside' }],
    locations: [{ id: 2, slug: 'springwood', name: 'Springwood' }],
    once: () => ({ bodies: ['Convertible'], makes: ['Saab'], makeModels: ['Saab 900', 'Great Wall Ute'] }),
  }
  return stockedPaths(buyable, known).map((path) => path.replace('/search/', ''))
}

it.each<[string, Partial<Buyable>, string[]]>([
  ['nothing', {}, []],
  ['used cars', { carTypes: ['used'] }, ['new-used-and-demo-cars', 'used-cars']],
  ['new cars', { carTypes: ['new'] }, ['new-used-and-demo-cars', 'new-and-demo-cars', 'new-cars']],
  ['a body', { bodies: ['People Mover'] }, ['people-mover']],
  [
    'makes and models',
    { makes: ['Kia', 'Land Rover'], makeModels: ['Land Rover Range Rover', 'Kia EV6'] },
    ['kia', 'land-rover', 'kia/ev6', 'land-rover/range-rover'],
  ],
  ['names that are the same word', { bodies: ['Ute'], makes: ['Ute', 'Kia', 'KIA'] }, ['ute', 'kia']],
  ['a name without a letter or digit', { makes: ['长城'], makeModels: ['长城 炮'] }, []],
])('what has %s to buy has these listings [part of RT-21]', (_, toBuy, paths) => expect(pathsOf(toBuy)).toEqual(paths))

it('what is only shown as sold has none [part of RT-21]', () => {
  const sold = { carTypes: ['used'], bodies: ['Coupe'], makes: ['Alfa Romeo'], makeModels: ['Alfa Romeo Brera'] }
  expect(pathsOf({ makes: ['Kia'] }, sold)).toEqual(['kia'])
})

it('a model that a visitor’s path would not find among what is shown is left out [part of RT-21]', () => {
  const makes = ['Great Wall', 'Great-Wall']
  expect(pathsOf({ makes, makeModels: ['Great Wall Cannon', 'Great-Wall Ute'] })).toEqual([
    'great-wall',
    'great-wall/cannon',
  ])
})
