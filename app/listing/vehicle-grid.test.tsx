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
  silhouette: 'hatch',
  carType: 'used',
  noun: 'car',
  picture: null,
  pictures: 0,
  hasSpin: false,
  highlights: [],
  blur: null,
  tag: 'Used',
  badge: null,
  place: null,
  locationId: null,
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

const markupOf = (changes: Partial<VehicleCard>, view: 'grid' | 'list' = 'grid') =>
  renderToStaticMarkup(
    <VehicleGrid
      cards={[{ ...card(1, true), ...changes }]}
      promos={[]}
      settings={testingBase.settings}
      path="/search/suv"
      page={1}
      view={view}
    />,
  )
const words = (markup: string, part: string) =>
  new RegExp(`<p class="${part}">(.*?)</p>`).exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '')

it.each([
  [{ picture: '/media/a', pictures: 12, hasSpin: true }, '360°12 photos'],
  [{ picture: '/media/a', pictures: 12 }, '12 photos'],
  [{ picture: '/media/a', pictures: 1, hasSpin: true }, '360°'],
  [{ picture: '/media/a', pictures: 1 }, undefined],
])('of %j a card says %s', (changes, said) => expect(words(markupOf(changes), 'card-photos')).toBe(said))

it('in a list a card has room for what else the vehicle has, in the grid it has not', () => {
  const highlights = ['Tow Bar', 'Leather']
  expect(words(markupOf({ highlights }, 'list'), 'card-features')).toBe('Tow\u00A0Bar\u00A0· Leather')
  expect(markupOf({ highlights })).not.toContain('Leather')
})
