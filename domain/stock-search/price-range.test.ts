import { expect, it } from 'vitest'
import { priceRange } from './price-range.ts'

it.each([
  [11, 'Under $10k'],
  [9_999.99, 'Under $10k'],
  [10_000, '$10k to $20k'],
  [19_999, '$10k to $20k'],
  [20_000, '$20k to $30k'],
  [30_000, '$30k to $40k'],
  [40_000, '$40k to $50k'],
  [50_000, '$50k to $75k'],
  [75_000, '$75k to $100k'],
  [99_999, '$75k to $100k'],
  [100_000, '$100k and over'],
  [890_000, '$100k and over'],
])('$%d lies in the band %s [part of SL-20]', (dollars, band) => expect(priceRange(dollars)).toBe(band))
