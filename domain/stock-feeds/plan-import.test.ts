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
const rules = (changes: Partial<ImportRules> = {}): ImportRules => ({ full: true, confirmRemovals: false, maxRemovalShare: 0.3, ...changes })
const feedOf = (count: number) => collect(...stock(count).map(({ stocknum }) => ({ stocknum })))

it.each([
  [10, 7, 0.3, 3],
  [10, 10, 0, 0],
  [3, 2, 0.34, 1],
  [0, 1, 0, 0],
  [2, 1, 1, 1],
])('of %i vehicles a full feed of %i may remove a share of %f: %i leave', async (stored, sent, maxRemovalShare, removed) => {
  expect(planImport(await feedOf(sent), stock(stored), rules({ maxRemovalShare })).removals).toHaveLength(removed)
})

it.each([
  [10, 6, 0.3, /lacks 4 of the 10 .*\(40 %, allowed 30 %\)/],
  [3, 2, 0.3, /lacks 1 of the 3 .*\(33.3 %, allowed 30 %\)/],
  [10, 9, 0, /lacks 1 of the 10 /],
  [10, 0, 1, /holds no vehicles; all 10 /],
])('of %i vehicles a full feed of %i must not remove a share beyond %f', async (stored, sent, maxRemovalShare, message) => {
  const feed = await feedOf(sent)
  expect(() => planImport(feed, stock(stored), rules({ maxRemovalShare }))).toThrow(message)
  expect(planImport(feed, stock(stored), rules({ maxRemovalShare, confirmRemovals: true })).removals).toHaveLength(stored - sent)
  expect(planImport(feed, stock(stored), rules({ maxRemovalShare, full: false })).removals).toEqual([])
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
  expect(plan.warnings).toEqual([{ field: 'stocknum', message: expect.stringContaining('1 missing vehicle was kept in stock') }])
  expect(planImport(feed, stock(10), rules({ confirmRemovals: true })).removals).toEqual([9])
})

it('warns of each unknown column once', async () => {
  const feed = await collect({ stocknum: 'A1', wheels: 4, Make: 'Kia' }, { stocknum: 'A2', wheels: 4 })
  expect(feed.warnings.map(({ field }) => field)).toEqual(['wheels', 'Make'])
  expect(feed.vehicles).toHaveLength(2)
})

it('refuses the later of two rows with one stock number, a refused first one included', async () => {
  const feed = await collect({ stocknum: 'A1', year: 'x' }, { stocknum: 'A1' }, { stocknum: 'A2' })
  expect(feed.refused.map(({ line, field }) => [line, field])).toEqual([[2, 'year'], [3, 'stocknum']])
  expect(feed.vehicles.map(({ columns }) => columns.stocknum)).toEqual(['A2'])
  expect(feed.stocknums).toEqual(new Set(['A1', 'A2']))
})
