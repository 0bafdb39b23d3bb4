import { expect, it } from 'vitest'
import { vehicle } from '../testing-stock.ts'
import { compareVariants, mostCompared, variantsOf } from './variants.ts'

const car = (id: number, badge: string | null, priceCents: number | null, more = {}) =>
  vehicle(id, 1, { badge, priceCents, ...more })

it('variants are the badges in stock, the cheapest first, each with its lowest price and the type of that one [RT-16]', () => {
  const stock = [
    car(1, 'SR5', 5_000_000, { year: 2024 }),
    car(2, 'SR', 3_000_000, { year: 2021 }),
    car(3, 'SR', 2_500_000, { year: 2018, priceType: 'excl_govt_charges' }),
    car(4, 'Rogue', null),
    car(5, 'Placeholder', 100),
    car(6, null, 4_000_000, { year: 2020 }),
  ]
  const variants = variantsOf(stock, 'Enquire for price.')
  expect(variants.map(({ name, inStock, years, isFrom }) => [name, inStock, years, isFrom])).toEqual([
    ['SR', 2, '2018–2021', true],
    ['Sportage', 1, '2020', false],
    ['SR5', 1, '2024', false],
    ['Rogue', 1, '2021', false],
    ['Placeholder', 1, '2021', false],
  ])
  expect(variants.map(({ price }) => price)).toEqual([
    { amount: '$25,000', type: 'Excl. Govt Charges' },
    { amount: '$40,000', type: 'Drive away' },
    { amount: '$50,000', type: 'Drive away' },
    { amount: null, text: 'Enquire for price.' },
    { amount: null, text: 'Enquire for price.' },
  ])
})

it('a price whose type is not known is none [RT-16]', () => {
  const [variant] = variantsOf([car(1, 'SR', 3_000_000, { priceType: null })], 'Ask')
  expect(variant).toMatchObject({ price: { amount: null, text: 'Ask' } })
})

it('specifications stand side by side, figures in their order, and what none tells is left out [RT-16]', () => {
  const { names, specs } = compareVariants([
    car(1, 'SR', 1_000_000, { payloadKg: 1_240, simpleTransmission: 'Manual', doors: null }),
    car(2, 'SR', 2_000_000, { payloadKg: 955, simpleTransmission: 'Automatic', doors: null }),
    car(3, 'SR', 2_000_000, { payloadKg: 1_000, simpleTransmission: 'Automatic', doors: null }),
    car(4, 'SR5', 3_000_000, { doors: null, simpleTransmission: null, batteryHealth: 90 }),
  ])
  expect(names).toEqual(['SR', 'SR5'])
  const told = Object.fromEntries(specs.map(({ label, values }) => [label, values]))
  expect(told).toMatchObject({
    Body: ['SUV', 'SUV'],
    Transmission: ['Automatic or Manual', null],
    Payload: ['955 kg to 1,240 kg', null],
  })
  expect(Object.keys(told)).not.toContain('Doors')
  expect(Object.keys(told)).not.toContain('Battery health')
})

it('no more variants are compared than can be read', () => {
  const many = Array.from({ length: 9 }, (_, at) => car(at + 1, `Badge ${at}`, 1_000_000 + at))
  expect(compareVariants(many).names).toHaveLength(mostCompared)
})
