import { describe, expect, it } from 'vitest'
import { facetsToCount, listingFacets, orderedValues, rangeBase } from './facets.ts'
import type { FacetName, RangeFacet } from './listing-state.ts'

const filtersOf = (...names: FacetName[]) => names.map((name) => ({ name }))

describe('a listing’s facets', () => {
  const counts = (...values: (string | [string, number])[]) =>
    values.map((value) => (typeof value === 'string' ? { value, count: 1 } : { value: value[0], count: value[1] }))
  const found = {
    total: 13,
    facetCounts: {
      car_type: counts(['used', 9], ['new', 3], ['demo', 1]),
      make: counts(['Toyota', 8], ['Kia', 4], ['Mazda', 1]),
      make_model: counts('Toyota Corolla', 'Toyota HiLux', 'Kia Cerato'),
      seats: counts(['5', 9], ['7', 3], ['2', 1]),
      price_range: counts('$20k to $30k', 'Under $10k', '$100k and over', '$10k to $20k'),
      state: counts(['VIC', 9], ['QLD', 2]),
      certified: counts(['false', 9], ['true', 2]),
      fuel: counts('Petrol'),
      city: counts(...Array.from({ length: 25 }, (_, at) => `City ${at}`)),
      dealership_name: counts(...Array.from({ length: 45 }, (_, at) => `Dealer ${String(at).padStart(2, '0')}`)),
    },
    facetStats: {
      price: { min: 4_990, max: 118_500 },
      km: { min: 20, max: 20 },
      year: { min: 2009, max: 2026 },
      subscription_price: { min: 149, max: 611 },
    },
  }
  const facets = (filters: FacetName[], fixed = {}, certifiedOnly = false) =>
    listingFacets({ filters: filtersOf(...filters), fixed, certifiedOnly, repaymentNote: null, found })

  describe('the filters of a listing', () => {
    it.each<[FacetName, string[], string]>([
      ['car_type', ['new', 'demo', 'used'], 'by sense [SL-13]'],
      ['make', ['Toyota', 'Kia', 'Mazda'], 'what there is most of first [SL-09]'],
      ['seats', ['2', '5', '7'], 'by number'],
      ['price_range', ['Under $10k', '$10k to $20k', '$20k to $30k', '$100k and over'], 'by what they cost'],
      ['state', ['QLD', 'VIC'], 'by name'],
    ])('%s are %j: %s [SL-20]', (name, values) =>
      expect(facets([name])).toMatchObject([{ kind: 'choices', name, values }]),
    )

    it('come in the site’s order; one with a single value is no choice [SL-20]', () => {
      expect(facets(['state', 'fuel', 'km', 'price', 'make']).map(({ name }) => name)).toEqual([
        'state',
        'price',
        'make',
      ])
    })

    it('offer 20 cities, 40 dealerships and 30 models of a make [SL-11]', () => {
      const models = Array.from({ length: 35 }, (_, at) => `Toyota Model ${at}`)
      const many = { ...found, facetCounts: { ...found.facetCounts, make_model: counts(...models) } }
      expect(
        facets(['city', 'dealership_name']).map((facet) => facet.kind === 'choices' && facet.values.length),
      ).toEqual([20, 40])
      expect(
        listingFacets({
          filters: filtersOf('model'),
          fixed: {},
          certifiedOnly: false,
          repaymentNote: null,
          found: many,
        }),
      ).toMatchObject([{ values: { length: 30 } }])
    })

    it('tell models by make, and leave out what the path says already [RT-03]', () => {
      expect(facets(['model'])).toEqual([
        { kind: 'choices', name: 'model', values: ['Corolla', 'HiLux', 'Cerato'], makes: ['Toyota', 'Toyota', 'Kia'] },
      ])
      expect(facets(['make', 'model'], { make: ['Toyota'] })).toMatchObject([
        { name: 'model', values: ['Corolla', 'HiLux'] },
      ])
      expect(facets(['make', 'model'], { make: ['Toyota'], model: ['Corolla'] })).toEqual([])
      expect(facets(['car_type'], { car_type: ['new', 'demo'] })).toMatchObject([{ values: ['new', 'demo'] }])
    })

    it.each(['off_road', 'bunks', 'ensuite', 'learner_approved'] as const)(
      '%s is one box, where any vehicle has it; its opposite is never offered [SL-34]',
      (name) => {
        const of = (...values: string[]) =>
          listingFacets({
            filters: filtersOf(name),
            fixed: {},
            certifiedOnly: false,
            repaymentNote: null,
            found: { total: 9, facetStats: {}, facetCounts: { [name]: counts(...values) } },
          })
        expect(of('true', 'false')).toEqual([{ kind: 'choices', name, values: ['true'] }])
        expect(of('true')).toHaveLength(1)
        expect(of('false')).toEqual([])
        expect(of()).toEqual([])
      },
    )

    it('four stand open at first, two more of each kind; models and boxes count for none [SL-34]', () => {
      const names = ['state', 'make', 'model', 'price', 'certified', 'seats', 'year'] as const
      const own = (['price_range', 'city', 'dealership_name'] as const).map((name) => ({ name, kind: 'ute' as const }))
      const open = listingFacets({
        filters: [...filtersOf(...names), ...own],
        fixed: {},
        certifiedOnly: false,
        repaymentNote: null,
        found,
      })
      expect(open.filter(({ opens }) => opens).map(({ name }) => name)).toEqual([
        'state',
        'make',
        'price',
        'certified',
        'price_range',
        'city',
      ])
    })

    it('hide ‘not certified’ where the site sells only certified stock [SL-27]', () => {
      expect(facets(['certified'])).toMatchObject([{ kind: 'choices', name: 'certified', values: ['true', 'false'] }])
      expect(facets(['certified'], {}, true)).toMatchObject([{ kind: 'choices', name: 'certified', values: ['true'] }])
    })

    it.each<[string, FacetName, Record<string, ReturnType<typeof counts>>]>([
      ['certified, where nothing is', 'certified', { certified: counts('false') }],
      ['a model, where there is one alone', 'model', { make: counts('Kia'), make_model: counts('Kia Rio') }],
      ['models, where none were counted', 'model', {}],
      ['colours, where none were counted', 'colour', {}],
    ])('offer no %s [SL-20]', (_, name, facetCounts) => {
      expect(
        listingFacets({
          filters: filtersOf(name),
          fixed: {},
          certifiedOnly: false,
          repaymentNote: null,
          found: { facetCounts, facetStats: {}, total: 1 },
        }),
      ).toEqual([])
    })

    it.each([
      [
        'Both rates and the warning.',
        [
          {
            kind: 'choices',
            name: 'weekly_price_range',
            values: ['Under $50', '$50 to $100'],
            note: 'Both rates and the warning.',
            opens: true,
          },
        ],
      ],
      [null, []],
    ])('offer weekly repayments under their note, and none without it: %s [SL-20] [FN-14]', (repaymentNote, shown) => {
      const weekly = { ...found, facetCounts: { weekly_price_range: counts('$50 to $100', 'Under $50') } }
      const filters = filtersOf('weekly_price_range')
      expect(listingFacets({ filters, fixed: {}, certifiedOnly: false, repaymentNote, found: weekly })).toEqual(shown)
    })

    it('are known by counting each once, and makes, models and kinds whatever is offered [SL-21]', () => {
      expect(facetsToCount(['price', 'make', 'fuel']).toSorted()).toEqual([
        'body',
        'fuel',
        'item_type',
        'kind',
        'make',
        'make_model',
        'price',
      ])
    })

    it.each<[FacetName, object]>([
      ['price', { min: 4_000, max: 119_000, step: 1_000 }],
      ['subscription_price', { min: 140, max: 620, step: 10 }],
      ['year', { min: 2009, max: 2026, step: 1 }],
    ])('%s runs between round figures in about a hundred steps: %j [SL-28]', (name, range) => {
      expect(facets([name])).toEqual([{ kind: 'range', name, ...range, opens: true }])
    })
  })
})

