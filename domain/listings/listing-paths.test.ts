import { describe, expect, it } from 'vitest'
import { nouns } from '../vehicles/nouns.ts'
import { type Buyable, findListingPath, type KnownToSite, stockedPaths } from './listing-paths.ts'

describe('a path', () => {
  const known: KnownToSite = {
    noun: nouns.car,
    stocked: {
      bodies: ['SUV', 'People Mover', 'Ute'],
      makes: ['Toyota', 'Land Rover', 'Ute'],
      makeModels: ['Toyota Corolla', 'Toyota 86', 'Land Rover Range Rover Sport'],
    },
    dealerships: [
      { id: 7, slug: 'northside', name: 'Northside Motors' },
      { id: 8, slug: 'toyota', name: 'A dealer called Toyota' },
    ],
    locations: [
      { id: 31, slug: 'springwood', name: 'Springwood' },
      { id: 32, slug: 'northside', name: 'Northside yard' },
    ],
    once: () => ({ bodies: ['Convertible'], makes: ['Saab', 'Toyota'], makeModels: ['Saab 900', 'Toyota Celica'] }),
  }
  const found = (path: string) => findListingPath(path.split('/').slice(2), known)

  describe('a path is read by what the site stocks', () => {
    it.each<[string, string, object, string]>([
      ['/search/new-used-and-demo-cars', 'Our stock', {}, '[RT-01]'],
      ['/search/used-cars', 'Used cars', { car_type: ['used'] }, '[RT-02]'],
      ['/search/new-cars', 'New cars', { car_type: ['new'] }, '[RT-02]'],
      ['/search/demo-cars', 'Demo cars', { car_type: ['demo'] }, '[RT-02]'],
      ['/search/new-and-demo-cars', 'New and demo cars', { car_type: ['new', 'demo'] }, '[RT-02]'],
      ['/search/suv', 'SUVs', { body: ['SUV'] }, '[RT-03]'],
      ['/search/people-mover', 'People movers', { body: ['People Mover'] }, '[RT-03]'],
      ['/search/land-rover', 'Land Rover', { make: ['Land Rover'] }, '[RT-03]'],
      ['/search/toyota/corolla', 'Toyota Corolla', { make: ['Toyota'], model: ['Corolla'] }, '[RT-03]'],
      [
        '/search/land-rover/range-rover-sport',
        'Land Rover Range Rover Sport',
        { make: ['Land Rover'], model: ['Range Rover Sport'] },
        '[RT-03]',
      ],
      ['/search/northside', 'Stock of Northside Motors', { dealership_id: ['7'] }, '[RT-04]'],
      ['/search/springwood', 'Stock at Springwood', { location_id: ['31'] }, '[RT-04]'],
    ])('%s is %s %j %s', (path, title, fixed, _row) => {
      expect(found(path)).toMatchObject({ path, title, fixed })
    })

    it.each<[string, object, string]>([
      ['/search/ute', { body: ['Ute'] }, 'a body before a make of that name'],
      ['/search/toyota', { make: ['Toyota'] }, 'a make before a dealership of that slug'],
      ['/search/northside', { dealership_id: ['7'] }, 'a dealership before a location'],
    ])('%s means %j: %s [RT-04]', (path, fixed, _why) => expect(found(path)?.fixed).toEqual(fixed))

    it.each([
      ['/search/saab', { make: ['Saab'] }],
      ['/search/convertible', { body: ['Convertible'] }],
      ['/search/saab/900', { make: ['Saab'], model: ['900'] }],
      ['/search/toyota/celica', { make: ['Toyota'], model: ['Celica'] }],
    ])('%s was stocked once and is an empty listing, not a missing one [RT-03]', (path, fixed) =>
      expect(found(path)?.fixed).toEqual(fixed),
    )

    it.each([
      '/search/spaceship',
      '/search/constructor',
      '/search',
      '/search/',
      '/search/toyota/spaceship',
      '/search/suv/corolla',
      '/search/toyota/corolla/xse',
      '/search/used-cars/corolla',
      '/search/stolen-cars',
    ])('%s never existed [RT-02] [RT-03]', (path) => expect(found(path)).toBeNull())
  })

  it.each([
    ['/search/new-used-and-demo-cars', []],
    ['/search/used-cars', ['Our stock /search/new-used-and-demo-cars']],
    ['/search/toyota', ['Our stock /search/new-used-and-demo-cars']],
    ['/search/suv', ['Our stock /search/new-used-and-demo-cars']],
    ['/search/northside', ['Our stock /search/new-used-and-demo-cars']],
    ['/search/springwood', ['Our stock /search/new-used-and-demo-cars']],
    ['/search/toyota/corolla', ['Our stock /search/new-used-and-demo-cars', 'Toyota /search/toyota']],
  ])('%s lies below %j [SL-19]', (path, above) =>
    expect(found(path)?.above.map(({ label, to }) => `${label} ${to}`)).toEqual(above),
  )
})

describe('stock to buy', () => {
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
  ])('what has %s to buy has these listings [RT-21]', (_, toBuy, paths) => expect(pathsOf(toBuy)).toEqual(paths))

  it('what is only shown as sold has none [RT-21]', () => {
    const sold = { carTypes: ['used'], bodies: ['Coupe'], makes: ['Alfa Romeo'], makeModels: ['Alfa Romeo Brera'] }
    expect(pathsOf({ makes: ['Kia'] }, sold)).toEqual(['kia'])
  })

  it('a model that a visitor’s path would not find among what is shown is left out [RT-21]', () => {
    const makes = ['Great Wall', 'Great-Wall']
    expect(pathsOf({ makes, makeModels: ['Great Wall Cannon', 'Great-Wall Ute'] })).toEqual([
      'great-wall',
      'great-wall/cannon',
    ])
  })
})
