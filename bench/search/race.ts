import { check, makeExpectations } from './check.ts'
import { startContestant, type Built, type Contestant } from './contestant-process.ts'
import type { ContestantName } from './contestants.ts'
import type { RaceResult } from './summary.ts'
import { makeWorkload } from './workload.ts'

interface Race {
  size: number
  contestants: readonly ContestantName[]
  rounds: number
  slicesPerRound: number
  sliceMs: number
}

/** Everyone builds and is checked; then they take turns in short slices, so that a noisy moment hits all alike. */
export async function runRace({ size, contestants, rounds, slicesPerRound, sliceMs }: Race): Promise<RaceResult[]> {
  const expectations = makeExpectations(size, makeWorkload(), size > 50_000 ? 2 : 8)
  const running: Contestant[] = []
  try {
    const results: RaceResult[] = []
    for (const key of contestants) {
      const contestant = startContestant(key)
      running.push(contestant)
      const built = await contestant.build(size)
      await check(contestant, built, expectations)
      console.log(`${size} cars, ${built.name}: built in ${built.milliseconds.toFixed(0)} ms, answers checked`)
      results.push(enter(key, size, built, rounds))
    }
    for (const contestant of running) await contestant.race(warmUpMs)
    for (let turn = 0; turn < rounds * slicesPerRound; turn++) {
      // There and back, so that nobody always follows the same neighbour.
      const order = turn % 2 === 0 ? running.keys() : [...running.keys()].toReversed()
      for (const at of order)
        results[at]!.rounds[Math.floor(turn / slicesPerRound)]!.push(...(await running[at]!.race(sliceMs)))
    }
    for (const [at, contestant] of running.entries()) results[at]!.json = await contestant.stringify(sliceMs)
    return results
  } finally {
    await Promise.all(running.map((contestant) => contestant.close(undefined)))
  }
}

const warmUpMs = 1500

function enter(key: ContestantName, size: number, built: Built, rounds: number): RaceResult {
  return { key, size, built, rounds: Array.from({ length: rounds }, () => []), json: { milliseconds: 0, bytes: 0 } }
}