describe('a slider of a kind', () => {
  it.each<[RangeFacet, [number, number], object]>([
    ['length_m', [4.27, 7.32], { min: 4, max: 7.5, step: 0.5 }],
    ['atm', [1_590, 3_520], { min: 1_550, max: 3_550, step: 50 }],
    ['engine_cc', [278, 2_458], { min: 250, max: 2_500, step: 50 }],
    ['gvm', [4_495, 28_300], { min: 4_000, max: 28_500, step: 500 }],
    ['range_km', [85, 641], { min: 80, max: 650, step: 10 }],
  ])('%s runs between figures people say [SL-34]', (name, [min, max], range) =>
    expect(rangeBase(name, { min, max })).toEqual({ kind: 'range', name, ...range }),
  )
})

describe('the values of a facet', () => {
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
    ['sleeps', ['4', '10', '2'], ['2', '4', '10'], 'by number'],
    ['axles', ['2', '1', '3'], ['1', '2', '3'], 'by number'],
    ['doors', ['5', '2'], ['2', '5'], 'by number'],
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
  ])('%s %j are offered as %j: %s [SL-20]', (name, values, expected) => expect(ordered(name, values)).toEqual(expected))

  it.each([
    ['city', 21, 20],
    ['dealership_name', 41, 40],
    ['colour', 60, 60],
  ])('of %s, which has %i, those %i are offered that there is most of [SL-11]', (name, count, offered) => {
    const values = Array.from({ length: count }, (_, at) => `Value ${String(count - at).padStart(3, '0')}`)
    expect(ordered(name, values).toSorted()).toEqual(values.slice(0, offered).toSorted())
  })
})

