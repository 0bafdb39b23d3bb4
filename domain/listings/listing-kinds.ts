import type { FacetCount } from '#search/index.ts'
import type { ChoiceFacet, FacetName, ListingState } from './listing-state.ts'
import type { Condition, ListingBase, ListingFacet } from './listing.ts'

const isItem = (value: string): Condition => ({ name: 'item_type', values: [value] })

/** The kinds of vehicle that have filters of their own, and what tells them; one condition is enough. */
const conditionsOf = {
  caravan: [isItem('caravan')],
  motorcycle: [isItem('motorcycle')],
  truck: [isItem('truck')],
  electric: [
    { name: 'fuel', values: ['Electric', 'PHEV'] },
    { name: 'body', values: ['Electric'] },
  ],
  ute: [{ name: 'body', values: ['Ute', 'Cab Chassis'] }],
} satisfies Record<string, readonly Condition[]>
export type ListingKind = keyof typeof conditionsOf
const allKinds = Object.keys(conditionsOf) as ListingKind[]

/** The attributes that tell kinds apart. */
export const kindAttributes: readonly ChoiceFacet[] = ['item_type', 'fuel', 'body']

type FiltersByKind = Readonly<Record<ListingKind, readonly FacetName[]>>
type Counts = Readonly<Record<string, readonly FacetCount[]>>

/** The kinds that are among what was counted. */
export const kindsAmong = (counts: Counts): ListingKind[] =>
  allKinds.filter((kind) => conditionsOf[kind].some((condition) => countOf(condition, counts) > 0))

const countOf = ({ name, values }: Condition, counts: Counts): number =>
  (counts[name] ?? []).reduce((sum, { value, count }) => (values.includes(value) ? sum + count : sum), 0)

/** A filter, and what has to be chosen for it to be offered, if anything. */
export interface OfferedFilter {
  readonly name: FacetName
  /** For which it is there; others are there for all. */
  readonly kind?: ListingKind
  readonly when?: readonly Condition[] | undefined
}

interface FilterSource {
  readonly filters: readonly FacetName[]
  readonly filtersByKind: FiltersByKind
  /** What the listing has when nothing is chosen. */
  readonly counts: Counts
  readonly total: number
}

/**
 * The site's filters and those of the kinds that are listed. Where all that is listed is of a kind, its filters follow the
 * price; else they follow the filter by which the kind is chosen, so that what lies under a finger does not move.
 */
export function offeredFilters({ filters, filtersByKind, counts, total }: FilterSource): OfferedFilter[] {
  const own = new Map<FacetName, Omit<OfferedFilter, 'name'> & { after: FacetName | undefined }>()
  for (const kind of kindsAmong(counts)) {
    const conditions: readonly Condition[] = conditionsOf[kind]
    const isAll = conditions.some((condition) => countOf(condition, counts) === total)
    const chooser = isAll ? undefined : conditions.find(({ name }) => filters.includes(name))?.name
    const after = [chooser, 'price' as const].find((name) => name && filters.includes(name))
    for (const name of filtersByKind[kind].filter((each) => !filters.includes(each))) {
      const before = own.get(name) ?? { kind, after, when: [] }
      own.set(name, { ...before, when: isAll ? undefined : before.when && [...before.when, ...conditions] })
    }
  }
  const following = (place: FacetName | undefined): OfferedFilter[] =>
    [...own].flatMap(([name, { after, ...rest }]) => (after === place ? [{ name, ...rest }] : []))
  return [...filters.flatMap((name) => [{ name }, ...following(name)]), ...following(undefined)]
}

/** The filters that are there for what is chosen: those of a kind only while that kind alone is. */
export const shownFacets = (
  { facets }: Pick<ListingBase, 'facets'>,
  { choices }: Pick<ListingState, 'choices'>,
): ListingFacet[] =>
  facets.filter(
    ({ when }) =>
      when === undefined ||
      when.some(({ name, values }) => {
        const chosen = choices[name] ?? []
        return chosen.length > 0 && chosen.every((value) => values.includes(value))
      }),
  )
