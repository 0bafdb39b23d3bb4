// How long a change of the stock takes, and the next search after it, which may have to tidy up.
import { SearchIndex } from '../../search/index.ts'
import { indexSchema, requestFor } from './ours.ts'
import { seededRandom } from './random.ts'
import { makeStock } from './stock.ts'
import { ascending, percentile } from './summary.ts'
import { markdownTable } from './table.ts'
import { makeWorkload } from './workload.ts'

export interface UpdateTimes {
  size: number
  edits: number
  /** Milliseconds, from the shortest to the longest, by what was done. */
  times: Record<string, number[]>
}

const removedShare = 0.1

/** Most edits are a new price, as in a yard; a tenth of the cars are sold and gone. A query follows each. */
export function measureUpdates({ size = 200_000, edits = 2000 } = {}): UpdateTimes {
  const random = seededRandom(11)
  const stock = makeStock(size)
  const index = new SearchIndex(indexSchema)
  index.load(stock)
  const requests = makeWorkload().map(requestFor)
  for (const request of requests) index.search(request)

  const changing: number[] = []
  const removing: number[] = []
  const searching: number[] = []
  const gone = new Set<number>()
  for (let edit = 0; edit < edits; edit++) {
    const id = Math.floor(random() * size)
    if (random() < removedShare && !gone.has(id)) {
      gone.add(id)
      removing.push(timed(() => index.remove(id)))
    } else {
      // One that was sold comes back as a new one would.
      gone.delete(id)
      const changed = { ...stock[id]!, price: stock[id]!.price - 500, updated_at: Date.now() }
      changing.push(timed(() => index.upsert(changed)))
    }
    searching.push(timed(() => index.search(requests[edit % requests.length]!)))
  }
  if (index.search({ q: '', limit: 1 }).total !== size - gone.size) throw new Error('The index lost count of its cars.')
  const times = { 'upsert(car)': changing, 'remove(id)': removing, 'the next search': searching }
  return {
    size,
    edits,
    times: Object.fromEntries(Object.entries(times).map(([name, each]) => [name, ascending(each)])),
  }
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

const micros = (value: number): string => (value * 1000).toFixed(0)

export function updateTable({ times }: UpdateTimes): string {
  const rows = Object.entries(times).map(([name, sorted]) => [
    name,
    String(sorted.length),
    micros(percentile(sorted, 0.5)),
    micros(percentile(sorted, 0.99)),
    micros(sorted.at(-1)!),
  ])
  return markdownTable(['', 'times', 'p50 µs', 'p99 µs', 'longest µs'], rows)
}
