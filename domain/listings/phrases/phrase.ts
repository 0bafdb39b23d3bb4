import type { ChoiceFacet, Range, RangeFacet, SortOption } from '../listing-state.ts'

export type Choices = Readonly<Partial<Record<ChoiceFacet, readonly string[]>>>
type Ranges = Readonly<Partial<Record<RangeFacet, Range>>>

/** What some words ask for. */
export interface Asked {
  readonly choices: Choices
  readonly ranges: Ranges
  /** What is not wanted. */
  readonly without: Choices
  readonly sort?: SortOption
}

/** A reading that may not be what was meant: offered, never imposed. */
export interface Offer extends Asked {
  /** The words that stay, should it be taken. */
  readonly rest: string
}

/** Where a vehicle should stand. */
export interface Near {
  /** A postcode. */
  readonly place: string
  readonly km: number | null
}

/** A text as filters. */
export interface Reading extends Asked {
  /** What was not understood, to be searched as text. */
  readonly rest: string
  /** The rest as it is searched: 'cheap' and 'low kms' are no words of a vehicle, they are only offered. */
  readonly searched: string
  /** Said of a place, and what is left without its words: where nobody is asked for a place they stay in the rest. */
  readonly near?: Near & Pick<Reading, 'rest' | 'searched'>
  readonly doubtful: readonly Offer[]
}

/** What a run of words asks for, and the word after it. */
export interface Run<T> {
  readonly next: number
  readonly value: T
}

export const nothingAsked: Asked = { choices: {}, ranges: {}, without: {} }

export const isNothing = ({ choices, ranges, without }: Asked): boolean =>
  [choices, ranges, without].every((filters) => Object.keys(filters).length === 0)

/**
 * Two askings as one: values of a facet are alternatives, ends of a range complete each other, what is not wanted is not chosen.
 * Null where they contradict.
 */
export function together(one: Asked, other: Asked): Asked | null {
  const ranges: Partial<Record<RangeFacet, Range>> = { ...one.ranges }
  for (const [name, range] of Object.entries(other.ranges) as [RangeFacet, Range][]) {
    const both = bothRanges(ranges[name], range)
    if (!both) return null
    ranges[name] = both
  }
  const sort = other.sort ?? one.sort
  const without = bothChoices(one.without, other.without)
  const choices = withoutValues(bothChoices(one.choices, other.choices), without)
  return choices && { choices, ranges, without, ...(sort && { sort }) }
}

/** 'grey, not graphite'; null where nothing is left of a facet. */
function withoutValues(choices: Choices, unwanted: Choices): Choices | null {
  const left = Object.entries(choices).map(
    ([name, values]) => [name, values.filter((value) => !unwanted[name as ChoiceFacet]?.includes(value))] as const,
  )
  return left.every(([, values]) => values.length > 0) ? Object.fromEntries(left) : null
}

export function bothChoices(one: Choices, other: Choices): Choices {
  const both: Partial<Record<ChoiceFacet, readonly string[]>> = { ...one }
  for (const [name, values] of Object.entries(other) as [ChoiceFacet, readonly string[]][])
    both[name] = [...new Set([...(both[name] ?? []), ...values])]
  return both
}

function bothRanges(one: Range = { min: null, max: null }, other: Range): Range | null {
  if ((one.min !== null && other.min !== null) || (one.max !== null && other.max !== null)) return null
  const [min, max] = [one.min ?? other.min, one.max ?? other.max]
  return min !== null && max !== null && min > max ? null : { min, max }
}
