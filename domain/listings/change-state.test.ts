import { describe, expect, it } from 'vitest'
import { testingBase, testingBase as base } from '../testing-stock.ts'
import {
  choose,
  cleared,
  limit,
  listingHref,
  meantHref,
  searchOf,
  settleState,
  stateAt,
  withQuery,
  withSort,
  withView,
} from './change-state.ts'
import { emptyState, type ListingState, readListingState } from './listing-state.ts'
import type { ListingBase } from './listing.ts'

describe('a change', () => {
  const changes: Record<string, (state: ListingState) => ListingState> = {
    'choose Kia': (state) => choose(base, state, 'make', 'Kia', true),
    'take Toyota back': (state) => choose(base, state, 'make', 'Toyota', false),
    'limit the price': (state) => limit(state, 'price', { min: null, max: 9_000 }),
    'lift the limit': (state) => limit(state, 'price', null),
    'search ute': (state) => withQuery(state, ' ute '),
    'sort by price': (state) => withSort(state, 'lowestPrice'),
    'see a list': (state) => withView(state, 'list'),
    'take Corolla back': (state) => choose(base, state, 'model', 'Corolla', false),
    'take a body called Toyota back': (state) => choose(base, state, 'body', 'Toyota', false),
    'limit the odometer': (state) => limit(state, 'km', { min: 5, max: null }),
    clear: cleared,
  }

  it.each([
    ['make=Toyota&page=3', 'choose Kia', 'make=Toyota&make=Kia'],
    ['make=Kia&page=3', 'choose Kia', 'make=Kia'],
    ['page=3', 'choose Kia', 'make=Kia'],
    ['not[make]=Kia&not[make]=Ford&page=3', 'choose Kia', 'make=Kia&not[make]=Ford'],
    ['not[make]=Kia&not[body]=Kia', 'choose Kia', 'make=Kia&not[body]=Kia'],
    ['make=Toyota&make=Kia&model=Corolla&model=Cerato&page=2', 'take Toyota back', 'make=Kia&model=Cerato'],
    ['make=Toyota&model=Corolla&page=2', 'take Toyota back', ''],
    ['make=Toyota&page=2', 'take Toyota back', ''],
    ['make=Toyota&model=Mustang&page=2', 'take Toyota back', 'model=Mustang'],
    ['make=Toyota&model=Corolla&model=HiLux&page=2', 'take Corolla back', 'make=Toyota&model=HiLux'],
    ['body=Toyota&model=Corolla&page=2', 'take a body called Toyota back', 'model=Corolla'],
    ['make=Kia&body=SUV&page=2', 'choose Kia', 'make=Kia&body=SUV'],
    ['make=Kia&model=Cerato&page=2', 'choose Kia', 'make=Kia&model=Cerato'],
    ['range[price]=:9000&page=2', 'limit the odometer', 'range[price]=:9000&range[km]=5:'],
    ['range[price]=1:5&range[km]=5:&page=2', 'limit the price', 'range[price]=:9000&range[km]=5:'],
    ['page=2', 'limit the price', 'range[price]=:9000'],
    ['range[price]=:9000&page=2', 'lift the limit', ''],
    ['page=2', 'search ute', 'query=ute'],
    ['page=2', 'sort by price', 'sortBy=Car_production:price:asc'],
    ['page=2&make=Kia', 'see a list', 'make=Kia&view=list&page=2'],
    [
      'query=a&make=Kia&not[colour]=Red&range[price]=1:2&sortBy=price:asc&view=list&page=4',
      'clear',
      'sortBy=Car_production:price:asc&view=list',
    ],
  ])('%s, %s: %s [SL-02]', (before, change, after) => {
    const state = readListingState(new URLSearchParams(before))
    expect(decodeURIComponent(searchOf(base, changes[change]!(state)))).toBe(after)
  })

  it.each<[string, ListingBase['facets']]>([
    ['shows no models', []],
    ['does not say whose they are', [{ kind: 'choices', name: 'model', values: ['Corolla', 'HiLux'] }]],
  ])('a make taken back leaves models as they are, where the listing %s', (_, facets) => {
    const state = readListingState(new URLSearchParams('make=Toyota&model=Corolla'))
    expect(searchOf(base, choose({ ...base, facets }, state, 'make', 'Toyota', false))).toBe('model=Corolla')
  })

  it('the last choice taken back leaves nothing asked for', () => {
    expect(choose(base, readListingState(new URLSearchParams('make=Toyota')), 'make', 'Toyota', false)).toEqual(
      emptyState,
    )
  })

  it.each([
    ['', '/search/suv'],
    ['make=Kia', '/search/suv?make=Kia'],
  ])('the state %j of a listing is at %s [SL-01]', (search, href) => {
    expect(listingHref(base, readListingState(new URLSearchParams(search)))).toBe(href)
  })
})

