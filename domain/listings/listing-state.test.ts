import { expect, it } from 'vitest'
import { listingFilter } from './ask-search.ts'
import { emptyState, hasFilters, readListingState, sortParameter, writeListingState } from './listing-state.ts'

const read = (search: string) => readListingState(new URLSearchParams(search))
const written = (search: string) => decodeURIComponent(writeListingState(read(search), 'Car_production').toString())

it.each([
  ['', emptyState],
  ['query=+blue+ute+', { ...emptyState, query: 'blue ute' }],
  ['make=Toyota&make=Mazda&make=Toyota&body=', { ...emptyState, choices: { make: ['Toyota', 'Mazda'] } }],
  [
    'not[colour]=White&not[colour]=+Red+&not[colour]=White&not[make]=',
    { ...emptyState, without: { colour: ['White', 'Red'] } },
  ],
  ['range[price]=5000:20000', { ...emptyState, ranges: { price: { min: 5000, max: 20_000 } } }],
  ['range[price]=:20000', { ...emptyState, ranges: { price: { min: null, max: 20_000 } } }],
  ['range[km]=100:', { ...emptyState, ranges: { km: { min: 100, max: null } } }],
  ['range[length_m]=5.5:6.25', { ...emptyState, ranges: { length_m: { min: 5.5, max: 6.25 } } }],
  ['range[range_km]=400:', { ...emptyState, ranges: { range_km: { min: 400, max: null } } }],
  ['from[atm]=&to[atm]=2500', { ...emptyState, ranges: { atm: { min: null, max: 2_500 } } }],
  ['learner_approved=true&cab=Dual+Cab', { ...emptyState, choices: { cab: ['Dual Cab'], learner_approved: ['true'] } }],
  ['range[year]=2020:2020', { ...emptyState, ranges: { year: { min: 2020, max: 2020 } } }],
  [
    'range[subscription_price]=0:999999999',
    { ...emptyState, ranges: { subscription_price: { min: 0, max: 999_999_999 } } },
  ],
  ['from[price]=5000&to[price]=20000', { ...emptyState, ranges: { price: { min: 5000, max: 20_000 } } }],
  ['from[price]=5000', { ...emptyState, ranges: { price: { min: 5000, max: null } } }],
  ['to[price]=20000', { ...emptyState, ranges: { price: { min: null, max: 20_000 } } }],
  ['to[price]=20000&from[price]=', { ...emptyState, ranges: { price: { min: null, max: 20_000 } } }],
  ['range[price]=1:2&from[price]=5&to[price]=6', { ...emptyState, ranges: { price: { min: 1, max: 2 } } }],
  ['body=+SUV+&body=SUV&body=++', { ...emptyState, choices: { body: ['SUV'] } }],
  ['view=list&page=999999', { ...emptyState, view: 'list', page: 999_999 }],
  ['sortBy=Car_production:created_at_timestamp:desc', { ...emptyState, sort: 'latest' }],
  ['sortBy=Car_production:price:desc&page=3', { ...emptyState, sort: 'highestPrice', page: 3 }],
  ['sortBy=price:asc', { ...emptyState, sort: 'lowestPrice' }],
])('%s is read [SL-01]', (search, state) => expect(read(search)).toEqual(state))

it.each([
  'page=0',
  'page=-1',
  'page=x',
  'page=2x',
  'page=x2',
  'page=1000000',
  'view=table',
  'sortBy=vin:asc',
  'sortBy=',
  'sortBy=null',
  'sortBy=overprice:asc',
  'sortBy=price:asc:old',
  'range[price]=9:5',
  'range[price]=a:b',
  'range[price]=:',
  'range[price]=5',
  'range[price]=a1:2',
  'range[price]=1:2b',
  'range[price]=1234567890:',
  'range[price]=:1234567890',
  'range[vin]=1:2',
  'range[length_m]=5.:6',
  'range[length_m]=.5.5:6',
  'range[length_m]=5.1234:',
  'atm=2500',
  'km=5',
  'price=5',
  'vin=X',
  'not[vin]=X',
  'not[km]=5',
  'utm_source=ad',
  '__proto__=1',
])('%s means nothing and leaves the listing as it is [SL-01]', (search) => expect(read(search)).toEqual(emptyState))

it.each([
  ['make=Mazda&query=a&utm=1&page=1', 'query=a&make=Mazda'],
  ['sortBy=price:asc&range[price]=:5', 'range[price]=:5&sortBy=Car_production:price:asc'],
  ['page=2&body=SUV', 'body=SUV&page=2'],
  ['range[km]=:9&not[make]=Kia&make=Ford', 'make=Ford&not[make]=Kia&range[km]=:9'],
  ['view=list&range[km]=100:&make=B&make=A', 'make=B&make=A&range[km]=100:&view=list'],
  ['view=grid&page=1&sortBy=mostRelevant', ''],
])('%s is written as %s', (search, expected) => expect(written(search)).toBe(expected))

it('asks for any of a facet’s choices and for all facets, whatever the values hold [SL-01]', () => {
  expect(
    listingFilter(read('make=Toyota&make=say+"hi"&body=SUV&range[price]=1:2&range[km]=:9&range[year]=2020:')),
  ).toEqual([
    ['make = "Toyota"', 'make = "say \\"hi\\""'],
    ['body = "SUV"'],
    ['price >= 1 AND price <= 2'],
    ['km <= 9'],
    ['year >= 2020'],
  ])
})

it.each([
  ['a text', `query=${'a'.repeat(201)}`, { query: 'a'.repeat(200) }],
  ['a value', `make=${'a'.repeat(121)}&make=${'b'.repeat(120)}`, { choices: { make: ['b'.repeat(120)] } }],
  [
    'a list',
    Array.from({ length: 41 }, (_, at) => `make=Make+${at}`).join('&'),
    { choices: { make: Array.from({ length: 40 }, (_, at) => `Make ${at}`) } },
  ],
])('%s longer than anyone means is cut short', (_, search, expected) =>
  expect(read(search)).toEqual({ ...emptyState, ...expected }),
)

it.each([
  ['', false],
  ['page=2&sortBy=price:asc&view=list', false],
  ['query=a', true],
  ['make=Kia', true],
  ['range[price]=:5', true],
])('?%s asks for something beyond the path: %s', (search, expected) => expect(hasFilters(read(search))).toBe(expected))

it.each([
  ['mostRelevant', ''],
  ['latest', 'Cars:created_at_timestamp:desc'],
  ['highestPrice', 'Cars:price:desc'],
  ['lowestPrice', 'Cars:price:asc'],
] as const)('the order %s is written %j [SL-13]', (sort, parameter) =>
  expect(sortParameter(sort, 'Cars')).toBe(parameter),
)
