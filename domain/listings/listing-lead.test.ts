import { describe, expect, it } from 'vitest'
import { priceBounds } from '../vehicles/price-bands.ts'
import { listingLead } from './listing-lead.ts'

const named = (...names: string[]) => names.map((value) => ({ value, count: 1 }))
/** Counted as a search counts them: from each bound up to the next. */
const counts = (prices: readonly number[]) =>
  priceBounds.slice(1).map((to, at) => prices.filter((price) => price >= priceBounds[at]! && price < to).length)
const utes = { singular: 'ute', plural: 'utes' }
const lead = (total: number, places: { cities?: string[]; states?: string[] } = {}, prices: number[] = []) =>
  listingLead({
    total,
    noun: utes,
    cities: named(...(places.cities ?? [])),
    states: named(...(places.states ?? [])),
    prices: counts(prices),
  })

describe('what a listing has for sale', () => {
  it.each([
    [214, { cities: ['Brisbane'], states: ['QLD'] }, '214 utes for sale in Brisbane'],
    [1, { cities: ['Brisbane'], states: ['QLD'] }, '1 ute for sale in Brisbane'],
    [9, { cities: ['Brisbane', 'Ipswich'], states: ['QLD'] }, '9 utes for sale in QLD'],
    [9, { cities: ['Brisbane', 'Sydney'], states: ['QLD', 'NSW'] }, '9 utes for sale in 2 states'],
    [9, {}, '9 utes for sale'],
  ])('%i at %j: %s', (total, places, words) => expect(lead(total, places)).toBe(words))

  it.each([
    ['the round figure below which the cheaper ones lie', [12e3, 18e3, 28e3, 45e3, 60e3, 70e3], ', 2 under $20k'],
    ['none where the cheaper ones are most of it', [4e3, 4e3, 4e3, 60e3], ''],
    ['none where all cost alike', [60e3, 60e3, 60e3], ''],
    ['none where nothing has a price', [], ''],
  ])('names %s', (_, prices, words) =>
    expect(lead(prices.length || 3, {}, prices)).toMatch(new RegExp(`for sale${words.replace('$', '\\$')}$`)),
  )

  it('is nothing to say where nothing is', () => expect(lead(0)).toBeNull())
})
