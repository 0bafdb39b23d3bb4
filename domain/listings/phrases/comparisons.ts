import type { Range, RangeFacet } from '../listing-state.ts'
import { nothingAsked, type Asked } from './phrase.ts'
import { phraseTable } from './words.ts'

/** Facets that count something: seats, beds, doors. */
export const countFacets = ['seats', 'sleeps', 'doors'] as const
export type CountFacet = (typeof countFacets)[number]

/** What amounts are read by. */
export interface AmountFacts {
  readonly thisYear: number
  /** Figures the site's vehicles have. */
  readonly ranges: ReadonlySet<RangeFacet>
  readonly counts: Readonly<Record<CountFacet, readonly number[]>>
  /** Whether who says van here means a caravan. */
  readonly vansSleep: boolean
}

/** What an amount asks for. */
export interface ReadAmount extends Asked {
  readonly isCertain: boolean
}

export type Comparison = 'max' | 'min' | 'before' | 'after' | 'since' | 'about' | 'between'

export const comparisons = phraseTable<Comparison>({
  max: 'under|below|less than|lower than|cheaper than|up to|upto|max|maximum|max of|no more than|not more than|not over|at most|fewer than|sub|within|budget|budget of|budget is|price under|priced under|no higher than|spend|spend up to|can spend|lighter than|shorter than|smaller than|no heavier than|no longer than|not exceeding|nothing over|nothing above|nothing more than|not above|nothing dearer than',
  min: 'over|above|more than|from|at least|min|minimum|starting at|starting from|no less than|greater than|upwards of|bigger than|longer than|min of|minimum of|atleast|better than|exceeding|nothing under|nothing below|nothing less than',
  before: 'before|older than|pre|prior to|earlier than',
  after: 'after|newer than|post|later than',
  since: 'since|no older than|not older than|nothing older than|nothing before|not before',
  about: 'around|about|approx|approximately|roughly|circa|close to|near|say',
  between: 'between|in between',
})

/** What stands after an amount. */
export const trailing = phraseTable<'max' | 'min'>({
  max: 'or less|or under|or below|or cheaper|max|maximum|tops|or fewer|and under|and below|to spend|or older|and older|or earlier|and earlier|or lower|or lighter|or shorter',
  min: 'or more|or over|or above|and up|and over|and above|plus|min|minimum|or better|or newer|and newer|or later|and later|onwards|onward|up|and onwards|or up|or higher|or bigger|or longer',
})

/** Between two ends. */
export const joins: ReadonlySet<string> = new Set(['to', 'and', 'until', 'thru', 'through'])

export const isComparison = (text: string): boolean => comparisons.has(text)

export function rangeFor(kind: Comparison, figure: number): Range {
  if (kind === 'about') return about(figure)
  return kind === 'min' || kind === 'after' || kind === 'since'
    ? { min: figure, max: null }
    : { min: null, max: figure }
}

/** A tenth less to a tenth more, to round figures. */
function about(figure: number): Range {
  const step = (10 ** Math.floor(Math.log10(Math.max(1, figure))) / 10) * 0.5
  const [low, high] = [Math.round(figure * 900) / 1000, Math.round(figure * 1100) / 1000]
  return { min: rounded(Math.floor(low / step) * step), max: rounded(Math.ceil(high / step) * step) }
}

const rounded = (figure: number): number => Math.round(figure * 100) / 100

/** Null where the site's vehicles have no such figure: the words stay words. */
export const rangeAsked = (
  name: RangeFacet,
  range: Range,
  isCertain: boolean,
  { ranges }: AmountFacts,
): ReadAmount | null => (ranges.has(name) ? { ...nothingAsked, ranges: { [name]: range }, isCertain } : null)

/** The numbers of seats there are that fit; null where none does. */
export function countAsked(
  name: CountFacet,
  { min, max }: { min: number; max: number },
  { counts }: AmountFacts,
): ReadAmount | null {
  const fitting = counts[name].filter((each) => each >= min && each <= max)
  return fitting.length === 0 ? null : { ...nothingAsked, choices: { [name]: fitting.map(String) }, isCertain: true }
}
