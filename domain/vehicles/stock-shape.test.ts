import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { stockShape } from './stock-shape.ts'

const vehicle = (more: Partial<StockVehicle>) =>
  ({ status: 'in_stock', showOnDealerWebsite: true, carType: 'used', simpleBody: 'suv', make: 'Kia', ...more }) as StockVehicle

it('names the kinds there are, each once and in one order', () => {
  const shape = stockShape([
    vehicle({ make: 'Mazda', simpleBody: 'peopleMover' }),
    vehicle({ carType: 'demo' }),
    vehicle({ simpleBody: 'People Mover' }),
    vehicle({ status: 'coming_soon', carType: 'new', make: 'Audi', simpleBody: null }),
  ])
  expect(shape).toEqual({
    carTypes: ['new', 'used', 'demo'],
    bodies: [{ slug: 'people-mover', label: 'People Mover' }, { slug: 'suv', label: 'SUV' }],
    makes: ['Audi', 'Kia', 'Mazda'],
  })
})

it.each([{ status: 'sold' as const }, { status: 'removed' as const }, { showOnDealerWebsite: false }])('does not count %j', (more) => {
  expect(stockShape([vehicle(more)])).toEqual({ carTypes: [], bodies: [], makes: [] })
})
