import { expect, it } from 'vitest'
import { collectFeed } from './collect-feed.ts'
import { feedLocations } from './feed-locations.ts'
import type { FeedRecord } from './feed-problem.ts'

const now = new Date('2026-06-01T00:00:00Z')
const yard = feedLocations([{ id: 7, slug: 'yard', primary: false, address: null }])

async function* records(...given: (Record<string, unknown> | string)[]): AsyncGenerator<FeedRecord> {
  for (const [at, each] of given.entries()) {
    const line = at + 2
    if (typeof each === 'string') yield { line, problem: { line, field: 'row', message: each } }
    else yield { line, values: { make: 'Kia', model: 'Rio', year: 2021, status: 'in_stock', ...each } }
  }
}
const collect = (...given: (Record<string, unknown> | string)[]) => collectFeed(records(...given), yard, now)

it('a bad row is reported by line and field, and the rest goes in [part of EN-03]', async () => {
  const feed = await collect(
    { stocknum: 'A1' },
    { stocknum: 'A2', year: 'x', dapprice: '-1' },
    'has 3 values',
    { stocknum: '' },
    { stocknum: 'A5' },
  )
  expect(feed.vehicles.map(({ slug }) => slug)).toEqual(['2021-kia-rio-a1', '2021-kia-rio-a5'])
  expect(feed.refused.map(({ line, field }) => [line, field])).toEqual([
    [3, 'year'],
    [3, 'dapprice'],
    [4, 'row'],
    [5, 'stocknum'],
  ])
  expect(feed).toMatchObject({ read: 5, refusedRows: 3, unidentifiedRows: 2, warnings: [] })
})

it('knows the stock numbers of refused rows, too: a typo takes no vehicle off the site', async () => {
  const feed = await collect({ stocknum: 'A1' }, { stocknum: 'A2', year: 'x' }, 'has 3 values')
  expect(feed.stocknums).toEqual(new Set(['A1', 'A2']))
})

it('refuses the later of two rows with one stock number, a refused first one included [part of EN-03]', async () => {
  const feed = await collect(
    { stocknum: 'A1', year: 'x' },
    { stocknum: 'A1' },
    { stocknum: 'A2' },
    { stocknum: 'A2' },
    { stocknum: 'A2' },
  )
  expect(feed.refused.map(({ line, field }) => [line, field])).toEqual([
    [2, 'year'],
    [3, 'stocknum'],
    [5, 'stocknum'],
    [6, 'stocknum'],
  ])
  expect(feed.refused.at(-1)).toEqual({
    line: 6,
    field: 'stocknum',
    value: 'A2',
    message: 'is on line 4 and again on line 6; the later row was refused. Keep one of them.',
  })
  expect(feed.vehicles.map(({ columns }) => columns.stocknum)).toEqual(['A2'])
  expect(feed.stocknums).toEqual(new Set(['A1', 'A2']))
})

it('rows without a stock number are not one vehicle twice', async () => {
  const feed = await collect({ stocknum: '' }, { stocknum: '' })
  expect(feed.refused.map(({ message }) => message)).toEqual([
    'is missing. Every vehicle needs it.',
    'is missing. Every vehicle needs it.',
  ])
})

it('warns of each unknown column once, and takes the rows', async () => {
  const feed = await collect(
    { stocknum: 'A1', wheels: 4, Make: 'Kia', specifications: {} },
    { stocknum: 'A2', wheels: 4 },
  )
  expect(feed.warnings).toEqual([
    { field: 'wheels', message: 'the column "wheels" is not known and was ignored.' },
    { field: 'Make', message: 'the column "Make" is not known and was ignored.' },
  ])
  expect(feed.vehicles).toHaveLength(2)
})

it('names at most fifty unknown columns, each in at most sixty characters', async () => {
  const columns = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}-${'x'.repeat(100)}`, 1]))
  const { warnings } = await collect({ stocknum: 'A1', ...columns })
  expect(warnings).toHaveLength(50)
  expect(warnings.every(({ field }) => field.length === 60)).toBe(true)
})

it('a vehicle stands where its row says; a code nobody knows is told once, and is nowhere', async () => {
  const feed = await collect(
    { stocknum: 'A1', location_code: 'yard' },
    { stocknum: 'A2', location_code: 'shed' },
    { stocknum: 'A3', location_code: 'shed' },
    { stocknum: 'A4' },
  )
  expect(feed.vehicles.map(({ columns }) => columns.locationId)).toEqual([7, null, null, 7])
  expect(feed.warnings).toEqual([
    {
      field: 'location_code',
      message: 'the dealership has no location "shed"; vehicles that name it are stored without a location.',
    },
  ])
})

it('a dealership without locations is not told of a code nobody gave', async () => {
  const feed = await collectFeed(records({ stocknum: 'A1' }), feedLocations([]), now)
  expect([feed.warnings, feed.vehicles[0]?.columns.locationId]).toEqual([[], null])
})
