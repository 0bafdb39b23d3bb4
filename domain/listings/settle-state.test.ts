import { expect, it } from 'vitest'
import { searchOf } from './listing-address.ts'
import { readListingState } from './listing-state.ts'
import { settleState } from './settle-state.ts'
import { testingBase } from '../testing-stock.ts'

const settled = (search: string) =>
  decodeURIComponent(searchOf(testingBase, settleState(testingBase, readListingState(new URLSearchParams(search)))))

it.each([
  ['range[price]=5000:90000', '', 'all there is'],
  ['from[price]=5000&to[price]=90000', '', 'both fields of a form left as they were'],
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
])('%s is %s: %s [part of SL-28] [SL-13]', (asked, expected) => expect(settled(asked)).toBe(expected))
