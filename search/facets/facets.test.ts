import { expect, it } from 'vitest'
import { SearchIndex } from '../search-index.ts'
import { carSchema } from '../testing/random-stock.ts'

const car = (id: number, more: object) => ({ id, rank: 0, make: 'Toyota', car_type: 'used', features: [], ...more })
const indexOf = (...cars: object[]) => {
  const index = new SearchIndex(carSchema)
  index.load(cars.map((more, id) => car(id, more)))
  return index
}

it('lists values by count, ties by name, or by name [SL-20] [SL-21]', () => {
  const index = indexOf({ make: 'Mazda' }, { make: 'Kia' }, { make: 'Toyota' }, { make: 'Toyota' })
  const makes = (facetOrder?: 'alpha' | 'count') =>
    index.search({ facets: ['make'], facetOrder }).facetCounts['make']!.map(({ value, count }) => [value, count])
  expect(makes()).toEqual([
    ['Toyota', 2],
    ['Kia', 1],
    ['Mazda', 1],
  ])
  expect(makes('alpha')).toEqual([
    ['Kia', 1],
    ['Mazda', 1],
    ['Toyota', 2],
  ])
})

it('orders car types new, demo, used wherever names decide [SL-13]', () => {
  const index = indexOf({ car_type: 'used' }, { car_type: 'new' }, { car_type: 'demo' })
  expect(
    index.search({ facets: ['car_type'], facetOrder: 'alpha' }).facetCounts['car_type']!.map(({ value }) => value),
  ).toEqual(['new', 'demo', 'used'])
  expect(index.search({ sort: ['car_type:asc'] }).hits.map((hit) => hit['car_type'])).toEqual(['new', 'demo', 'used'])
})

it('counts a value once a document, however often it is named [SL-20]', () => {
  expect(
    indexOf({ features: ['Tow Bar', 'Tow Bar', 'Sunroof'] }).search({ facets: ['features'] }).facetCounts['features'],
  ).toEqual([
    { value: 'Sunroof', count: 1 },
    { value: 'Tow Bar', count: 1 },
  ])
})

it('keeps to the limit of values, the most frequent first', () => {
  const index = indexOf(...Array.from({ length: 300 }, (_, at) => ({ model: `Model ${at % 150}` })), {
    model: 'Model 7',
  })
  const counts = index.search({ facets: ['model'], maxValuesPerFacet: 30 }).facetCounts['model']!
  expect(counts).toHaveLength(30)
  expect(counts[0]).toEqual({ value: 'Model 7', count: 3 })
})

it('says nothing of facets nobody asked for, and refuses unknown ones', () => {
  expect(indexOf({}).search({}).facetCounts).toEqual({})
  expect(() => indexOf({}).search({ facets: ['wheels'] })).toThrow('`wheels` is not filterable')
})

it('finds among values by any of their words, with typos [SL-20]', () => {
  const index = indexOf(
    { model: 'Land Cruiser Prado' },
    { model: 'LandCruiser' },
    { model: 'Corolla' },
    { model: 'Corolla' },
  )
  const values = (facetQuery: string) => index.searchFacet({ facetName: 'model', facetQuery }).map(({ value }) => value)
  expect(values('prad')).toEqual(['Land Cruiser Prado'])
  expect(values('corola')).toEqual(['Corolla'])
  expect(values('')).toEqual(['Corolla', 'Land Cruiser Prado', 'LandCruiser'])
})

it('tells smallest and largest, and leaves numbers nobody has out [SL-21]', () => {
  const index = indexOf({ price: 5 }, { price: 90 }, { price: null })
  expect(index.search({ facets: ['price', 'km'] }).facetStats).toEqual({ price: { min: 5, max: 90 } })
})

it('holds more values than two bytes can number', () => {
  const index = indexOf(...Array.from({ length: 70_000 }, (_, at) => ({ badge: `Badge ${at}` })))
  expect(index.search({ filter: 'badge = "Badge 69999"' }).hits.map(({ id }) => id)).toEqual([69_999])
  expect(
    index.search({ filter: 'badge = "Badge 3"', facets: ['badge', 'make', 'body', 'model'] }).facetCounts['badge'],
  ).toEqual([{ value: 'Badge 3', count: 1 }])
})
