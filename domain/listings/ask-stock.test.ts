import { describe, expect, it } from 'vitest'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock } from '../testing-stock.ts'
import { askSearch } from './ask-search.ts'
import type { Findings, ListingQuestion } from './listing.ts'
import { packStock } from './pack-stock.ts'
import { askPacked } from './packed-stock.ts'

const asked: ListingQuestion = {
  query: '',
  fixed: {},
  either: {},
  every: {},
  choices: {},
  ranges: {},
  without: {},
  pricedOnly: false,
  sort: 'mostRelevant',
  offset: 0,
  limit: 21,
  facets: [],
}
const created = (day: number, more = '00:00:00.000') => ({ createdAt: new Date(`2026-01-0${day}T${more}Z`) })
const few: Partial<StockVehicle>[] = [
  {
    make: 'Toyota',
    model: 'Corolla',
    carType: 'used',
    priceCents: 2_000_000,
    km: 50_000,
    certified: true,
    customRank: 1,
    ...created(1),
  },
  { make: 'Toyota', model: 'HiLux', carType: 'new', priceCents: null, km: 10, customRank: 5, ...created(3) },
  { make: 'Kia', model: 'Cerato', carType: 'used', priceCents: 900_000, km: 120_000, certified: true, ...created(5) },
  { make: 'Kia', model: 'Carnival', carType: 'demo', priceCents: 1_000, km: 2_000, ...created(2) },
  { make: 'Mazda', model: 'CX-5', carType: 'used', priceCents: 3_100_000, km: null, ...created(4) },
  { make: 'Mazda', model: 'MX-5', carType: 'used', priceCents: 3_200_000, km: 90_000, ...created(5, '00:00:00.900') },
]

type Ask = (question: Partial<ListingQuestion>) => Promise<Findings | null>
const answerers: [string, (vehicles: readonly Partial<StockVehicle>[]) => Promise<Ask>][] = [
  [
    'the site’s search',
    async (vehicles) => {
      const { ctx } = await testingStock(vehicles)
      return (question) => askSearch(ctx, { ...asked, ...question })
    },
  ],
  [
    'a browser’s copy',
    async (vehicles) => {
      const { ctx } = await testingStock(vehicles, {
        listing: { filters: ['make', 'model', 'car_type', 'certified', 'filtered_features'] },
        certified: { makes: ['Kia'] },
      })
      const ask = askPacked((await packStock(ctx))!)
      return async (question) => ask({ ...asked, ...question })
    },
  ],
]