describe('a slider', () => {
  it.each([
    ['price', { min: 4_990, max: 118_500 }, { min: 4_000, max: 119_000, step: 1_000 }],
    ['price', { min: 5_000, max: 90_000 }, { min: 5_000, max: 90_000, step: 1_000 }],
    ['price', { min: 10_100, max: 10_200 }, { min: 10_000, max: 11_000, step: 1_000 }],
    ['price', { min: 0, max: 100_000 }, { min: 0, max: 100_000, step: 1_000 }],
    ['price', { min: 0, max: 140_000 }, { min: 0, max: 140_000, step: 1_000 }],
    ['price', { min: 0, max: 160_000 }, { min: 0, max: 160_000, step: 2_000 }],
    ['price', { min: 10_000, max: 443_000 }, { min: 10_000, max: 443_000, step: 5_000 }],
    ['price', { min: 8_000, max: 730_000 }, { min: 8_000, max: 730_000, step: 5_000 }],
    ['price', { min: 10_000, max: 900_000 }, { min: 10_000, max: 900_000, step: 10_000 }],
    ['km', { min: 12, max: 61_400 }, { min: 0, max: 62_000, step: 1_000 }],
    ['subscription_price', { min: 149, max: 611 }, { min: 140, max: 620, step: 10 }],
    ['year', { min: 2009, max: 2026 }, { min: 2009, max: 2026, step: 1 }],
    ['year', { min: 1926, max: 2226 }, { min: 1926, max: 2226, step: 2 }],
  ] as const)('%s of %j runs between round figures in about a hundred steps: %j [SL-28]', (name, found, range) => {
    expect(rangeBase(name, found)).toEqual({ kind: 'range', name, ...range })
  })

  it.each([
    ['nothing is known', undefined],
    ['all are alike', { min: 20_000, max: 20_000 }],
  ])('there is no slider where %s [SL-28]', (_, found) => expect(rangeBase('price', found)).toBeNull())

  it.each([
    ['price', [{ kind: 'range', name: 'price', min: 0, max: 100_000, step: 1_000, opens: true }]],
    ['km', [{ kind: 'range', name: 'km', min: 0, max: 100_000, step: 1_000, opens: true }]],
    ['year', []],
  ] as const)('where nothing is stocked, %s runs from 0 to 100000 or not at all [SL-28]', (name, ranges) => {
    const found = { facetCounts: {}, facetStats: {}, total: 0 }
    expect(
      listingFacets({ filters: filtersOf(name), fixed: {}, certifiedOnly: false, repaymentNote: null, found }),
    ).toEqual(ranges)
  })
})
