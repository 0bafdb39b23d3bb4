/** A seeded generator (mulberry32): the same demo on every machine. */
export function createRandom(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    /** A whole number from low to high, both included. */
    between,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!,
    chance: (share: number): boolean => next() < share,
    /** So many different ones, in their own order. */
    sample: <T>(items: readonly T[], count: number): T[] => {
      const left = items.map((_, index) => index)
      while (left.length > count) left.splice(between(0, left.length - 1), 1)
      return left.map((index) => items[index]!)
    },
  }
}

/** A seed from a name, so that what one dealership gets does not depend on the others. */
export const seedFrom = (name: string): number =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 16777619), 0x811c9dc5)

export type Random = ReturnType<typeof createRandom>
