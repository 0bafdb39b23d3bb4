import { describe, expect, it } from 'vitest'
import type { SiteSettings } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import { testingStock } from '../testing-stock.ts'
import { sortOptions } from './listing-state.ts'
import { packStock } from './pack-stock.ts'
import { askPacked, firstQuestions } from './packed-stock.ts'

async function packed(vehicles: readonly Partial<StockVehicle>[], settings: SiteSettings = {}) {
  const { ctx, noted } = await testingStock(vehicles, settings)
  return { copy: await packStock(ctx), noted }
}
const columnsOf = async (settings: SiteSettings) =>
  Object.keys((await packed([{}], settings)).copy!.facets.fields).toSorted()
const always = [
  'body',
  'car_type',
  'dealership_id',
  'kind',
  'km',
  'listed_place',
  'location_id',
  'make',
  'model',
  'price',
  'price_drop',
  'status',
  'subscription_price',
  'year',
]

it.each([
  [2, 'more than the site lets browsers load', 1, false],
  [2, 'as many as it lets them', 2, true],
  [0, 'none at all', 2, true],
  [0, 'and none is let', 0, false],
  [2, 'and none is let', 0, false],
])('of %i vehicles, %s (%i), there is a copy: %s', async (count, _, localStockLimit, isPacked) => {
  const { copy } = await packed(
    Array.from({ length: count }, () => ({})),
    { listing: { localStockLimit } },
  )
  expect(copy !== null).toBe(isPacked)
})

it('is named by the state of the stock it was made from', async () => {
  const { ctx } = await testingStock([{}])
  const { version } = ctx.stock
  expect(await packStock(ctx)).toMatchObject({ version, facets: { rows: 1 }, cards: { rows: 1 } })
})

describe('holds until something of it changes:', () => {
  // Today is the 10th; what is sold stays for three days, and a vehicle has just arrived for eight.
  const sold = (day: string): Partial<StockVehicle> => ({
    status: 'sold',
    soldAt: new Date(`2026-03-${day}T00:00:00Z`),
  })
  const arrived = (day: string): Partial<StockVehicle> => ({ createdAt: new Date(`2026-03-${day}T00:00:00Z`) })
  it.each<[string, Partial<StockVehicle>[], string | null]>([
    ['never, where nothing goes by the clock', [{}], null],
    ['a sold one leaves [SL-30]', [sold('09')], '2026-03-12'],
    ['one has no longer just arrived [VD-24]', [{}, arrived('04')], '2026-03-12'],
    [
      'the first of several that have just arrived [VD-24]',
      [arrived('08'), arrived('04'), arrived('09')],
      '2026-03-12',
    ],
    ['a sold one leaves before the latest has been here for long', [sold('08'), arrived('09')], '2026-03-11'],
    ['the latest has been here for long before a sold one leaves', [sold('09'), arrived('03')], '2026-03-11'],
  ])('%s', async (_, vehicles, day) => {
    const { copy, noted } = await packed(vehicles)
    const moment = day && new Date(`${day}T00:00:00Z`)
    expect(copy!.validUntil).toBe(moment && moment.getTime())
    // Whoever keeps the answer has to know it, too.
    expect(noted.moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null).toEqual(moment)
  })
})

it('has no pictures made ready, for few of them will be seen', async () =>
  expect((await packed([{}, {}])).noted.pictures).toEqual([]))

describe('knows of a vehicle', () => {
  it.each<[string, SiteSettings, string[]]>([
    ['what paths and sliders ask for', { listing: { filters: [] } }, []],
    ['and what the site filters by', { listing: { filters: ['fuel', 'make', 'seats', 'price'] } }, ['fuel', 'seats']],
    ['and moments where it does', { listing: { filters: ['sold_date_timestamp'] } }, ['sold_date_timestamp']],
  ])('%s [SL-20]', async (_, settings, more) =>
    expect(await columnsOf(settings)).toEqual([...always, ...more].toSorted()),
  )

  it.each<[string, Partial<StockVehicle>[], string[]]>([
    ['utes', [{ simpleBody: 'ute', cab: 'Dual Cab', towingKg: 3_500 }, {}], ['cab', 'towing']],
    ['caravans', [{ itemType: 'caravan', sleeps: 4, atmKg: 2_400, engineSize: 689 }], ['atm', 'sleeps']],
    ['no motorcycles, whatever engines there are', [{ engineSize: 2_755, seatHeightMm: 800 }], []],
    ['electric cars of which nothing is said', [{ simpleFuel: 'Electric' }], []],
  ])('what is asked of the kinds it stocks, as far as it is said: %s [SL-34]', async (_, vehicles, more) => {
    const { copy } = await packed(vehicles, { listing: { filters: [] } })
    expect(Object.keys(copy!.facets.fields).toSorted()).toEqual([...always, ...more].toSorted())
  })

  it('what is asked of a kind as the site’s own list has it [SL-34]', async () => {
    const { copy } = await packed([{ simpleBody: 'ute', cab: 'Dual Cab', doors: 4 }], {
      listing: { filters: [], filtersByKind: { ute: ['doors'] } },
    })
    expect(Object.keys(copy!.facets.fields).toSorted()).toEqual([...always, 'doors'].toSorted())
  })

  it('what the site says of it in its own words: only makes it certifies are certified', async () => {
    const vehicles = [
      { make: 'Kia', certified: true },
      { make: 'Ford', certified: true },
      { make: 'Kia', certified: false },
    ]
    const { copy } = await packed(vehicles, {
      listing: { filters: ['certified', 'fuel'] },
      certified: { makes: ['Kia'] },
    })
    const question = { ...firstQuestions(copy!)[0]!, facets: ['certified'], limit: 9, choices: { certified: ['true'] } }
    expect(askPacked(copy!)(question)).toMatchObject({
      cards: [{ id: 1 }],
      counts: {
        certified: new Map([
          ['false', 2],
          ['true', 1],
        ]),
      },
    })
  })
})

describe('its first questions', () => {
  const asked = async () => {
    const copy = (await packed([{}, { priceCents: null }])).copy!
    return { copy, questions: firstQuestions(copy) }
  }

  it('read every column once, each on its own: all are counted but amounts and moments', async () => {
    const { copy, questions } = await asked()
    const counted = questions.flatMap(({ facets }) => facets)
    const sorted = ['km', 'listed_place', 'price', 'price_drop', 'subscription_price']
    expect([...counted, ...sorted].toSorted()).toEqual(Object.keys(copy.facets.fields).toSorted())
    expect(questions.filter(({ facets }) => facets.length > 1)).toEqual([])
    expect(new Set(questions.map(({ sort }) => sort))).toEqual(
      new Set(sortOptions.filter((sort) => sort !== 'nearest')),
    )
  })

  it('can all be answered, of the whole stock, and one of them reads a card', async () => {
    const { copy, questions } = await asked()
    const answers = questions.map(askPacked(copy))
    expect(answers.map((answer) => answer?.total)).toEqual(questions.map(() => 2))
    expect(answers.flatMap((answer) => answer!.cards.map(({ id }) => id))).toEqual([1])
  })
})
