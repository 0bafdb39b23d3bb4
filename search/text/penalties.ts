import { typosAllowed, typosBetween } from './typos.ts'

/**
 * What a match costs; cheaper ones rank first. A word in a secondary attribute costs one more than in a primary one,
 * which the steps here leave room for.
 */
export const penalty = { exact: 0, synonym: 2, beginning: 2, typo: 4, secondary: 1 } as const

export interface Typed {
  readonly word: string
  /** May the found word go on after what was typed? */
  readonly beginning: boolean
  readonly typos: number
}

export const typed = (word: string, beginning: boolean): Typed => ({ word, beginning, typos: typosAllowed(word) })

/** Two words typed apart that may be one; the space already is a mistake. */
export const typedJoined = (one: string, other: string, beginning: boolean): Typed => {
  const word = one + other
  return { word, beginning, typos: Math.max(0, typosAllowed(word) - 1) }
}

/** What it costs to take `word` for what was typed; null if it is something else. */
export function matchPenalty({ word: text, beginning, typos }: Typed, word: string): number | null {
  if (word === text) return penalty.exact
  if (beginning && word.startsWith(text)) return penalty.beginning
  if (typos === 0) return null
  const whole = typosBetween(text, word, typos, false)
  if (whole <= typos) return whole * penalty.typo
  if (!beginning) return null
  const partial = typosBetween(text, word, typos, true)
  return partial <= typos ? partial * penalty.typo + penalty.beginning : null
}
