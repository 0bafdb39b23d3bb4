import { describe, expect, it } from 'vitest'
import { listing } from '#config/site/keys/listing.ts'
import { testingBase } from '../testing-stock.ts'
import { kindsAmong, type ListingKind, offeredFilters, shownFacets } from './listing-kinds.ts'
import { emptyState, type FacetName } from './listing-state.ts'
import type { ListingFacet } from './listing.ts'

const counts = (all: Record<string, Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, values]) => [
      name,
      Object.entries(values).map(([value, count]) => ({ value, count })),
    ]),
  )
const usual = Object.fromEntries(
  Object.entries(listing.filtersByKind).map(([kind, { default: names }]) => [kind, names]),
) as Record<ListingKind, FacetName[]>

describe('the kinds among what is listed', () => {
  it.each<[string, Parameters<typeof counts>[0], ListingKind[]]>([
    ['caravans', { item_type: { caravan: 3 } }, ['caravan']],
    ['motorcycles', { item_type: { motorcycle: 3 } }, ['motorcycle']],
    ['cars and trucks', { item_type: { car: 9, truck: 1 } }, ['truck']],
    ['electric cars', { fuel: { Electric: 2, Petrol: 4 } }, ['electric']],
    ['plug-ins', { fuel: { PHEV: 2 } }, ['electric']],
    ['cars called electric by their body', { body: { Electric: 2 } }, ['electric']],
    ['utes', { body: { Ute: 2 } }, ['ute']],
    ['cab chassis', { body: { 'Cab Chassis': 2 } }, ['ute']],
    ['petrol sedans', { item_type: { car: 2 }, fuel: { Petrol: 2 }, body: { Sedan: 2 } }, []],
    ['nothing', {}, []],
  ])('of %s are %j [SL-34]', (_, all, kinds) => expect(kindsAmong(counts(all))).toEqual(kinds))
})

describe('the filters', () => {
  const filters: FacetName[] = ['item_type', 'make', 'body', 'price', 'fuel', 'year']
  const offered = (total: number, all: Parameters<typeof counts>[0], more: Partial<typeof usual> = {}, own = filters) =>
    offeredFilters({ filters: own, filtersByKind: { ...usual, ...more }, counts: counts(all), total })
  const names = (...rest: Parameters<typeof offered>) => offered(...rest).map(({ name }) => name)

  it.each<[string, Record<string, Record<string, number>>, FacetName[]]>([
    [
      'caravans',
      { item_type: { caravan: 5 } },
      ['sleeps', 'atm', 'length_m', 'tare', 'axles', 'off_road', 'bunks', 'ensuite'],
    ],
    ['motorcycles', { item_type: { motorcycle: 5 } }, ['learner_approved', 'engine_cc', 'seat_height']],
    ['trucks', { item_type: { truck: 5 } }, ['gvm', 'axles']],
    [
      'electric cars',
      { item_type: { car: 5 }, fuel: { Electric: 4, PHEV: 1 } },
      ['range_km', 'battery_kwh', 'dc_kw', 'ac_kw', 'battery_health'],
    ],
    ['utes', { item_type: { car: 5 }, body: { Ute: 3, 'Cab Chassis': 2 } }, ['cab', 'towing', 'payload']],
  ])('of %s alone have those of the kind after the price, at once [SL-34]', (_, all, own) => {
    expect(names(5, all)).toEqual(['item_type', 'make', 'body', 'price', ...own, 'fuel', 'year'])
    expect(offered(5, all).filter(({ when }) => when !== undefined)).toEqual([])
  })

  it('of several kinds are the common ones, and the rest follows the filter that chooses its kind [SL-34]', () => {
    const mixed = { item_type: { car: 6, truck: 2 }, fuel: { Electric: 1, Diesel: 7 }, body: { Ute: 2, Sedan: 4 } }
    expect(names(8, mixed).join(' ')).toBe(
      'item_type gvm axles make body cab towing payload price fuel range_km battery_kwh dc_kw ac_kw battery_health year',
    )
    const whenOf = Object.fromEntries(offered(8, mixed).map(({ name, when }) => [name, when]))
    expect(whenOf).toMatchObject({
      gvm: [{ name: 'item_type', values: ['truck'] }],
      cab: [{ name: 'body', values: ['Ute', 'Cab Chassis'] }],
      range_km: [
        { name: 'fuel', values: ['Electric', 'PHEV'] },
        { name: 'body', values: ['Electric'] },
      ],
    })
    expect(['item_type', 'make', 'price'].map((name) => whenOf[name])).toEqual([undefined, undefined, undefined])
  })

  it('what is not said of every vehicle is not said of all', () => {
    expect(offered(9, { fuel: { Electric: 8 } }).find(({ name }) => name === 'range_km')?.when).toBeDefined()
  })

  it('a filter of two kinds is there for either', () => {
    const both = offered(8, { item_type: { caravan: 4, truck: 4 } })
    expect(both.filter(({ name }) => name === 'axles')).toEqual([
      {
        name: 'axles',
        kind: 'caravan',
        when: [
          { name: 'item_type', values: ['caravan'] },
          { name: 'item_type', values: ['truck'] },
        ],
      },
    ])
  })

  it('one the site offers anyway stays where the site has it, for all', () => {
    expect(names(5, { item_type: { truck: 5 } }, {}, ['gvm', 'price'])).toEqual(['gvm', 'price', 'axles'])
  })

  it.each<[string, FacetName[], FacetName[]]>([
    ['without a price, at the end', ['make', 'year'], ['make', 'year', 'gvm', 'axles']],
    ['without a filter for the kind, after the price', ['price', 'year'], ['price', 'gvm', 'axles', 'year']],
  ])('%s', (_, own, all) => expect(names(5, { item_type: { truck: 4, car: 1 } }, {}, own)).toEqual(all))

  it.each(Object.keys(usual) as ListingKind[])('of the kind %s are the site’s to set [SL-34]', (kind) => {
    const all = { item_type: { caravan: 1, motorcycle: 1, truck: 1, car: 2 }, fuel: { Electric: 1 }, body: { Ute: 1 } }
    const others = Object.keys(usual).map((each) => [each, []])
    expect(names(5, all, { ...Object.fromEntries(others), [kind]: ['doors'] })).toContain('doors')
    expect(names(5, all, Object.fromEntries(others))).toEqual(filters)
  })
})

describe('what is shown', () => {
  const facets: ListingFacet[] = [
    { kind: 'choices', name: 'fuel', values: ['Electric', 'Petrol'] },
    {
      kind: 'range',
      name: 'range_km',
      min: 0,
      max: 600,
      step: 10,
      when: [{ name: 'fuel', values: ['Electric', 'PHEV'] }],
    },
  ]
  const shown = (fuel?: string[]) =>
    shownFacets({ ...testingBase, facets }, { ...emptyState, choices: fuel ? { fuel } : {} }).map(({ name }) => name)

  it.each<[string, string[] | undefined, string[]]>([
    ['nothing is chosen', undefined, ['fuel']],
    ['the kind is', ['Electric'], ['fuel', 'range_km']],
    ['two of the kind are', ['Electric', 'PHEV'], ['fuel', 'range_km']],
    ['another is', ['Petrol'], ['fuel']],
    ['another is, too', ['Electric', 'Petrol'], ['fuel']],
  ])('where %s: %j → %j [SL-34]', (_, fuel, names) => expect(shown(fuel)).toEqual(names))
})
