import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ListingPromo } from '#domain/listings/grid.ts'
import { testingBase } from '#domain/testing-stock.ts'
import type { VehicleCard } from '#domain/listings/vehicle-card.ts'
import { VehicleGrid } from './vehicle-grid.tsx'

const card = (id: number, isForSale: boolean): VehicleCard => ({
  id,
  isForSale,
  name: `Vehicle ${id}`,
  href: `/cars/${id}`,
  itemType: 'car',
  carType: 'used',
  noun: 'car',
  picture: null,
  pictures: 0,
  blur: null,
  tag: 'Used',
  badge: null,
  place: null,
  specs: [],
  price: { amount: null, text: 'Enquire for price.' },
  estimate: null,
  note: null,
  save: null,
  actions: [],
})
const promo = (id: number, position: number): ListingPromo => ({
  id,
  title: `Promotion ${id}`,
  text: null,
  picture: null,
  href: null,
  action: null,
  positions: [position],
})

/** What stands in the grid, in order: 's' is sold, any other letter can be bought; each shows its place among what was found. */
function shown(letters: string, promos: readonly ListingPromo[] = []): string[] {
  const cards = letters.split('').map((letter, at) => card(at + 1, letter !== 's'))
  const markup = renderToStaticMarkup(
    <VehicleGrid
      cards={cards}
      promos={promos}
      settings={testingBase.settings}
      path="/search/suv"
      page={1}
      view="grid"
    />,
  )
  return Array.from(markup.matchAll(/(?:Vehicle|Promotion) \d+/g), ([name]) => name)
}

it.each([
  ['of two sold in a row the first', 'assb', ['Vehicle 1', 'Vehicle 2', 'Vehicle 4']],
  ['each sold one between others', 'asbs', ['Vehicle 1', 'Vehicle 2', 'Vehicle 3', 'Vehicle 4']],
  ['all, where all are sold', 'sss', ['Vehicle 1', 'Vehicle 2', 'Vehicle 3']],
])('the grid shows %s [SL-26]', (_, letters, names) => expect(shown(letters)).toEqual(names))

it('a promotion stands among the cards that are left, and its place counts those alone [SL-26] [SL-04]', () => {
  expect(shown('assbc', [promo(1, 4)])).toEqual(['Vehicle 1', 'Vehicle 2', 'Vehicle 4', 'Promotion 1', 'Vehicle 5'])
})

it('sold ones in a row collapse where a promotion comes to stand after the first, too [SL-26]', () => {
  expect(shown('assb', [promo(1, 3)])).toEqual(['Vehicle 1', 'Vehicle 2', 'Promotion 1', 'Vehicle 4'])
})
