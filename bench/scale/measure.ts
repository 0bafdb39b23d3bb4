import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MeasuredServer, visit } from './measured-server.ts'

/** The demo's sites, the smallest first: it warms the process up, for a start is not what its first pages measure. */
const warming = 'throttle'
const largest = 'meridian'
const others = ['southbank', 'coastline-toyota', 'volt', 'outback-rv']
const listing = '/search/new-used-and-demo-cars'
const madePages = 40
const between = 100

/** Figures of one start; times in milliseconds but for the start, which takes seconds. */
export interface Figures {
  readonly start: number
  readonly startCpu: number
  readonly residentAtStart: number
  readonly residentAfter: number
  readonly pauseP99: number
  readonly pauseMost: number
  readonly workP99: number
  readonly workMost: number
  readonly page: number
}

/** What was measured at one size. */
export interface Measured {
  readonly size: number
  readonly now: Figures
  /** Seconds until a start is ready that finds nothing on disk. */
  readonly firstStart: number
  readonly before: Figures | undefined
}

/** Each figure at its best: all are better the smaller they are. */
export function bestOf(rounds: readonly Figures[]): Figures {
  const names = Object.keys(rounds[0]!) as (keyof Figures)[]
  return Object.fromEntries(
    names.map((name) => [name, Math.min(...rounds.map((round) => round[name]))]),
  ) as unknown as Figures
}

/** Starts the server of a working copy on a folder of data, visits every site for the first time, then makes pages. */
export async function measure(root: string, dataDir: string): Promise<Figures> {
  const server = await MeasuredServer.start(root, dataDir)
  const ready = await server.begin()
  for (const path of [listing, '/', `${listing}?page=2`, `${listing}?page=3`]) await visit(warming, path)
  await server.begin()
  await sleep(between)
  for (const site of [largest, ...others]) {
    for (const path of [listing, '/']) {
      await visit(site, path)
      await sleep(between)
    }
  }
  const first = await server.begin()
  for (let page = 2; page < madePages + 2; page++) await visit(largest, `${listing}?page=${page}`)
  const made = await server.read()
  await server.stop()
  return {
    start: server.startSeconds,
    startCpu: ready.cpu / 1000,
    residentAtStart: ready.residentBytes,
    residentAfter: made.residentBytes,
    pauseP99: first.pauseP99,
    pauseMost: first.pauseMost,
    workP99: first.workP99,
    workMost: first.workMost,
    page: made.cpu / madePages,
  }
}

/** A start that finds nothing on disk, left running until it has written the stock there. */
export async function firstStart(root: string, dataDir: string): Promise<number> {
  const cache = join(dataDir, 'stock-cache')
  rmSync(cache, { recursive: true, force: true })
  const server = await MeasuredServer.start(root, dataDir)
  for (let waited = 0; !existsSync(join(cache, 'columns')) && waited < 120; waited++) await sleep(1_000)
  await server.stop()
  return server.startSeconds
}