describe('a kind taken back', () => {
  const when = [{ name: 'fuel' as const, values: ['Electric', 'PHEV'] }]
  const withKinds: ListingBase = {
    ...testingBase,
    facets: [
      { kind: 'choices', name: 'fuel', values: ['Electric', 'PHEV', 'Petrol'] },
      { kind: 'range', name: 'range_km', min: 80, max: 650, step: 10, when },
      { kind: 'choices', name: 'cab', values: ['Dual Cab', 'Single Cab'], when },
    ],
  }
  const asked = {
    ...emptyState,
    choices: { fuel: ['Electric'], cab: ['Dual Cab'], make: ['Kia'] },
    ranges: { range_km: { min: 400, max: null }, price: { min: null, max: 60_000 } },
  }
  const rest = { choices: { make: ['Kia'] }, ranges: { price: asked.ranges.price } }

  it('takes along what was asked of it, and nothing else [SL-34]', () => {
    expect(choose(withKinds, asked, 'fuel', 'Electric', false)).toEqual({ ...emptyState, ...rest })
  })

  it('so does another beside it; more of the same keeps it [SL-34]', () => {
    const petrol = choose(withKinds, asked, 'fuel', 'Petrol', true)
    expect(petrol).toEqual({ ...emptyState, ...rest, choices: { ...rest.choices, fuel: ['Electric', 'Petrol'] } })
    expect(choose(withKinds, asked, 'fuel', 'PHEV', true)).toMatchObject({
      ranges: asked.ranges,
      choices: { cab: ['Dual Cab'] },
    })
  })

  it('what a link asks for and no filter shows stays [SL-34]', () => {
    const linked = { ...emptyState, ranges: asked.ranges }
    expect(choose(withKinds, linked, 'make', 'Kia', true).ranges).toEqual(asked.ranges)
  })
})

it.each([
  ['make=Kia', 'query=kia', '/search/suv?make=Kia'],
  ['make=Kia', 'query=kia&utm_source=ad&gclid=1', '/search/suv?make=Kia&utm_source=ad&gclid=1'],
  ['', 'query=suv', '/search/suv'],
  [null, 'query=zebra', null],
])('words that mean %j lead from %s to %s [SL-32]', (search, asked, href) => {
  expect(meantHref('/search/suv', { meant: { search, offers: [] } }, new URLSearchParams(asked))).toBe(href)
  expect(meantHref('/search/suv', { meant: null }, new URLSearchParams(asked))).toBeNull()
})

describe('a state settled', () => {
  const settled = (search: string) =>
    decodeURIComponent(searchOf(testingBase, settleState(testingBase, readListingState(new URLSearchParams(search)))))

  it.each([
    ['range[price]=5000:90000', 'range[price]=5000:90000', 'all that has a price'],
    ['range[price]=0:9999999', 'range[price]=5000:90000', 'the same from further out'],
    ['from[price]=&to[price]=', '', 'both fields of a form left empty'],
    ['from[price]=5000&to[price]=30000', 'range[price]=:30000', 'one of them changed'],
    ['range[price]=0:30000', 'range[price]=:30000', 'a lower end below everything'],
    ['range[price]=20000:9999999', 'range[price]=20000:', 'an upper end above everything'],
    ['range[price]=100000:200000', '', 'a range wholly above'],
    ['range[price]=100000:', '', 'one that begins above'],
    ['range[price]=1000:3000', '', 'a range wholly below'],
    ['range[price]=:3000', '', 'one that ends below'],
    ['range[price]=90000:', 'range[price]=90000:', 'the dearest alone'],
    ['range[price]=:5000', 'range[price]=:5000', 'the cheapest alone'],
    ['range[price]=20000:30000', 'range[price]=20000:30000', 'a range within'],
    ['range[km]=1:5', 'range[km]=1:5', 'a range no slider shows is kept'],
    ['sortBy=price:desc', '', 'an order the site does not offer'],
    ['sortBy=price:asc', 'sortBy=Car_production:price:asc', 'one it does'],
  ])('%s is %s: %s [SL-28] [SL-13]', (asked, expected) => expect(settled(asked)).toBe(expected))
})

describe('an address that asks for nothing', () => {
  const beginning = (defaultSearch: string) => ({
    ...base,
    settings: { ...base.settings, listing: { ...base.settings.listing, defaultSearch } },
  })
  it.each([
    ['', '', ''],
    ['make=Kia', '', 'make=Kia'],
    ['make=Kia', 'utm_source=mail', 'make=Kia'],
    ['make=Kia', 'make=Toyota', 'make=Toyota'],
    ['make=Kia', 'page=2', 'page=2'],
    ['make=Kia', 'query=', 'query='],
    ['sortBy=year:desc', '', 'query='],
  ])('where a site begins with %j, %j means %j [SL-23]', (defaultSearch, address, meant) => {
    const begun = beginning(defaultSearch)
    expect(searchOf(begun, stateAt(begun, new URLSearchParams(address)))).toBe(meant)
  })
})
