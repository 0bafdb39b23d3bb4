import {
  facets,
  singleFacets,
  sortOf,
  tokenize,
  type Answer,
  type FacetCounts,
  type Query,
  type SingleFacet,
} from '../query.ts'

export const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`

const anyOf = (attribute: string, values: readonly string[]): string =>
  `${attribute} in (${values.map(quote).join(', ')})`

/** How a database says what is not the same in all of them. */
export interface Dialect {
  hasFeature(feature: string): string
  /** Every word is in the name; the last one may be just begun. */
  hasWords(words: readonly string[]): string
}

/** The condition of a query; `except` leaves out the choice made in one attribute. */
export function whereOf(
  { status, features, text, choices, price }: Query,
  dialect: Dialect,
): (except?: string) => string {
  const words = tokenize(text)
  const always = [
    anyOf('status', status),
    ...features.map(dialect.hasFeature),
    ...(words.length > 0 ? [dialect.hasWords(words)] : []),
  ]
  const chosen: [string, string][] = [
    ...Object.entries(choices).map(([attribute, values]): [string, string] => [attribute, anyOf(attribute, values)]),
    ...(price ? [['price', `price between ${price[0]} and ${price[1]}`] as [string, string]] : []),
  ]
  return (except) =>
    [...always, ...chosen.filter(([attribute]) => attribute !== except).map(([, condition]) => condition)].join(' and ')
}

export const chosenFacets = ({ choices }: Query): SingleFacet[] => Object.keys(choices) as SingleFacet[]

/** Facets in which nothing is chosen: all are counted over the same cars. */
export const freeFacets = ({ choices }: Query): SingleFacet[] => singleFacets.filter((facet) => !choices[facet])

export function orderOf(query: Query): string {
  const { attribute, direction } = sortOf(query)
  return `order by ${attribute} ${direction}, id limit ${query.limit}`
}

export function emptyAnswer(): Answer {
  const counts = facets.map((facet): [string, FacetCounts] => [facet, {}])
  return { total: 0, hits: [], facets: Object.fromEntries(counts), stats: {} }
}

/** The smallest and largest as databases give them: no rows make nulls, big numbers may come as text. */
export function rangeFrom(min: unknown, max: unknown) {
  return min === null || max === null ? null : { min: Number(min), max: Number(max) }
}
