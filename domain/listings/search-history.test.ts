import { describe, expect, it } from 'vitest'
import { readListingState } from './listing-state.ts'
import { pastSearch } from './past-search.ts'
import { isStepTo, lastSearchOf, pastSearchHref, pastSearchLabel } from './search-history.ts'

const past = (address: string, title?: string) => {
  const { pathname, searchParams } = new URL(address, 'http://dealer.example')
  return pastSearch(pathname, readListingState(searchParams), title)
}

describe('a search is remembered', () => {
  it.each([
    [
      '/search/used-cars?make=Mazda&make=Kia&range[price]=10000:20000',
      { make: ['Mazda', 'Kia'], 'range[price]': ['10000:20000'] },
    ],
    ['/search/suv?query=+hilux+', { query: ['hilux'] }],
    ['/search/suv?body=SUV&page=3&sortBy=price:asc&view=list', { body: ['SUV'] }],
  ])('%s by what was asked for [SL-29]', (address, filters) => {
    expect(past(address)).toStrictEqual({ path: new URL(address, 'http://d').pathname, filters })
  })

  it.each([
    '/',
    '/search/suv',
    '/search/suv?page=2',
    '/search/suv?sortBy=price:asc',
    '/search/suv?view=list',
    '/search/suv?utm_source=ad',
  ])('%s not at all [SL-29] [SL-02]', (address) => expect(past(address)).toBeNull())
})

describe('on the way from one search to the next', () => {
  it.each([
    ['/a?make=Kia', '/a?make=Kia', true, 'the same again'],
    ['/a?make=Kia', '/a?make=Kia&body=SUV', true, 'another facet'],
    ['/a?make=Kia', '/a?make=Mazda&make=Kia', true, 'another choice'],
    ['/a?query=toy', '/a?query=toyota', true, 'more letters'],
    ['/a?range[price]=:30000&make=Kia', '/a?range[price]=:25000&make=Kia', true, 'a slider moved'],
    ['/a?make=Kia', '/b?make=Kia&body=SUV', false, 'another path'],
    ['/a?make=Kia&body=SUV', '/a?make=Kia', false, 'one taken back'],
    ['/a?make=Kia&make=Mazda', '/a?make=Kia&body=SUV', false, 'one of two taken back'],
    ['/a?make=Kia&body=SUV', '/a?make=Kia&body=Ute', false, 'one exchanged'],
    ['/a?query=toyota', '/a?query=mazda', false, 'another text'],
    ['/a?query=toyota', '/a?make=Toyota', false, 'text given up'],
    ['/a?range[price]=:30000', '/a?range[km]=:30000', false, 'another slider'],
  ])('%s → %s is a step: %s (%s) [SL-29]', (earlier, later, expected) => {
    expect(isStepTo(past(earlier)!, past(later)!)).toBe(expected)
  })
})

it.each([
  [
    '/search/new-used-and-demo-cars?make=Toyota&body=SUV&range[price]=:30000',
    'Our stock',
    'Toyota, SUV, up to $30,000',
  ],
  ['/search/toyota/corolla?certified=true', 'Toyota Corolla', 'Toyota Corolla, Certified'],
  ['/search/used-cars?query=tow+bar', undefined, '“tow bar”'],
])('%s is shown as %s: %s, and leads back [SL-29]', (address, title, label) => {
  const search = past(address, title)!
  expect(pastSearchLabel(search)).toBe(label)
  expect(past(pastSearchHref(search), title)).toEqual(search)
})

it.each([
  ['/a', 'make=Kia&make=Mazda'],
  ['/b', 'query=tow'],
  ['/c', undefined],
])('at %s the latest search was %s [SL-23]', (path, search) => {
  const history = ['/a?make=Kia&make=Mazda', '/b?query=tow', '/a?body=Ute'].map((address) => past(address)!)
  expect(lastSearchOf(path, history)?.toString()).toBe(search)
})
