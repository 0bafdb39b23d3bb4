import { expect, it } from 'vitest'
import { describeVehicle, vehicleMeta } from './vehicle-meta.ts'

const facts = {
  vehicle: {
    name: '2020 Honda Jazz VTi',
    stocknum: 'SB10121',
    make: 'Honda',
    model: 'Jazz',
    itemType: 'car',
    carType: 'used',
    status: 'in_stock',
    km: 61_250,
    priceCents: 1_899_000,
  },
  tag: 'Used',
  price: { amount: '$18,990', type: 'Drive away' },
  odometer: '61,250 km',
  place: 'Southport',
  soldText: null,
  picture: '/media/jazz',
  siteName: 'Test Motors',
  origin: 'https://test.example',
  path: '/cars/jazz',
  crumbs: [{ label: 'Home', to: '/' }, { label: '2020 Honda Jazz VTi' }],
} as const
const asked = { price: { amount: null, text: 'Enquire for price' }, vehicle: { ...facts.vehicle, priceCents: 100 } }

it.each([
  [
    'all that is known',
    {},
    'Used 2020 Honda Jazz VTi, 61,250 km, at Southport: $18,990 Drive away. Stock number SB10121, Test Motors.',
  ],
  [
    'no price',
    asked,
    'Used 2020 Honda Jazz VTi, 61,250 km, at Southport: Enquire for price. Stock number SB10121, Test Motors.',
  ],
  [
    'neither place nor distance',
    { place: null, odometer: null },
    'Used 2020 Honda Jazz VTi: $18,990 Drive away. Stock number SB10121, Test Motors.',
  ],
  [
    'sold',
    { soldText: 'Sold' },
    'Used 2020 Honda Jazz VTi, 61,250 km, at Southport: Sold. Stock number SB10121, Test Motors.',
  ],
])('with %s, a vehicle is described by what its page says', (_, changes, text) =>
  expect(describeVehicle({ ...facts, ...changes })).toBe(text),
)

it('title, description and data for machines tell the same, the price with its type', () => {
  const { title, canonical, jsonLd } = vehicleMeta(facts)
  expect(title).toBe('2020 Honda Jazz VTi – SB10121 | Test Motors')
  expect(canonical).toBe('https://test.example/cars/jazz')
  expect(jsonLd[0]).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, { item: canonical }] })
  expect(jsonLd[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: '2020 Honda Jazz VTi',
    url: canonical,
    sku: 'SB10121',
    brand: { '@type': 'Brand', name: 'Honda' },
    model: 'Jazz',
    itemCondition: 'https://schema.org/UsedCondition',
    image: 'https://test.example/media/jazz',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 61_250, unitCode: 'KMT' },
    offers: {
      '@type': 'Offer',
      url: canonical,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'AutoDealer', name: 'Test Motors' },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        name: 'Drive away',
        price: 18_990,
        priceCurrency: 'AUD',
      },
    },
  })
})

it('where its address is shared, a network shows its name, what it costs and its picture, by whole addresses', () => {
  expect(vehicleMeta({ ...facts, picture: '/media/a' }).openGraph).toMatchObject({
    'og:title': facts.vehicle.name,
    'og:description': vehicleMeta(facts).description,
    'og:url': vehicleMeta(facts).canonical,
    'og:image': `${facts.origin}/media/a?w=1200&r=40x21&f=jpeg`,
  })
  expect(vehicleMeta({ ...facts, picture: 'https://elsewhere.example/a.jpg' }).openGraph['og:image']).toBe(
    'https://elsewhere.example/a.jpg',
  )
  expect(vehicleMeta({ ...facts, picture: null }).openGraph['og:image']).toBe(`${facts.origin}/share.jpg`)
})

it('what a page does not show, machines are not told', () => {
  const [, data] = vehicleMeta({ ...facts, ...asked, odometer: null, picture: null }).jsonLd
  expect(data).not.toHaveProperty('mileageFromOdometer')
  expect(data).not.toHaveProperty('image')
  expect(data).not.toHaveProperty('offers.priceSpecification')
})

it.each([
  ['caravan', 'new', 'coming_soon', 'Vehicle', 'NewCondition', 'PreOrder'],
  ['motorcycle', 'demo', 'in_stock', 'Motorcycle', 'UsedCondition', 'InStock'],
  ['truck', 'used', 'sold', 'Vehicle', 'UsedCondition', 'SoldOut'],
] as const)('a %s, %s, %s is a %s in %s, %s', (itemType, carType, status, type, condition, available) => {
  const vehicle = { ...facts.vehicle, itemType, carType, status }
  expect(vehicleMeta({ ...facts, vehicle }).jsonLd[1]).toMatchObject({
    '@type': type,
    itemCondition: `https://schema.org/${condition}`,
    offers: { availability: `https://schema.org/${available}` },
  })
})
