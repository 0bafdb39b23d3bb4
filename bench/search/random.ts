export type Random = () => number

/** The same numbers between 0 and 1 for the same seed, on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Turns a number between 0 and 1 into a position, each as likely as its weight says. */
export function weightedPick(weights: readonly number[]): (at: number) => number {
  let sum = 0
  const upTo = weights.map((weight) => (sum += weight))
  return (at) =>
    Math.max(
      0,
      upTo.findIndex((limit) => limit >= at * sum),
    )
}

const zipfPicks = new Map<number, (at: number) => number>()

/** One of the values: the first twice as likely as the second, three times as likely as the third, and so on. */
export function pickByRank<T>(random: Random, values: readonly T[]): T {
  let pick = zipfPicks.get(values.length)
  if (!pick) {
    pick = weightedPick(values.map((_, at) => 1 / (at + 1)))
    zipfPicks.set(values.length, pick)
  }
  return values[pick(random())]!
}
