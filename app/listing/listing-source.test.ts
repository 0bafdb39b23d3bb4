import { expect, it } from 'vitest'
import type { ListingAnswer } from '#domain/listings/listing.ts'
import { readListingState } from '#domain/listings/listing-state.ts'
import { testingBase } from '#domain/testing-stock.ts'
import { ListingSource } from './listing-source.ts'

const searches = ['', 'page=2', 'query=ute', 'sortBy=Car_production%3Aprice%3Aasc', 'make=Kia']

it.each([
  [5, 5],
  [2, 2],
  [0, 0],
])(
  'a site that keeps %i answers has the last %i, by page, words, order and choices [SL-24] [SL-25]',
  (cacheEntries, kept) => {
    const settings = { ...testingBase.settings, listing: { ...testingBase.settings.listing, cacheEntries } }
    const source = new ListingSource({ ...testingBase, isLocal: false, settings })
    for (const [total, search] of searches.entries()) source.cache(search, { total } as ListingAnswer)
    const found = searches.map((search) => source.now(readListingState(new URLSearchParams(search)))?.total)
    expect(found.filter((total) => total !== undefined)).toEqual(
      searches.map((_, at) => at).slice(searches.length - kept),
    )
  },
)
