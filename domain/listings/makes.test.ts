import { describe, expect, it } from 'vitest'
import { testingBase as base } from '../testing-stock.ts'
import { modelsByMake } from '../vehicles/models-by-make.ts'
import { furtherMakes, makeGroups, modelNamesOf, treeOf, withoutTree } from './makes.ts'

describe('models', () => {
  it('a model is what follows the make in the name of both', () => {
    expect(modelNamesOf('Land Rover', ['Land Rover Defender', 'Land Cruiser', 'Land Rover Range Rover'])).toEqual([
      'Defender',
      'Range Rover',
    ])
  })

  it('a make whose name begins another’s gets none of its models', () => {
    expect(modelsByMake(['Land', 'Land Rover'], ['Land Rover Defender', 'Land One', 'Unknown X'])).toEqual([
      { make: 'Land', model: 'One' },
      { make: 'Land Rover', model: 'Defender' },
    ])
  })
})

describe('makes to choose from', () => {
  const counts = (length: number) =>
    Array.from({ length }, (_, at) => ({ value: `Make ${String(length - at).padStart(2, '0')}`, count: length - at }))

  it('a long list begins with the 20 there is most of, then has all by name [SL-10]', () => {
    const [popular, all] = makeGroups(counts(25))
    expect(popular).toMatchObject({ label: 'Popular Makes', makes: { length: 20, 0: 'Make 25', 19: 'Make 06' } })
    expect(all).toMatchObject({ label: 'All Makes', makes: { length: 25, 0: 'Make 01' } })
  })

  it.each([
    [20, ['All Makes']],
    [21, ['Popular Makes', 'All Makes']],
  ])('a list of %i is %j [SL-10]', (length, labels) => {
    expect(makeGroups(counts(length)).map(({ label }) => label)).toEqual(labels)
  })

  it('a short one has all by name [SL-10]', () => {
    expect(makeGroups(counts(3))).toEqual([{ label: 'All Makes', makes: ['Make 01', 'Make 02', 'Make 03'] }])
  })
})

describe('makes and models chosen', () => {
  it.each([
    [
      'a make and one of its models: that model',
      { make: ['Toyota'], model: ['Corolla'] },
      { make: [], model: ['Corolla'] },
    ],
    [
      'another make beside it: all of the other',
      { make: ['Toyota', 'Kia'], model: ['Corolla'] },
      { make: ['Kia'], model: ['Corolla'] },
    ],
    [
      'models of both',
      { make: ['Toyota', 'Kia'], model: ['HiLux', 'Cerato'] },
      { make: [], model: ['HiLux', 'Cerato'] },
    ],
    ['makes alone are no tree', { make: ['Toyota', 'Kia'] }, null],
    ['models alone are no tree', { model: ['Corolla'] }, null],
    ['a model nobody here has must hold as any facet', { make: ['Toyota'], model: ['Mustang'] }, null],
  ])('%s [SL-20]', (_, choices, tree) => expect(treeOf(base, choices)).toEqual(tree))

  it('a listing that shows no models has no tree [SL-20]', () => {
    expect(
      treeOf({ facets: base.facets.filter(({ name }) => name !== 'model') }, { make: ['Toyota'], model: ['Corolla'] }),
    ).toBeNull()
  })

  it('nor has one that does not say whose they are [SL-20]', () => {
    expect(
      treeOf(
        { facets: [{ kind: 'choices', name: 'model', values: ['Corolla'] }] },
        { make: ['Toyota'], model: ['Corolla'] },
      ),
    ).toBeNull()
  })

  it('what a make has is counted as if nothing of the tree were chosen [SL-21]', () => {
    expect(withoutTree({ make: ['Toyota'], model: ['Corolla'], fuel: ['Diesel'] })).toEqual({ fuel: ['Diesel'] })
  })
})

describe('behind Show all makes', () => {
  const makes = Array.from({ length: 24 }, (_, at) => `Make ${String.fromCodePoint(90 - at)}`)
  it.each([
    ['few', makes.slice(0, 12), 7, ['All Makes: Make S, Make R, Make Q, Make P, Make O']],
    ['many', makes, 17, ['Popular Makes: Make I, Make H, Make G', 'All Makes: Make C, Make D, Make E, Make F']],
    ['all popular ones shown before', makes, 20, ['All Makes: Make C, Make D, Make E, Make F']],
    ['more than those', makes, 22, ['All Makes: Make C, Make D']],
  ])('of %s makes stand the rest of the popular ones, then all others by name [SL-10]', (_, all, shown, groups) => {
    expect(furtherMakes(all, shown).map(({ label, makes: named }) => `${label}: ${named.join(', ')}`)).toEqual(groups)
  })
})