describe.each(answerers)('%s answers', (_name, opened) => {
  it.each<[string, Partial<ListingQuestion>, number[]]>([
    [
      'nobody’s wish with what can be bought first, of those the higher rank, then the latest [SL-13] [SL-36]',
      {},
      [1, 3, 6, 5, 2, 4],
    ],
    ['with the latest first, to the second [SL-13]', { sort: 'latest' }, [3, 6, 5, 2, 4, 1]],
    ['with the dearest first, and last what has no price [SL-13]', { sort: 'highestPrice' }, [6, 5, 1, 3, 2, 4]],
    ['with the cheapest first, and last what has no price [SL-13]', { sort: 'lowestPrice' }, [3, 1, 5, 6, 2, 4]],
    [
      'with the cheapest alone that have a price, where the others are left out [SL-14]',
      { sort: 'lowestPrice', pricedOnly: true },
      [3, 1, 5, 6],
    ],
    ['by the path’s one value [RT-03]', { fixed: { make: ['Toyota'] } }, [1, 2]],
    ['by any of the path’s values [RT-02]', { fixed: { car_type: ['new', 'demo'] } }, [2, 4]],
    ['by all attributes of the path [RT-03]', { fixed: { make: ['Kia'], model: ['Cerato'] } }, [3]],
    ['by one of the branches of a tree', { either: { make: ['Toyota'], model: ['Cerato'] } }, [1, 3, 2]],
    ['by any choice of a facet [SL-01]', { choices: { make: ['Toyota', 'Kia'] } }, [1, 3, 2, 4]],
    ['by all facets chosen from [SL-01]', { choices: { make: ['Toyota', 'Kia'], car_type: ['used'] } }, [1, 3]],
    ['between two prices, both included [SL-01]', { ranges: { price: { min: 9_000, max: 20_000 } } }, [1, 3]],
    ['from an odometer on [SL-01]', { ranges: { km: { min: 90_000, max: null } } }, [3, 6]],
    ['up to an odometer, without what has none [SL-01]', { ranges: { km: { min: null, max: 2_000 } } }, [2, 4]],
    ['without what is not wanted [SL-32]', { without: { make: ['Kia', 'mazda'] } }, [1, 2]],
    [
      'by what is chosen without what is not wanted [SL-32]',
      { choices: { car_type: ['used'] }, without: { model: ['MX-5'] } },
      [1, 3, 5],
    ],
    ['a page from its first to its last', { offset: 1, limit: 2 }, [3, 6]],
  ])('%s', async (_, question, ids) => {
    expect((await (await opened(few))(question))!.cards.map(({ id }) => id)).toEqual(ids)
  })

  it('how many there are in all, whatever page is asked for [SL-25]', async () => {
    expect(await (await opened(few))({ choices: { car_type: ['used'] }, offset: 2, limit: 1 })).toMatchObject({
      total: 4,
      cards: { length: 1 },
      droppedWords: 0,
    })
  })

  it('how many have each value, as if nothing of its own facet were chosen [SL-21]', async () => {
    const { counts } = (await (
      await opened(few)
    )({ choices: { make: ['Kia'] }, pricedOnly: true, facets: ['make', 'car_type'] }))!
    expect(counts).toEqual({
      make: new Map([
        ['Mazda', 2],
        ['Kia', 1],
        ['Toyota', 1],
      ]),
      car_type: new Map([['used', 1]]),
    })
  })

  it('how many of a facet there are, as if nothing of it were unwanted either [SL-32]', async () => {
    const { counts } = (await (await opened(few))({ without: { make: ['Kia'] }, facets: ['make', 'car_type'] }))!
    expect(counts).toEqual({
      make: new Map([
        ['Kia', 2],
        ['Mazda', 2],
        ['Toyota', 2],
      ]),
      car_type: new Map([
        ['used', 3],
        ['new', 1],
      ]),
    })
  })

  describe('to features', () => {
    const equipped = [['Towbar', 'Leather'], ['Towbar'], ['Leather', 'Sunroof'], []].map((filteredFeatures) => ({
      filteredFeatures,
    }))

    it.each([
      [['Towbar'], 2],
      [['Towbar', 'Leather'], 1],
      [['Towbar', 'Leather', 'Sunroof'], 0],
    ])('%j with what has all of them: %i [SL-33]', async (features, total) => {
      expect(await (await opened(equipped))({ every: { filtered_features: features } })).toMatchObject({ total })
    })

    it('with neither what lacks one nor what has one that is not wanted, counted alike [SL-32]', async () => {
      const wish = { every: { filtered_features: ['Leather'] }, without: { filtered_features: ['Sunroof'] } }
      const found = await (await opened(equipped))({ ...wish, facets: ['filtered_features'] })
      expect(found).toMatchObject({ total: 1 })
      expect(found!.counts['filtered_features']).toEqual(
        new Map([
          ['Leather', 1],
          ['Towbar', 1],
        ]),
      )
    })

    it('with how many have each of the others as well [SL-33]', async () => {
      const ask = await opened(equipped)
      const { counts } = (await ask({ every: { filtered_features: ['Leather'] }, facets: ['filtered_features'] }))!
      expect(counts['filtered_features']).toEqual(
        new Map([
          ['Leather', 2],
          ['Sunroof', 1],
          ['Towbar', 1],
        ]),
      )
    })
  })

  it('every value of a facet, however many there are [SL-21]', async () => {
    const many = Array.from({ length: 130 }, (_, at) => ({ model: `Model ${at}` }))
    expect((await (await opened(many))({ facets: ['model'], limit: 0 }))!.counts['model']!.size).toBe(130)
  })
})

it('the search and the copy show the same cards', async () => {
  const [found, copied] = await Promise.all(
    answerers.map(async ([, opened]) => (await opened(few.map((each) => ({ ...each, certified: false }))))({})),
  )
  expect(copied).toEqual(found)
  expect(found!.cards.find(({ id }) => id === 2)).toMatchObject({
    name: 'Car 2',
    href: '/cars/car-2',
    price: { text: 'Enquire for price.' },
  })
})

describe('words', () => {
  const [[, searched], [, copied]] = answerers as [(typeof answerers)[0], (typeof answerers)[0]]
  const sporty: Partial<StockVehicle>[] = [
    { model: 'Sport', badge: null, priceCents: 3_000_000 },
    { model: 'Plain', badge: 'Sport', priceCents: 2_000_000, customRank: 9 },
    { model: 'Plain', badge: null, priceCents: 1_000_000 },
  ]
  it.each<[string, Partial<ListingQuestion>, number[], number]>([
    ['find what fits them best first, whatever its rank', { query: 'sport' }, [1, 2], 0],
    ['are sorted where an order is asked for [SL-13]', { query: 'sport', sort: 'lowestPrice' }, [2, 1], 0],
    ['are left out from the end where nothing has them all', { query: 'sport zebra' }, [1, 2], 1],
  ])('%s', async (_, question, ids, droppedWords) => {
    const found = (await (await searched(sporty))(question))!
    expect([found.cards.map(({ id }) => id), found.droppedWords]).toEqual([ids, droppedWords])
  })

  it.each([
    ['sport', false],
    [' ', true],
  ])('%j is answered by a copy: %s', async (query, isAnswered) => {
    expect((await (await copied(sporty))({ query })) !== null).toBe(isAnswered)
  })
})
