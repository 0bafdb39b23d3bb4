/** Every way a listing can be sorted. */
export const sortOptions = [
  'mostRelevant',
  'latest',
  'highestPrice',
  'lowestPrice',
  'lowestKilometres',
  'newestYear',
  'priceDrop',
  'nearest',
] as const
