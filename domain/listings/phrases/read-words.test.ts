import { expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock } from '../../testing-stock.ts'
import { readListingState } from '../listing-state.ts'
import { openListing } from '../open-listing.server.ts'
import { answerWords } from './read-words.server.ts'

const hilux = { make: 'Toyota', model: 'HiLux', simpleBody: 'ute' }
const stock: Partial<StockVehicle>[] = [
  { ...hilux, priceCents: 4_500_000, colour: 'White', filteredFeatures: ['Tow Bar'] },
  { ...hilux, priceCents: 5_500_000, colour: 'Red', km: 90_000 },
  { ...hilux, priceCents: 3_500_000, colour: 'Red', badge: 'SR5' },
  { make: 'Toyota', model: 'RAV4', simpleBody: 'suv', priceCents: 3_900_000, colour: 'Glacier White' },
  { make: 'Kia', model: 'Sportage', simpleBody: 'suv', priceCents: 2_900_000, colour: 'Red', km: 30_000 },
]

async function answered(search: string, path = ['new-used-and-demo-cars']) {
  const { ctx } = await testingStock(stock)
  const base = await openListing(ctx, path)
  const { cards, meant, droppedWords } = await answerWords(ctx, base!, readListingState(new URLSearchParams(search)))
  return {
    ids: cards.map(({ id }) => id).toSorted((a, b) => a - b),
    search: meant?.search && decodeURIComponent(meant.search),
    offers: meant?.offers.map(({ label, count, search: leads, path: at }) => [
      label,
      count,
      `${at ?? ''}?${decodeURIComponent(leads)}`,
    ]),
    droppedWords,
  }
}

it('words that are certain are answered by their filters, and lead to them [SL-32]', async () => {
  expect(await answered('query=toyota+ute+under+50k')).toMatchObject({
    ids: [1, 3],
    search: 'make=Toyota&body=Ute&range[price]=:50000',
    offers: [],
  })
})

it('other parameters are kept [SL-32]', async () => {
  expect(await answered('query=toyota&colour=Red&view=list&page=2')).toMatchObject({
    search: 'colour=Red&make=Toyota&view=list&page=2',
  })
})

it('what the path says is not said again [SL-32]', async () => {
  expect(await answered('query=toyota+ute+red', ['toyota'])).toMatchObject({
    search: 'colour=Red&body=Ute',
    ids: [2, 3],
  })
})

it('what is left stays words, which are searched, or left out and told [SL-32]', async () => {
  expect(await answered('query=toyota+car')).toMatchObject({ search: 'make=Toyota', ids: [1, 2, 3, 4] })
  expect(await answered('query=toyota+zebra')).toMatchObject({
    search: 'query=zebra&make=Toyota',
    ids: [1, 2, 3, 4],
    droppedWords: ['zebra'],
  })
})

it('what is not wanted is left out [SL-32]', async () => {
  expect(await answered('query=toyota+not+white')).toMatchObject({
    ids: [2, 3],
    search: 'make=Toyota&not[colour]=Glacier+White&not[colour]=White',
  })
})

it('what is doubtful is offered with how many it has, and not imposed [SL-32]', async () => {
  expect(await answered('query=low+kms+kia')).toMatchObject({
    search: 'query=low+kms&make=Kia',
    ids: [5],
    offers: [['up to 50,000 km', 1, '?make=Kia&range[km]=:50000']],
  })
})

it('a reading that finds nothing is not imposed: what has all but one thing of it is offered [SL-32]', async () => {
  const { search, offers } = await answered('query=kia+suv+under+20k')
  expect(search).toBeNull()
  expect(offers).toEqual([['Kia · SUV', 1, '?make=Kia&body=SUV']])
})

it('what another listing has is offered there [SL-32]', async () => {
  expect(await answered('query=hilux+sr5', ['suv'])).toMatchObject({
    search: null,
    offers: [
      ['Toyota · HiLux · SR5', 1, '/search/new-used-and-demo-cars?badge=SR5&make=Toyota&model=HiLux'],
      ['Toyota', 1, '?make=Toyota'],
    ],
  })
})

it.each(['', 'zebra', 'S99'])('%j is nothing but words [SL-32]', async (query) => {
  expect(await answered(`query=${query}`)).toMatchObject({ search: undefined, offers: undefined })
})
