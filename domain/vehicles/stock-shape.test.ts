import { expect, it } from 'vitest'
import { stockShape } from './stock-shape.ts'

const counted = (...values: string[]) => values.map((value) => ({ value, count: 2 }))

it('names the kinds there are, in one order', () => {
  const shape = stockShape({
    facetCounts: {
      car_type: counted('used', 'demo', 'new'),
      body: counted('SUV', 'People Mover'),
      make: counted('Kia', 'Audi', 'Mazda'),
    },
  })
  expect(shape).toEqual({
    carTypes: ['new', 'used', 'demo'],
    bodies: [
      { slug: 'people-mover', label: 'People Mover' },
      { slug: 'suv', label: 'SUV' },
    ],
    makes: ['Audi', 'Kia', 'Mazda'],
  })
})

it('says nothing of an empty stock', () => {
  expect(stockShape({ facetCounts: {} })).toEqual({ carTypes: [], bodies: [], makes: [] })
})
