import { z } from 'zod'
import { facets } from '../facets.ts'
import { key } from '../key.ts'
import { sortOptions } from '../sort-options.ts'
import { choices, count, sitePath, wholeDollars } from '../value-types.ts'

const sortChoice = choices(sortOptions).refine((options) => options.includes('mostRelevant'), {
  message: "must include 'mostRelevant'",
})
const offsetRange = z
  .tuple([count(1, 50), count(1, 50)])
  .refine(([from, to]) => from <= to, { message: 'wants the smaller first' })
/** A filter that lets nothing through. */
const noStock = 'location_id IN []'

type Facet = (typeof facets)[number]

const ofKind = (plural: string, names: Facet[]) =>
  key(choices(facets), {
    default: names,
    serves: ['SL-34'],
    meaning: `Filters more, in order, where only ${plural} are listed or chosen`,
  })

export const listing = {
  columns: key(count(1, 6), { default: 3, serves: ['SL-03'], meaning: 'Cards in a row on large screens' }),
  card: key(z.enum(['standard', 'specTable', 'large']), {
    default: 'standard',
    serves: ['PL-09', 'SL-05'],
    meaning: 'How a result card is laid out',
  }),
  pageSize: key(count(1, 100), {
    default: 21,
    serves: ['SL-25'],
    meaning: 'Places on a page of results, promo cards counted in',
  }),
  cacheEntries: key(count(0, 200), {
    default: 10,
    serves: ['SL-24', 'SL-25'],
    meaning: 'Results the browser keeps; the oldest is dropped',
  }),
  makesShown: key(count(1, 100), { default: 7, serves: ['SL-09'], meaning: "Makes listed before 'Show all makes'" }),
  filters: key(choices(facets), {
    default: [
      'item_type',
      'car_type',
      'make',
      'model',
      'body',
      'price',
      'subscription_price',
      'km',
      'year',
      'transmission',
      'fuel',
      'drive',
      'seats',
      'doors',
      'colour',
      'filtered_features',
      'certified',
      'tag',
      'state',
      'location_name',
    ],
    serves: ['PL-05', 'SL-20'],
    meaning: 'Filters a shopper sees, in order',
  }),
  filtersByKind: {
    caravan: ofKind('caravans', ['sleeps', 'atm', 'length_m', 'tare', 'axles', 'off_road', 'bunks', 'ensuite']),
    motorcycle: ofKind('motorcycles', ['learner_approved', 'engine_cc', 'seat_height']),
    truck: ofKind('trucks', ['gvm', 'axles']),
    electric: ofKind('electric and plug-in vehicles', ['range_km', 'battery_kwh', 'dc_kw', 'ac_kw', 'battery_health']),
    ute: ofKind('utes', ['cab', 'towing', 'payload']),
  },
  filterLayout: key(z.enum(['sidebar', 'drawer']), {
    default: 'sidebar',
    serves: ['PL-09', 'SL-20'],
    meaning: 'On large screens: filters beside the results, or in a drawer behind a button',
  }),
  localStockLimit: key(count(0, 20_000), {
    default: 6_000,
    serves: ['SL-22', 'SL-24'],
    meaning: 'Largest stock that a browser may load to answer filters by itself; 0 is never',
  }),
  sortOptions: key(sortChoice, {
    default: ['mostRelevant', 'latest', 'highestPrice', 'lowestPrice', 'nearest'],
    serves: ['PL-05', 'SL-13'],
    meaning: "Ways to sort, in order; 'mostRelevant' is always there",
  }),
  defaultSearch: key(z.string().max(300), {
    default: '',
    serves: ['SL-23'],
    meaning: 'What a listing begins with where its address asks for nothing, as it stands after the question mark',
  }),
  keepFilters: key(z.boolean(), {
    default: true,
    serves: ['SL-23'],
    meaning: "A visit's first listing begins with the filters this device last used there",
  }),
  budgetSearch: key(z.boolean(), {
    default: false,
    serves: ['SL-16', 'FN-20'],
    meaning: "'Find cars for your budget' over the results: what can be spent, worked out from what can be repaid",
  }),
  nearMe: key(z.boolean(), {
    default: true,
    serves: ['SL-35'],
    meaning:
      'Where stock stands at several places: a shopper may say where they are, see how far each is, and open a map of them',
  }),
  presets: key(
    z.array(z.strictObject({ label: z.string().min(1).max(30), search: z.string().min(1).max(300) })).max(8),
    {
      default: [],
      serves: ['PL-05', 'SL-20'],
      meaning: 'Quick searches above the results: a label, and what stands after the question mark in its address',
    },
  ),
  lowestPriceHidesUnpriced: key(z.boolean(), {
    default: false,
    serves: ['SL-14'],
    meaning: 'Sorting by lowest price leaves out vehicles without one',
  }),
  certifiedOnly: key(z.boolean(), {
    default: false,
    serves: ['SL-27'],
    meaning: "The certified filter does not offer 'false'",
  }),
  clearFiltersTarget: key(z.union([z.literal('listing'), sitePath]), {
    default: '/special-offers',
    serves: ['ER-01'],
    meaning: "Where 'Clear Filters' leads; 'listing' is the same page without filters",
  }),
  includeSoldCarsDays: key(count(0, 365), {
    default: 3,
    whenRefused: 0,
    serves: ['SL-30'],
    meaning: 'Days a sold vehicle stays in the listing; 0 is not at all',
  }),
  stockFilter: key(z.string().min(1).max(2000).nullable(), {
    default: null,
    whenRefused: noStock,
    audience: 'server',
    serves: ['SL-30', 'CA-01'],
    meaning: "The site's own search filter, added to every search; ':' may stand for '='",
  }),
  stockVisibility: key(z.union([z.literal(1), z.literal(2), z.literal(3)]), {
    default: 3,
    whenRefused: 1,
    audience: 'server',
    serves: ['CN-04'],
    meaning: 'Whose stock is shown: 1 own dealership, 2 own location group, 3 whole group',
  }),
  ownDealershipId: key(count(1, 2_147_483_647).nullable(), {
    default: null,
    audience: 'server',
    serves: ['CN-04'],
    meaning: "Which dealership is the site's own, where it shows several; without one the first",
  }),
  promos: {
    positions: key(z.array(count(1, 100)).max(20), {
      default: [8],
      serves: ['SL-04'],
      meaning: 'Places in the grid where promo cards are inserted',
    }),
    randomOffset: key(offsetRange.nullable(), {
      default: null,
      serves: ['SL-04'],
      meaning: 'Place promo cards at a random offset between these two instead',
    }),
  },
  priceSlider: {
    minCents: key(wholeDollars, {
      default: 500_000,
      serves: ['SL-17'],
      meaning: 'Lowest price on the price-range page',
    }),
    maxCents: key(wholeDollars, {
      default: 25_000_000,
      serves: ['SL-17'],
      meaning: 'Highest price on the price-range page',
    }),
    stepCents: key(wholeDollars.min(100), { default: 50_000, serves: ['SL-17'], meaning: 'Step of that slider' }),
  },
}
