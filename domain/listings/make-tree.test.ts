import { expect, it } from 'vitest'
import { treeOf, withoutTree } from './make-tree.ts'
import { testingBase as base } from '../testing-stock.ts'

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
  ['models of both', { make: ['Toyota', 'Kia'], model: ['HiLux', 'Cerato'] }, { make: [], model: ['HiLux', 'Cerato'] }],
  ['makes alone are no tree', { make: ['Toyota', 'Kia'] }, null],
  ['models alone are no tree', { model: ['Corolla'] }, null],
  ['a model nobody here has must hold as any facet', { make: ['Toyota'], model: ['Mustang'] }, null],
])('%s [part of SL-20]', (_, choices, tree) => expect(treeOf(base, choices)).toEqual(tree))

it('a listing that shows no models has no tree [part of SL-20]', () => {
  expect(
    treeOf({ facets: base.facets.filter(({ name }) => name !== 'model') }, { make: ['Toyota'], model: ['Corolla'] }),
  ).toBeNull()
})

it('nor has one that does not say whose they are [part of SL-20]', () => {
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
