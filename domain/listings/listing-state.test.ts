import { expect, it } from 'vitest'
import { listingChips } from './listing-chips.ts'
import { listingFilter } from './listing-filter.ts'
import { emptyState, readListingState, writeListingState } from './listing-state.ts'

const read = (search: string) => readListingState(new URLSearchParams(search))
const written = (search: string) => decodeURIComponent(writeListingState(read(search), 'Car_production').toString())

it.each([
  ['', emptyState],
  ['query=+blue+ute+', { ...emptyState, query: 'blue ute' }],
  ['make=Toyota&make=Mazda&make=Toyota&body=', { ...emptyState, choices: { make: ['Toyota', 'Mazda'] } }],
  ['range[price]=5000:20000', { ...emptyState, ranges: { price: { min: 5000, max: 20_000 } } }],
  ['range[price]=:20000', { ...emptyState, ranges: { price: { min: null, max: 20_000 } } }],
  ['range[km]=100:', { ...emptyState, ranges: { km: { min: 100, max: null } } }],
  ['sortBy=Car_production:price:desc&page=3', { ...emptyState, sort: 'highestPrice', page: 3 }],
  ['sortBy=price:asc', { ...emptyState, sort: 'lowestPrice' }],
])('%s is read [SL-01]', (search, state) => expect(read(search)).toEqual(state))

it.each(['page=0', 'page=-1', 'page=x', 'sortBy=vin:asc', 'range[price]=9:5', 'range[price]=a:b', 'range[price]=:', 'range[vin]=1:2', 'vin=X', 'utm_source=ad', '__proto__=1'])(
  '%s means nothing and leaves the listing as it is [SL-01]',
  (search) => expect(read(search)).toEqual(emptyState),
)

it.each([
  ['make=Mazda&query=a&utm=1&page=1', 'query=a&make=Mazda'],
  ['sortBy=price:asc&range[price]=:5', 'range[price]=:5&sortBy=Car_production:price:asc'],
  ['page=2&body=SUV', 'body=SUV&page=2'],
])('%s is written as %s', (search, expected) => expect(written(search)).toBe(expected))

it('asks for any of a facet’s choices and for all facets, whatever the values hold [SL-01]', () => {
  expect(listingFilter(read('make=Toyota&make=say+"hi"&body=SUV&range[price]=1:2&range[km]=:9'))).toEqual([
    ['make = "Toyota"', 'make = "say \\"hi\\""'], ['body = "SUV"'], ['price >= 1 AND price <= 2'], ['km <= 9'],
  ])
})

it('each thing asked for can be taken back alone, from the first page [SL-02]', () => {
  const state = read('query=ute&make=Toyota&make=Mazda&certified=true&range[price]=0:20000&page=4')
  expect(listingChips(state).map(({ label, without }) => [label, decodeURIComponent(writeListingState(without, 'C').toString())])).toEqual([
    ['“ute”', 'make=Toyota&make=Mazda&certified=true&range[price]=0:20000'],
    ['Toyota', 'query=ute&make=Mazda&certified=true&range[price]=0:20000'],
    ['Mazda', 'query=ute&make=Toyota&certified=true&range[price]=0:20000'],
    ['Certified', 'query=ute&make=Toyota&make=Mazda&range[price]=0:20000'],
    ['up to $20,000', 'query=ute&make=Toyota&make=Mazda&certified=true'],
  ])
})
