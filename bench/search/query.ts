import type { Car } from './stock.ts'

/** What is asked, in no engine's own language. */
export interface Query {
  kind: string
  /** As typed: every word must be in the name, the last one may be just begun. */
  text: string
  status: string[]
  /** Any of the values. The facet of the attribute itself is counted as if nothing were chosen in it. */
  choices: Partial<Record<SingleFacet, string[]>>
  /** All of them. */
  features: string[]
  price: [number, number] | undefined
  sort: `${'rank' | 'price' | 'created_at'}:${'asc' | 'desc'}`
  limit: number
}

/** Facets of which a car has one value. */
export const singleFacets = [
  'make',
  'model',
  'badge',
  'series',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'interior_colour',
  'year',
  'doors',
  'seats',
  'cylinders',
  'condition',
  'state',
  'city',
  'dealership',
  'status',
] as const
export const facets = [...singleFacets, 'features'] as const
export const numericFacets: ReadonlySet<string> = new Set(['year', 'doors', 'seats', 'cylinders'])
export const statistics = ['price', 'km', 'year'] as const
/** An answer may stop at this many values of a facet. */
export const maxFacetValues = 100

export type SingleFacet = (typeof singleFacets)[number]
export type Statistic = (typeof statistics)[number]

export interface Range {
  min: number
  max: number
}

export type FacetCounts = Record<string, number>

export interface Answer {
  total: number
  hits: readonly Pick<Car, 'id' | 'rank' | 'price' | 'created_at'>[]
  facets: Record<string, FacetCounts>
  /** None where nothing was found. */
  stats: Partial<Record<Statistic, Range | null>>
}

export const tokenize = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9.]+/)
    .filter(Boolean)

export function sortOf({ sort }: Query): { attribute: 'rank' | 'price' | 'created_at'; direction: 'asc' | 'desc' } {
  const [attribute, direction] = sort.split(':') as ['rank' | 'price' | 'created_at', 'asc' | 'desc']
  return { attribute, direction }
}
