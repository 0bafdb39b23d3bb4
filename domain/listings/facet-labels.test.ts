import { describe, expect, it } from 'vitest'
import { facetLabels, listingChips, valueLabel } from './facet-labels.ts'
import { readListingState, writeListingState } from './listing-state.ts'

describe('a facet', () => {
  it.each([
    ['certified', 'true', 'Certified'],
    ['certified', 'false', 'Not certified'],
    ['car_type', 'new', 'New'],
    ['car_type', 'used', 'Used'],
    ['car_type', 'demo', 'Demo'],
    ['status', 'in_stock', 'In stock'],
    ['status', 'coming_soon', 'Coming soon'],
    ['status', 'sold', 'Sold'],
    ['item_type', 'car', 'Cars'],
    ['item_type', 'caravan', 'Caravans'],
    ['item_type', 'motorcycle', 'Motorcycles'],
    ['item_type', 'truck', 'Trucks'],
    ['seats', '7', '7 seats'],
    ['doors', '5', '5 doors'],
    ['axles', '1', '1 axle'],
    ['axles', '3', '3 axles'],
    ['sleeps', '4', 'Sleeps 4'],
    ['weekly_price_range', '$50 to $100', '$50 to $100 a week'],
    ['cab', 'Dual Cab', 'Dual Cab'],
    ['off_road', 'true', 'Off-road'],
    ['bunks', 'true', 'Bunks'],
    ['ensuite', 'true', 'Ensuite'],
    ['learner_approved', 'true', 'Learner approved (LAMS)'],
    ['learner_approved', 'false', 'Not learner approved'],
    ['year', '2021', '2021'],
    ['make', 'new', 'new'],
    ['status', 'on_hold', 'on_hold'],
    ['status', 'constructor', 'constructor'],
  ])('%s %s is read as %s [SL-21]', (name, value, label) => expect(valueLabel(name, value)).toBe(label))

  it.each([
    ['car_type', 'Condition'],
    ['km', 'Odometer'],
    ['fuel', 'Fuel type'],
    ['status', 'Availability'],
    ['subscription_price', 'Subscription a week'],
  ] as const)('the filter %s is called %s [SL-20]', (name, label) => expect(facetLabels[name]).toBe(label))

  it('no two filters have the same name [SL-20]', () => {
    expect(new Set(Object.values(facetLabels)).size).toBe(Object.keys(facetLabels).length)
  })
})

describe('chips', () => {
  const read = (search: string) => readListingState(new URLSearchParams(search))
  const labels = (search: string) => listingChips(read(search)).map(({ label }) => label)

  it('each thing asked for can be taken back alone, from the first page [SL-02]', () => {
    const state = read('query=ute&make=Toyota&make=Mazda&certified=true&range[price]=0:20000&page=4')
    expect(
      listingChips(state).map(({ label, without }) => [
        label,
        decodeURIComponent(writeListingState(without, 'C').toString()),
      ]),
    ).toEqual([
      ['“ute”', 'make=Toyota&make=Mazda&certified=true&range[price]=0:20000'],
      ['Toyota', 'query=ute&make=Mazda&certified=true&range[price]=0:20000'],
      ['Mazda', 'query=ute&make=Toyota&certified=true&range[price]=0:20000'],
      ['Certified', 'query=ute&make=Toyota&make=Mazda&range[price]=0:20000'],
      ['up to $20,000', 'query=ute&make=Toyota&make=Mazda&certified=true'],
    ])
  })

  it('each slider can be taken back alone, the others stay [SL-02]', () => {
    expect(
      listingChips(read('range[price]=5000:&range[km]=:9000')).map(({ without }) =>
        decodeURIComponent(writeListingState(without, 'C').toString()),
      ),
    ).toEqual(['range[km]=:9000', 'range[price]=5000:'])
  })

  it('so can each thing that is not wanted [SL-32]', () => {
    const state = read('make=Kia&not[colour]=White&not[colour]=Red&not[seats]=2&page=2')
    expect(
      listingChips(state).map(({ label, without }) => [
        label,
        decodeURIComponent(writeListingState(without, 'C').toString()),
      ]),
    ).toEqual([
      ['Kia', 'not[colour]=White&not[colour]=Red&not[seats]=2'],
      ['not White', 'make=Kia&not[colour]=Red&not[seats]=2'],
      ['not Red', 'make=Kia&not[colour]=White&not[seats]=2'],
      ['not 2 seats', 'make=Kia&not[colour]=White&not[colour]=Red'],
    ])
  })

  it.each([
    ['range[price]=5000:20000', '$5,000 to $20,000'],
    ['range[price]=5000:', 'from $5,000'],
    ['range[price]=:20000', 'up to $20,000'],
    ['range[price]=0:20000', 'up to $20,000'],
    ['range[km]=0:', 'from 0 km'],
    ['range[km]=10000:120000', '10,000 km to 120,000 km'],
    ['range[year]=2019:2021', '2019 to 2021'],
    ['range[subscription_price]=:250', 'up to $250 a week'],
    ['range[atm]=:2500', 'ATM up to 2,500 kg'],
    ['range[tare]=:1900', 'Tare up to 1,900 kg'],
    ['range[length_m]=5.5:6.5', 'Length 5.5 m to 6.5 m'],
    ['range[engine_cc]=:660', 'Engine size up to 660 cc'],
    ['range[seat_height]=:800', 'Seat height up to 800 mm'],
    ['range[gvm]=4500:', 'GVM from 4,500 kg'],
    ['range[payload]=1000:', 'Payload from 1,000 kg'],
    ['range[towing]=3500:', 'Braked towing from 3,500 kg'],
    ['range[range_km]=400:', 'Range from 400 km'],
    ['range[battery_kwh]=60:', 'Battery from 60 kWh'],
    ['range[ac_kw]=11:', 'AC charging from 11 kW'],
    ['range[dc_kw]=150:', 'DC charging from 150 kW'],
    ['range[battery_health]=90:', 'Battery health from 90%'],
    ['seats=7', '7 seats'],
    ['car_type=demo', 'Demo'],
    ['query=tow+bar', '“tow bar”'],
  ])('%s is read as %s', (search, label) => expect(labels(search)).toEqual([label]))

  it('says nothing where nothing is asked for', () => expect(labels('page=3&view=list&sortBy=price:asc')).toEqual([]))
})
