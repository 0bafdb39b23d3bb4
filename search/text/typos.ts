/** No word may hold more mistakes than this. */
export const mostTypos = 2

/** How many mistakes a word may hold: none below 5 letters, one below 9, then two. Numbers are taken as typed. */
export function typosAllowed(word: string): number {
  if (word.length < 5 || /\p{N}/u.test(word)) return 0
  return word.length < 9 ? 1 : mostTypos
}

const longest = 64
const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const
const tooFar = 99

/**
 * How many letters must be added, dropped, changed or swapped with their neighbour to turn `typed` into `word`, or into
 * a beginning of it. Anything above `limit` is only known to be above.
 */
export function typoDistance(typed: string, word: string, limit: number, beginning: boolean): number {
  const height = typed.length
  const width = beginning ? Math.min(word.length, height + limit) : word.length
  if (height > longest || width > longest || height - width > limit || width - height > limit) return tooFar
  let [older, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let column = 0; column <= width; column++) previous[column] = column
  for (let row = 1; row <= height; row++) {
    current[0] = row
    let least = row
    for (let column = 1; column <= width; column++) {
      const same = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1)
      let cost = Math.min(previous[column - 1]! + (same ? 0 : 1), previous[column]! + 1, current[column - 1]! + 1)
      if (row > 1 && column > 1 && isSwap(typed, row, word, column)) cost = Math.min(cost, older[column - 2]! + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return tooFar
    ;[older, previous, current] = [previous, current, older]
  }
  if (!beginning) return previous[width]!
  let best = tooFar
  for (let column = Math.max(0, height - limit); column <= width; column++) best = Math.min(best, previous[column]!)
  return best
}

const isSwap = (typed: string, row: number, word: string, column: number): boolean =>
  typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === word.charCodeAt(column - 1)

/** The same, where a mistake in the first letter counts twice: people rarely miss it. */
export function typosBetween(typed: string, word: string, limit: number, beginning: boolean): number {
  if (typed.charCodeAt(0) === word.charCodeAt(0)) return typoDistance(typed, word, limit, beginning)
  if (limit < 2 || !mayDifferByFirst(typed, word)) return tooFar
  return typoDistance(typed, word, 1, beginning) <= 1 ? 2 : tooFar
}

/** One mistake at the first letter leaves the second in place or moves it by one: a quick no for most words. */
const mayDifferByFirst = (typed: string, word: string): boolean =>
  typed[1] === word[1] || typed[1] === word[0] || typed[0] === word[1]
