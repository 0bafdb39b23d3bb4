// Many sites over one stock, beside one site's stock alone: a query should cost the same in both.
// node --expose-gc bench/search/views.ts
import { SearchIndex, Views } from '../../search/index.ts'
import { indexSchema, requestFor } from './ours.ts'
import { seededRandom } from './random.ts'
import { makeStock } from './stock.ts'
import { ascending, percentile } from './summary.ts'
import { markdownTable, milliseconds } from './table.ts'
import { makeWorkload } from './workload.ts'

const stockSize = 200_000
const sites = 2000
/** Cars are shared between sites by the lot: four of them make a site's 500 cars, and a lot is on five sites. */
const lotSize = 125
const lotsPerSite = 4
const turns = 40
const queriesPerTurn = 250

function lotsOfSites(): number[][] {
  const random = seededRandom(23)
  const pickLot = () => Math.floor(random() * (stockSize / lotSize))
  return Array.from({ length: sites }, () => Array.from({ length: lotsPerSite }, pickLot))
}

/** What 2,000 sites take in memory and time, and a query on any of them, against a stock that has one site's cars only. */
async function measureViews(): Promise<string> {
  const cars = makeStock(stockSize).map((car) => ({ ...car, lot: Math.floor(car.id / lotSize) }))
  const lots = lotsOfSites()
  const alone = new SearchIndex(indexSchema)
  alone.load(cars.filter(({ lot }) => lots[0]!.includes(lot)))

  const before = memory()
  const start = performance.now()
  const views = new Views(indexSchema, { partition: 'lot', clock: () => 0 })
  await views.load(cars)
  for (const [site, partitions] of lots.entries()) views.define(String(site), { partitions })
  for (const site of lots.keys()) await views.view(String(site))
  const buildMs = performance.now() - start
  const bytes = memory() - before

  const random = seededRandom(29)
  const requests = makeWorkload().map(requestFor)
  const times: { alone: number[]; same: number[]; any: number[] } = { alone: [], same: [], any: [] }
  for (let turn = 0; turn < turns; turn++) {
    times.alone.push(...timeQueries((request) => alone.search(requests[request]!)))
    const same = await views.view('0')
    times.same.push(...timeQueries((request) => same.search(requests[request]!, 0)))
    const any = await Promise.all(requests.map(() => views.view(String(Math.floor(random() * sites)))))
    times.any.push(...timeQueries((request) => any[request]!.search(requests[request]!, 0)))
  }
  return markdownTable(
    ['', 'p50 ms', 'p99 ms', 'memory MB', 'build s'],
    [
      row('one site’s stock alone', times.alone, '', ''),
      row('the same site among 2,000', times.same, '', ''),
      row('another of the 2,000 each time', times.any, (bytes / 1e6).toFixed(0), (buildMs / 1000).toFixed(1)),
    ],
  )

  function timeQueries(search: (request: number) => unknown): number[] {
    return Array.from({ length: queriesPerTurn }, (_, at) => {
      const from = performance.now()
      search(at % requests.length)
      return performance.now() - from
    })
  }
}

function row(name: string, times: readonly number[], memoryCell: string, buildCell: string): string[] {
  // The first half of the turns is for warming up.
  const sorted = ascending(times.slice(times.length / 2))
  return [name, milliseconds(percentile(sorted, 0.5)), milliseconds(percentile(sorted, 0.99)), memoryCell, buildCell]
}

function memory(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

if (import.meta.main) console.log(await measureViews())
