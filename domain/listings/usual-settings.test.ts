import { expect, it } from 'vitest'
import { defaultConfig } from '#config/site/default-config.ts'
import { publicConfig } from '#config/site/public-config.ts'
import { testingBase } from '../testing-stock.ts'
import type { ListingSettings } from './listing.ts'
import { usualSettings, withoutUsual, withUsual } from './usual-settings.ts'

const { listing, wording } = publicConfig(defaultConfig())
const usual: ListingSettings = { ...testingBase.settings, ...usualSettings }
const unusual: ListingSettings = {
  ...usual,
  empty: { title: 'Nothing here', text: '' },
  listing: {
    columns: 4,
    card: 'large',
    pageSize: 12,
    cacheEntries: 0,
    makesShown: 1,
    filterLayout: 'drawer',
    sortOptions: ['mostRelevant'],
    lowestPriceHidesUnpriced: true,
    clearFiltersTarget: 'listing',
    defaultSearch: 'make=Kia',
    keepFilters: false,
    nearMe: false,
    promos: { positions: [], randomOffset: [2, 5] },
  },
}

it('what is usual is what configuration says by itself', () => {
  expect(listing).toMatchObject(usualSettings.listing)
  expect({ title: wording.emptyTitle, text: wording.emptyText }).toEqual(usualSettings.empty)
})

it('says nothing of what is usual, and only what differs of the rest', () => {
  expect(withoutUsual(usual)).toMatchObject({ empty: {}, listing: {} })
  const four = { ...usual, listing: { ...usual.listing, columns: 4 } }
  expect(withoutUsual(four).listing).toEqual({ columns: 4 })
})

it.each([
  ['usual', usual],
  ['unusual in everything', unusual],
])('gives back settings that are %s', (_, settings) => {
  expect(withUsual(JSON.parse(JSON.stringify(withoutUsual(settings))))).toEqual(settings)
})
