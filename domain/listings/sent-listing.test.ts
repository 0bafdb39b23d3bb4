import { expect, it } from 'vitest'
import { testingBase as base } from '../testing-stock.ts'
import { nouns } from '../vehicles/nouns.ts'
import type { ListingAnswer } from './listing.ts'
import { readAnswer, readListing, writeAnswer, writeListing } from './sent-listing.ts'
import type { VehicleCard } from './vehicle-card.ts'

const card = (id: number, name: string) =>
  ({
    id,
    name,
    href: `/cars/${id}`,
    badge: null,
    specs: [{ label: 'Fuel', value: 'Diesel' }],
  }) as unknown as VehicleCard
const answer: ListingAnswer = {
  cards: [card(1, `12" wheels, 'as new' \\ <b>&amp;`), card(2, 'Plain'), card(3, '’“”')],
  total: 3,
  forSale: 2,
  noun: nouns.car,
  page: 1,
  pages: 1,
  counts: { make: [2, 1] },
  droppedWords: ["o'neil"],
  relaxations: [],
  near: null,
  meant: null,
  version: '7',
}

it('a listing comes back as it was sent, whatever quotes it holds', () => {
  expect(readListing(writeListing({ base, answer }, 'list'))).toEqual({ base, answer })
})

it('what has no room beside other cards is sent only where each has a row to itself', () => {
  const found = { ...answer, cards: [{ ...answer.cards[0]!, highlights: ['Towbar'] }] }
  const highlights = (view: 'grid' | 'list') => readAnswer(writeAnswer(found, view)).cards[0]!.highlights
  expect([highlights('grid'), highlights('list')]).toEqual([[], ['Towbar']])
})

it.each([[answer], [{ ...answer, cards: [] }]])('an answer comes back as it was sent', (sent) =>
  expect(readAnswer(writeAnswer(sent, 'list'))).toEqual(sent),
)
