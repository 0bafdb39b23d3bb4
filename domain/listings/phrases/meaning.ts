import type { AmountFacts } from './comparisons.ts'
import type { ChoiceFacet, RangeFacet } from '../listing-state.ts'

/** One thing a name may mean. */
export interface Meaning {
  readonly facet: ChoiceFacet
  readonly values: readonly string[]
  /** Of models: whose they are. */
  readonly makes?: readonly string[]
  /** A part of a name, or words that may mean it. */
  readonly isDoubtful?: boolean
  /** A wish rather than a name ('economical'): no vehicle has the word. */
  readonly isWish?: boolean
}

/** Every name by which a site's stock can be asked for: nothing is known that it does not have. */
export interface Vocabulary {
  /** By name, letters and digits alone. */
  readonly terms: ReadonlyMap<string, readonly Meaning[]>
  /** What all its vehicles are called: where all are motorcycles, 'bike' chooses nothing. */
  readonly nouns: ReadonlySet<string>
  /** Names in which a mistake is forgiven, by their first letter. */
  readonly spellings: ReadonlyMap<string, readonly string[]>
  /** Badges in which a mistake is forgiven, after a model. */
  readonly badges: readonly string[]
  /** The names of a make's models. */
  readonly modelsOf: ReadonlyMap<string, readonly string[]>
  readonly ranges: ReadonlySet<RangeFacet>
  /** How many seats, beds and doors there are. */
  readonly counts: AmountFacts['counts']
  readonly vansSleep: boolean
}

/** What a site's vehicles are called: all that a vocabulary is made of. */
export interface StockWords {
  /** By facet, what most vehicles have first. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** What some vehicle has a figure of. */
  readonly ranges: readonly RangeFacet[]
}
