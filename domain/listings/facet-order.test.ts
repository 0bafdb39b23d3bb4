import { expect, it } from 'vitest'
import { orderedValues } from './facet-order.ts'

/** What there is most of first, as a search counts. */
const ordered = (name: string, values: readonly string[]) =>
  orderedValues(
    name,
    values.map((value, at) => ({ value, count: values.length - at })),
  )

it.each([
  ['car_type', ['used', 'new', 'demo'], ['new', 'demo', 'used'], 'by sense [SL-13]'],
  ['car_type', ['used', 'new'], ['new', 'used'], 'by sense, as far as there are any [SL-13]'],
  ['certified', ['false', 'true'], ['true', 'false'], 'by sense'],
  ['seats', ['5', '12', '2'], ['2', '5', '12'], 'by number'],
  ['year', ['2021', '1998', '2010'], ['1998', '2010', '2021'], 'by number'],
  [
    'price_range',
    ['$20k to $30k', '$100k and over', '$10k to $20k', 'Under $10k'],
    ['Under $10k', '$10k to $20k', '$20k to $30k', '$100k and over'],
    'by what they cost',
  ],
  [
    'weekly_price_range',
    ['$200 and over', '$50 to $100', 'Under $50'],
    ['Under $50', '$50 to $100', '$200 and over'],
    'by what they cost',
  ],
  [
    'price_range',
    ['Ask us', '$100k and over', 'Any'],
    ['$100k and over', 'Any', 'Ask us'],
    'by name behind all numbers, where they have none',
  ],
  ['state', ['VIC', 'ACT', 'QLD'], ['ACT', 'QLD', 'VIC'], 'by name'],
  ['location_name', ['Woolloongabba', 'Ashmore'], ['Ashmore', 'Woolloongabba'], 'by name'],
  ['dealership_name', ['Southbank', 'Meridian'], ['Meridian', 'Southbank'], 'by name'],
  ['fuel', ['Petrol', 'Diesel', 'Hybrid'], ['Petrol', 'Diesel', 'Hybrid'], 'what there is most of first'],
  ['colour', [], [], 'nothing, where there is nothing'],
])('%s %j are offered as %j: %s [part of SL-20]', (name, values, expected) =>
  expect(ordered(name, values)).toEqual(expected),
)

it.each([
  ['city', 21, 20],
  ['dealership_name', 41, 40],
  ['colour', 60, 60],
])('of %s, which has %i, those %i are offered that there is most of [SL-11]', (name, count, offered) => {
  const values = Array.from({ length: count }, (_, at) => `Value ${String(count - at).padStart(3, '0')}`)
  expect(ordered(name, values).toSorted()).toEqual(values.slice(0, offered).toSorted())
})
