/** What is asked of a packed stock. No words: those are for the index. */
export interface PackedQuestion {
  /** For each attribute any of these values; no count leaves them out. */
  readonly fixed: Readonly<Record<string, readonly string[]>>
  /** Any of these values of any of these attributes, unless there are none; no count leaves it out. */
  readonly either: Readonly<Record<string, readonly string[]>>
  /** For each attribute every one of these values; no count leaves them out. */
  readonly every: Readonly<Record<string, readonly string[]>>
  /** For each facet any of these values; the facet's own counts leave them out. */
  readonly choices: Readonly<Record<string, readonly string[] | undefined>>
  /** For each facet none of these values; the facet's own counts leave them out, unless every one of others is asked of it. */
  readonly without: Readonly<Record<string, readonly string[] | undefined>>
  readonly ranges: Readonly<Record<string, { readonly min: number | null; readonly max: number | null } | undefined>>
  /** Attributes a row must have a number of. */
  readonly numbered: readonly string[]
  /** Such as 'price:desc'; null leaves rows in their own order. */
  readonly sort: string | null
  readonly offset: number
  readonly limit: number
  readonly facets: readonly string[]
}

export interface PackedAnswer {
  readonly rows: readonly number[]
  readonly total: number
  readonly counts: Readonly<Record<string, ReadonlyMap<string, number>>>
}

/** What a question asks of one facet. */
export type AskedOfFacet =
  | { readonly name: string; readonly is: 'any' | 'none'; readonly values: readonly string[] }
  | { readonly name: string; readonly is: 'within'; readonly min: number | null; readonly max: number | null }

/** Values, ranges and what is not wanted of one facet are one facet's tests. */
export function choicesOf({ choices, ranges, without }: PackedQuestion): AskedOfFacet[] {
  const listed = (lists: PackedQuestion['choices'], is: 'any' | 'none') =>
    Object.entries(lists).flatMap(([name, values]) => (values && values.length > 0 ? [{ name, is, values }] : []))
  return [
    ...listed(choices, 'any'),
    ...listed(without, 'none'),
    ...Object.entries(ranges).flatMap(([name, range]) => (range ? [{ name, is: 'within' as const, ...range }] : [])),
  ]
}
