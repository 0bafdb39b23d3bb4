import { describe, expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock } from '../../testing-stock.ts'
import { readListingState } from '../listing-state.ts'
import { openListing } from '../open-listing.server.ts'
import { packStock } from '../pack-stock.ts'
import { askPacked } from '../packed-stock.ts'
import { answerTyped } from './answer-typed.ts'
import { answerWords } from './read-words.server.ts'
import { sentWords } from './stock-words.ts'

const hilux = { make: 'Toyota', model: 'HiLux', simpleBody: 'ute', seats: 5 }
const stock: Partial<StockVehicle>[] = [
  { ...hilux, priceCents: 4_500_000, colour: 'White', filteredFeatures: ['Tow Bar'] },
  { ...hilux, priceCents: 5_500_000, colour: 'Red', km: 90_000 },
  { ...hilux, priceCents: 3_500_000, colour: 'Red', badge: 'SR5' },
  { make: 'Toyota', model: 'RAV4', simpleBody: 'suv', priceCents: 3_900_000, colour: 'Glacier White', seats: 5 },
  { make: 'Kia', model: 'Sportage', simpleBody: 'suv', priceCents: 2_900_000, colour: 'Red', km: 30_000, seats: 7 },
]

/** What the server answers, and a browser with a copy of the stock. */
async function bothAnswers(search: string, path = ['new-used-and-demo-cars']) {
  const { ctx, noted } = await testingStock(stock)
  const base = (await openListing(ctx, path))!
  const state = readListingState(new URLSearchParams(search))
  const copy = (await packStock(ctx))!
  const words = JSON.parse(JSON.stringify(await sentWords(ctx))) as Awaited<ReturnType<typeof sentWords>>
  return {
    server: await answerWords(ctx, base, state),
    browser: answerTyped(words)(base, state, askPacked(copy)),
    stale: answerTyped({ ...words, version: 'another' })(base, state, askPacked(copy)),
    noted,
  }
}

describe('a browser reads words as the server does [SL-32]:', () => {
  it.each([
    ['query=toyota+ute+under+50k'],
    ['query=red+hilux&view=list'],
    ['query=not+white'],
    ['query=toyota+or+kia+under+40k'],
    ['query=7+seater'],
    ['query=tow+bar'],
    ['query=less+than+50,000+km'],
    ['query=toyata+utes'],
    ['query=cheapest+suv'],
    ['query=toyota+ute+red', ['toyota']],
  ])('%s', async (search, path?: string[]) => {
    const { server, browser } = await bothAnswers(search, path)
    expect(browser).not.toBeNull()
    expect(browser).toEqual(server)
    expect(server.meant).not.toBeNull()
  })
})

it.each([
  ['words that must be searched', 'query=toyota+zebra'],
  ['what nothing is, whose words are searched', 'query=kia+ute'],
  ['what is beyond all there is', 'query=ute+over+90k'],
  ['a place it does not know the whereabouts of', 'query=ute&near=4000'],
])('leaves to the server: %s [SL-32]', async (_, search) => {
  expect((await bothAnswers(search)).browser).toBeNull()
})

it('reads nothing by the words of another state of the stock [SL-32]', async () => {
  expect((await bothAnswers('query=ute')).stale).toBeNull()
})

it('words are right until the stock or the year is another one [SL-32]', async () => {
  const { noted } = await bothAnswers('query=ute')
  expect(noted.dependencies).toContain('stock:1')
  expect(noted.moments).toContainEqual(new Date('2027-01-01T00:00:00Z'))
})
