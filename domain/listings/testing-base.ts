import { nouns } from '../vehicles/nouns.ts'
import type { ListingBase } from './listing.ts'

/** A small listing for tests of the rules. */
export const testingBase: ListingBase = {
  path: '/search/suv',
  siteName: 'Test Motors',
  origin: 'https://test.example',
  title: 'SUVs',
  description: 'SUVs at Test Motors',
  crumbs: [{ label: 'Home', to: '/' }, { label: 'SUVs' }],
  fixed: { body: ['SUV'] },
  noun: nouns.car,
  total: 40,
  facets: [
    { kind: 'choices', name: 'make', values: ['Toyota', 'Kia'] },
    { kind: 'choices', name: 'model', values: ['Corolla', 'HiLux', 'Cerato'], makes: ['Toyota', 'Toyota', 'Kia'] },
    { kind: 'range', name: 'price', min: 5_000, max: 90_000, step: 1_000 },
  ],
  promos: [],
  version: '1',
  isLocal: true,
  settings: {
    site: 'test',
    indexName: 'Car_production',
    favourites: true,
    empty: { title: 'No Results Available', text: 'Nothing.' },
    listing: {
      columns: 3,
      card: 'standard',
      pageSize: 21,
      cacheEntries: 10,
      makesShown: 7,
      filterLayout: 'sidebar',
      sortOptions: ['mostRelevant', 'latest', 'lowestPrice'],
      lowestPriceHidesUnpriced: true,
      clearFiltersTarget: 'listing',
      promos: { positions: [8], randomOffset: null },
    },
  },
}
