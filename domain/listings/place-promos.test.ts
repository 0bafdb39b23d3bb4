import { describe, expect, it } from 'vitest'
import { placePromos, type PromoPlacement } from './place-promos.ts'

const promo = (id: number, ...positions: number[]) => ({
  id,
  title: `Promo ${id}`,
  text: null,
  picture: null,
  href: null,
  action: null,
  positions,
})
const usual: PromoPlacement = { positions: [3], randomOffset: null, page: 1, seed: '/search/suv' }
/** Cards as dots, promotions by their number. */
const placed = (cards: number, promos: ReturnType<typeof promo>[], placement: Partial<PromoPlacement> = {}) =>
  placePromos(
    Array.from({ length: cards }, (_, at) => at),
    promos,
    { ...usual, ...placement },
  )
    .map((each) => ('promo' in each ? each.promo.id : '.'))
    .join('')

it.each([
  ['no promotion', 4, [], {}, '....'],
  ['at the site’s place', 4, [promo(1)], {}, '..1..'],
  ['at several places in turn', 6, [promo(1), promo(2)], { positions: [2, 4, 6] }, '.1.2.1...'],
  ['the first of three', 4, [promo(1), promo(2), promo(3)], {}, '..1..'],
  ['on the next page the next one', 4, [promo(1), promo(2)], { page: 2 }, '..2..'],
  ['at its own place, not the site’s', 4, [promo(1, 2)], {}, '.1...'],
  ['at its own several places', 6, [promo(1, 2, 5)], {}, '.1..1...'],
  ['its own place before the site’s', 4, [promo(2), promo(1, 3)], {}, '..12..'],
  ['first', 2, [promo(1, 1)], {}, '1..'],
  ['two after one another', 3, [promo(1, 2), promo(2, 2)], {}, '.12..'],
  ['before the last card, too', 3, [promo(1)], {}, '..1.'],
  ['on the third page the first of two again', 4, [promo(1), promo(2)], { page: 3 }, '..1..'],
  ['those with places of their own take no turn', 6, [promo(1, 6), promo(2)], { positions: [2, 4] }, '.2.2.1...'],
  ['not beyond the last card', 2, [promo(1)], {}, '..'],
  ['not on its own', 0, [promo(1, 1)], {}, ''],
  ['no place on the site', 3, [promo(1)], { positions: [] }, '...'],
] as const)('%s [SL-04]', (_, cards, promos, placement, expected) =>
  expect(placed(cards, [...promos], placement)).toBe(expected),
)

it('the cards keep their order, and a promotion says in which place it stands [SL-04]', () => {
  const own = promo(1, 2)
  expect(placePromos(['a', 'b'], [own], usual)).toEqual([{ card: 'a' }, { promo: own, place: 2 }, { card: 'b' }])
})

describe('a random offset', () => {
  const randomly = (page: number, seed = '/search/suv') =>
    placed(21, [promo(1), promo(2)], { randomOffset: [3, 5], page, seed })
  const pages = () => Array.from({ length: 60 }, (_, at) => randomly(at + 1))

  it('is from three to five, each after the last [SL-04]', () => {
    for (const page of pages()) expect(page).toMatch(/^\.{2,4}[12]\.{2,4}[12]\.+$/)
    expect(new Set(pages().map((page) => page.search(/[12]/)))).toEqual(new Set([2, 3, 4]))
  })

  it('is the same for the same page of a listing, and not for every page [SL-04]', () => {
    expect(randomly(2)).toBe(randomly(2))
    expect(new Set(pages()).size).toBeGreaterThan(3)
    expect(
      new Set(
        ['/search/ute', '/search/van', '/search/suv', '/search/kia', '/search/bmw'].map((seed) => randomly(1, seed)),
      ).size,
    ).toBeGreaterThan(1)
  })
})
