import { expect, it } from 'vitest'
import { collectFeed } from './collect-feed.ts'
import { feedLocations } from './feed-locations.ts'
import type { FeedRecord } from './feed-problem.ts'
import type { ImportRules, StoredVehicle } from './plan-import.ts'
import { planImport } from './plan-import.ts'

const now = new Date('2026-06-01T00:00:00Z')

async function* records(...values: Record<string, unknown>[]): AsyncGenerator<FeedRecord> {
  for (const [at, given] of values.entries()) {
    yield { line: at + 2, values: { make: 'Kia', model: 'Rio', year: 2021, status: 'in_stock', ...given } }
  }
}
const collect = (...values: Record<string, unknown>[]) => collectFeed(records(...values), feedLocations([]), now)

const stock = (count: number): StoredVehicle[] =>
  Array.from({ length: count }, (_, at) => ({ id: at, stocknum: `A${at}`, contentHash: null, status: 'in_stock' }))
const rules = (changes: Partial<ImportRules> = {}): ImportRules => ({
  full: true,
  confirmRemovals: false,
  maxRemovalShare: 0.3,
  ...changes,
})
const feedOf = (count: number) => collect(...stock(count).map(({ stocknum }) => ({ stocknum })))

it.each([
  [10, 7, 0.3, 3],
  [10, 10, 0, 0],
  [3, 2, 0.34, 1],
  [0, 1, 0, 0],
  [2, 1, 1, 1],
])(
  'of %i vehicles a full feed of %i may remove a share of %f: %i leave',
  async (stored, sent, maxRemovalShare, removed) => {
    expect(planImport(await feedOf(sent), stock(stored), rules({ maxRemovalShare })).removals).toHaveLength(removed)
  },
)

it.each([
  [10, 6, 0.3, /lacks 4 of the 10 .*\(40 %, allowed 30 %\)/],
  [3, 2, 0.3, /lacks 1 of the 3 .*\(33.3 %, allowed 30 %\)/],
  [10, 9, 0, /lacks 1 of the 10 /],
  [10, 0, 1, /holds no vehicles; all 10 /],
])(
  'of %i vehicles a full feed of %i must not remove a share beyond %f',
  async (stored, sent, maxRemovalShare, message) => {
    const feed = await feedOf(sent)
    expect(() => planImport(feed, stock(stored), rules({ maxRemovalShare }))).toThrow(message)
    expect(planImport(feed, stock(stored), rules({ maxRemovalShare, confirmRemovals: true })).removals).toHaveLength(
      stored - sent,
    )
    expect(planImport(feed, stock(stored), rules({ maxRemovalShare, full: false })).removals).toEqual([])
  },
)

it('what the feed brings is new, changed or as it was: the same feed again changes nothing [part of EN-03]', async () => {
  const feed = await collect({ stocknum: 'A1' }, { stocknum: 'A2' }, { stocknum: 'A3' })
  const hashOf = (stocknum: string) => feed.vehicles.find(({ columns }) => columns.stocknum === stocknum)!.contentHash
  const plan = planImport(
    feed,
    [
      { id: 1, stocknum: 'A1', contentHash: hashOf('A1'), status: 'in_stock' },
      { id: 2, stocknum: 'A2', contentHash: 'other', status: 'removed' },
    ],
    rules(),
  )
  expect(plan.inserts.map(({ columns }) => columns.stocknum)).toEqual(['A3'])
  expect(plan.updates.map(({ columns, before }) => [columns.stocknum, before])).toEqual([['A2', 'removed']])
  expect(plan).toMatchObject({ unchanged: 1, removals: [], warnings: [] })
})

it.each([true, false])(
  'a vehicle missing from the feed leaves stock only where the feed is the whole stock: %s [part of EN-03]',
  async (full) => {
    const plan = planImport(await feedOf(9), stock(10), rules({ full }))
    expect([plan.removals, plan.warnings]).toEqual([full ? [9] : [], []])
  },
)

it('says in full why nothing was written, and what to do', async () => {
  const advice = 'Nothing was written. Send the whole feed, or confirm with --confirm-removals.'
  const failure = (feed: Awaited<ReturnType<typeof collect>>): unknown => {
    try {
      return planImport(feed, stock(10), rules())
    } catch (error) {
      return error
    }
  }
  expect(failure(await feedOf(0))).toMatchObject({
    code: 'conflict',
    message: `The full feed holds no vehicles; all 10 in stock would leave it. ${advice}`,
  })
  expect(failure(await feedOf(6))).toMatchObject({
    code: 'conflict',
    message: `The full feed lacks 4 of the 10 vehicles in stock (40 %, allowed 30 %). ${advice}`,
  })
})

it('counts only vehicles that are still in stock', async () => {
  const gone: StoredVehicle[] = [
    { id: 100, stocknum: 'S1', contentHash: null, status: 'sold' },
    { id: 101, stocknum: 'R1', contentHash: null, status: 'removed' },
  ]
  expect(planImport(await feedOf(10), [...stock(10), ...gone], rules({ maxRemovalShare: 0 })).removals).toEqual([])
})

it('removes nothing while a row may be any of the missing vehicles, unless that is confirmed', async () => {
  const feed = await collect(...stock(9).map(({ stocknum }) => ({ stocknum })), { stocknum: '' })
  const plan = planImport(feed, stock(10), rules())
  expect(plan.removals).toEqual([])
  expect(plan.warnings).toEqual([
    { field: 'stocknum', message: expect.stringContaining('1 missing vehicle was kept in stock') },
  ])
  expect(planImport(feed, stock(10), rules({ confirmRemovals: true }))).toMatchObject({ removals: [9], warnings: [] })
})

it.each([
  [
    1,
    1,
    'the stock number of 1 refused row could not be read, so 1 missing vehicle was kept in stock. Correct the file and run it again.',
  ],
  [
    2,
    3,
    'the stock number of 3 refused rows could not be read, so 2 missing vehicles were kept in stock. Correct the file and run it again.',
  ],
])('tells that %i missing vehicles were kept for %i rows nobody can read', async (missing, unread, message) => {
  const feed = await collect(
    ...stock(10 - missing).map(({ stocknum }) => ({ stocknum })),
    ...Array.from({ length: unread }, () => ({ stocknum: '' })),
  )
  expect(planImport(feed, stock(10), rules()).warnings).toEqual([{ field: 'stocknum', message }])
})

it('does not warn of such rows where no vehicle is missing', async () => {
  const feed = await collect(...stock(10).map(({ stocknum }) => ({ stocknum })), { stocknum: '' })
  expect(planImport(feed, stock(10), rules()).warnings).toEqual([])
})
