import type { ListingSettings } from './listing.ts'

/** What configuration says of listings where a dealer says nothing else: not sent, most sites say nearly all of it. */
export const usualSettings: Pick<ListingSettings, 'empty' | 'listing'> = {
  empty: {
    title: 'No Results Available',
    text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
  },
  listing: {
    columns: 3,
    card: 'standard',
    pageSize: 21,
    cacheEntries: 10,
    makesShown: 7,
    filterLayout: 'sidebar',
    sortOptions: ['mostRelevant', 'latest', 'highestPrice', 'lowestPrice', 'nearest'],
    lowestPriceHidesUnpriced: false,
    clearFiltersTarget: '/special-offers',
    defaultSearch: '',
    keepFilters: true,
    nearMe: true,
    promos: { positions: [8], randomOffset: null },
  },
}

export interface UnusualSettings extends Omit<ListingSettings, 'empty' | 'listing'> {
  readonly empty: Partial<ListingSettings['empty']>
  readonly listing: Partial<ListingSettings['listing']>
}

export const withoutUsual = ({ empty, listing, ...others }: ListingSettings): UnusualSettings => ({
  ...others,
  empty: unlike(usualSettings.empty, empty),
  listing: unlike(usualSettings.listing, listing),
})

export const withUsual = ({ empty, listing, ...others }: UnusualSettings): ListingSettings => ({
  ...others,
  empty: { ...usualSettings.empty, ...empty },
  listing: { ...usualSettings.listing, ...listing },
})

/** What is said otherwise. */
function unlike<Said extends object>(usual: Said, said: Said): Partial<Said> {
  const keys = (Object.keys(said) as (keyof Said)[]).filter(
    (key) => JSON.stringify(said[key]) !== JSON.stringify(usual[key]),
  )
  return Object.fromEntries(keys.map((key) => [key, said[key]])) as Partial<Said>
}
