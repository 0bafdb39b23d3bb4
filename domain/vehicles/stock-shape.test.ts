import { expect, it } from 'vitest'
import { stockShape } from './stock-shape.ts'

it('names the kinds there are, in one order', () => {
  const shape = stockShape({
    facetDistribution: { car_type: { used: 2, demo: 1, new: 4 }, body: { SUV: 2, 'People Mover': 9 }, make: { Kia: 1, Audi: 3, Mazda: 2 } },
  })
  expect(shape).toEqual({
    carTypes: ['new', 'used', 'demo'],
    bodies: [{ slug: 'people-mover', label: 'People Mover' }, { slug: 'suv', label: 'SUV' }],
    makes: ['Audi', 'Kia', 'Mazda'],
  })
})

it('says nothing of an empty stock', () => {
  expect(stockShape({ facetDistribution: {} })).toEqual({ carTypes: [], bodies: [], makes: [] })
})
