import { describe, expect, it } from 'vitest'
import { collapseSold, isDisplayedAt, placePromos, type PromoPlacement, vehiclesPerPage } from './grid.ts'

describe('sold ones in a row', () => {
  /** 's' is sold, anything else can be bought. */
  const cards = (letters: string) => letters.split('').map((letter, at) => ({ at, isForSale: letter !== 's' }))

  it.each([
    ['', []],
    ['abc', [0, 1, 2]],
    ['assb', [0, 1, 3]],
    ['sabs', [0, 1, 2, 3]],
    ['ssass', [0, 2, 3]],
    ['asasas', [0, 1, 2, 3, 4, 5]],
    ['s', [0]],
    ['sss', [0, 1, 2]],
  ])('of %j the cards %j stay [SL-26]', (letters, kept) => {
    expect(collapseSold(cards(letters)).map(({ at }) => at)).toEqual(kept)
  })

  it('gives the same list back where nothing goes, so that nothing is drawn again', () => {
    const all = cards('abs')
    expect(collapseSold(all)).toBe(all)
  })
})

describe('a promotion shows', () => {
  it.each([
    ['everywhere', [], false, '/search/ute', true],
    ['everywhere, strictly', [], true, '/search/ute', true],
    ['at its path', ['/search/ute'], false, '/search/ute', true],
    ['below its path', ['/search/toyota'], false, '/search/toyota/hilux', true],
    ['not below, strictly', ['/search/toyota'], true, '/search/toyota/hilux', false],
    ['at its path, strictly', ['/search/toyota'], true, '/search/toyota', true],
    ['at one of several', ['/search/suv', '/search/ute'], true, '/search/ute', true],
    ['not beside it', ['/search/ute'], false, '/search/utes', false],
    ['not above it', ['/search/toyota/hilux'], false, '/search/toyota', false],
    ['however it is written', ['search/Ute/'], true, '/search/ute', true],
    ['whatever slashes stand around it', ['//search/ute//'], true, '/search/ute', true],
    ['whatever was copied along with it', ['/search/ute?page=2', '/search/suv#top'], true, '/search/suv', true],
    ['with its query', ['/search/ute/?make=Kia'], true, '/search/ute', true],
    ['at no other of its letters', ['/search/ute'], true, '/search/suv', false],
  ] as const)('%s [SL-04]', (_, display, strictDisplay, path, shown) => {
    expect(isDisplayedAt({ display, strictDisplay }, path)).toBe(shown)
  })
})

describe('promotions stand among the cards:', () => {
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
})

describe('vehicles and promotions fill a page of 21 together', () => {
  const promo = (positions: readonly number[] = []) => ({
    id: 1,
    title: 'Offer',
    text: null,
    picture: null,
    href: null,
    action: null,
    positions,
  })
  it.each([
    ['without any', [], [8], null, 21],
    ['one at the site’s place', [promo()], [8], null, 20],
    ['one at two of the site’s places', [promo()], [8, 16], null, 19],
    ['one at places of its own', [promo([3, 9, 30])], [8], null, 19],
    ['two that want the same place', [promo([8]), promo()], [8], null, 19],
    ['one beyond the page', [promo()], [22], null, 21],
    ['three at random', [promo(), promo(), promo()], [8], [3, 5] as const, 18],
  ])('%s [SL-04] [SL-25]', (_, promos, positions, randomOffset, vehicles) => {
    const placement = { positions, randomOffset, seed: '/search/ute' }
    expect(vehiclesPerPage(21, promos, placement)).toBe(vehicles)
    const cards = Array.from({ length: vehicles }, (__, at) => at)
    expect(placePromos(cards, promos, { ...placement, page: 1 })).toHaveLength(21)
  })

  it('a page is never without a vehicle', () => {
    expect(vehiclesPerPage(2, [promo([1, 2])], { positions: [], randomOffset: null, seed: '' })).toBe(1)
  })
})
