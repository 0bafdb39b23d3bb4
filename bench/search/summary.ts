import type { Built, Sample } from './contestant-process.ts'
import type { ContestantName } from './contestants.ts'
import { makeWorkload } from './workload.ts'

const workloadSize = makeWorkload().length
/** From so many times on, a median says something. */
const enoughTimes = 5

/** What a contestant did with one size of stock. */
export interface RaceResult {
  key: ContestantName
  size: number
  built: Built
  rounds: Sample[][]
  json: { milliseconds: number; bytes: number }
}

interface Speed {
  p50: number
  p99: number
  /**
   * The p99 of the queries, each taken at its median: what is slow by itself, not because the machine was busy.
   * NaN where they ran too seldom to tell.
   */
  steadyP99: number
  perSecond: number
  samples: number
}

export const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!

/**
 * The best of the rounds, figure by figure: what disturbs a round only ever adds to it. Where a round is too short for
 * the whole workload, all rounds together, since one alone would be of easier or harder queries.
 */
export function speedOf({ rounds }: Pick<RaceResult, 'rounds'>): Speed {
  const isWhole = rounds.every((round) => round.length >= workloadSize)
  const speeds = (isWhole ? rounds : [rounds.flat()]).map(speedOfRound)
  return {
    p50: Math.min(...speeds.map(({ p50 }) => p50)),
    p99: Math.min(...speeds.map(({ p99 }) => p99)),
    steadyP99: steadyP99Of(rounds.flat()),
    perSecond: Math.max(...speeds.map(({ perSecond }) => perSecond)),
    samples: rounds.flat().length,
  }
}

function speedOfRound(samples: readonly Sample[]) {
  const sorted = ascending(samples.map(([, milliseconds]) => milliseconds))
  const total = sorted.reduce((sum, each) => sum + each, 0)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), perSecond: (1000 * sorted.length) / total }
}

function steadyP99Of(samples: readonly Sample[]): number {
  if (samples.length < workloadSize * enoughTimes) return Number.NaN
  const byQuery = Object.values(Object.groupBy(samples, ([query]) => query)) as Sample[][]
  const medians = byQuery.map((ofQuery) => percentile(ascending(ofQuery.map(([, milliseconds]) => milliseconds)), 0.5))
  return percentile(ascending(medians), 0.99)
}
