import type { WordMatch } from './match-word.ts'
import { penalty } from './penalties.ts'
import { mostTypos } from './typos.ts'

/** How well a document matches what was typed. */
export interface Score {
  /** From 0 to 1, which is best; where nothing was typed everything is. It falls from hit to hit, where no sort was asked for. */
  readonly score: number
  readonly words: Part
  readonly typos: Part
  /** Words that stand there as they were typed. */
  readonly exact: Part
  /** Words that stand in a primary attribute. */
  readonly primary: Part
}

interface Part {
  readonly count: number
  readonly most: number
}

interface Scored {
  /** The words in use. */
  readonly words: readonly WordMatch[]
  readonly phraseWords: number
  readonly dropped: number
}

const mostCost = mostTypos * penalty.typo + penalty.beginning + penalty.secondary

/** Scores the documents that one query found. */
export class Scorer {
  readonly #words: readonly WordMatch[]
  readonly #used: number
  readonly #matching: number
  readonly #all: number
  readonly #scale: number
  readonly #cost: (slot: number) => number

  constructor({ words, phraseWords, dropped }: Scored) {
    this.#words = words
    // Called for every comparison of a sort, so it reaches for nothing but this.
    this.#cost = (slot) => {
      let cost = 0
      for (let at = 0; at < words.length; at++) cost += words[at]!.costs[slot]!
      return cost
    }
    this.#used = words.length
    this.#matching = words.length + phraseWords
    this.#all = this.#matching + dropped
    this.#scale = words.length * mostCost + 1
  }

  /** A number for each document that is smaller the better it matches; undefined where nothing tells them apart. */
  get relevance(): ((slot: number) => number) | undefined {
    return this.#used > 0 ? this.#cost : undefined
  }

  /** Words that were found count first, what they cost within one of them. */
  score(slot: number): number {
    return this.#scoreOf(this.#cost(slot))
  }

  /** What a document's words cost, and what for, in one number that outlives the query: ten words fit. */
  parts(slot: number): number {
    let [cost, secondary, inexact, typos] = [0, 0, 0, 0]
    for (const { costs } of this.#words) {
      const one = costs[slot]!
      cost += one
      // Penalties are made so that they come apart again.
      secondary += one & penalty.secondary
      inexact += one > penalty.secondary ? 1 : 0
      typos += Math.floor(one / penalty.typo)
    }
    return cost | (secondary << 7) | (inexact << 11) | (typos << 15)
  }

  details(parts: number): Score {
    const without = (left: number): Part => ({ count: this.#matching - left, most: this.#matching })
    return {
      score: this.#scoreOf(parts & 127),
      words: { count: this.#matching, most: this.#all },
      typos: { count: parts >>> 15, most: this.#used * mostTypos },
      exact: without((parts >>> 11) & 15),
      primary: without((parts >>> 7) & 15),
    }
  }

  #scoreOf(cost: number): number {
    return this.#all === 0 ? 1 : (this.#matching - cost / this.#scale) / this.#all
  }
}
