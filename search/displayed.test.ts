import { expect, it } from 'vitest'
import { SearchIndex } from './search-index.ts'
import { carSchema } from './testing/random-stock.ts'

const car = (id: number, more: object = {}) => ({
  id,
  make: 'Toyota',
  model: 'Corolla',
  features: ['Tow Bar'],
  seats: 5,
  price: 1000 * id,
  rank: id,
  vin: `VIN${id}`,
  ...more,
})

it('shows and keeps only what is to be shown, and searches the rest all the same', () => {
  const index = new SearchIndex({ ...carSchema, displayed: ['id', 'price'] })
  index.load([
    car(1),
    car(2, { features: ['Sunroof'], seats: null }),
    car(3, { make: 'Ford', model: 'Ranger', price: null }),
  ])
  expect(Object.keys(index.search({ limit: 1 }).hits[0]!)).not.toContain('vin')
  expect(index.search({ filter: 'features = sunroof' }).hits[0]).toMatchObject({ id: 2, price: 2000 })
  expect(index.search({ filter: 'seats EXISTS', sort: ['rank:asc'] }).hits.map(({ id }) => id)).toEqual([1, 3])
  expect(index.search({ filter: 'seats IS NULL' }).hits.map(({ id }) => id)).toEqual([2])
  expect(index.search({ facets: ['features'] }).facetCounts['features']).toEqual([
    { value: 'Tow Bar', count: 2 },
    { value: 'Sunroof', count: 1 },
  ])
  index.upsert(car(3, { make: 'Kia', model: 'Rio' }))
  index.remove(1)
  expect([
    index.search({ q: 'ranger' }).total,
    index.search({ q: 'rio' }).total,
    index.search({ facets: ['features'] }).facetCounts['features'],
  ]).toEqual([
    0,
    1,
    [
      { value: 'Sunroof', count: 1 },
      { value: 'Tow Bar', count: 1 },
    ],
  ])
})

it('a hit has only the attributes that a query names, as the index itself says them', () => {
  const index = new SearchIndex(carSchema, { own: ({ id }) => ({ price: Number(id) * 7 }) })
  index.load([car(1), car(2)])
  const hits = (only: string[]) => index.search({ only, sort: ['rank:asc'] }).hits
  expect(hits(['id'])).toEqual([{ id: 1 }, { id: 2 }])
  expect(hits(['price', 'make', 'features'])[1]).toEqual({ price: 14, make: 'Toyota', features: ['Tow Bar'] })
})
