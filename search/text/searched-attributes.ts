import type { IndexSchema } from '../schema.ts'
import { SearchError } from '../search-error.ts'

/** An attribute that the search box looks through. */
export interface SearchedAttribute {
  readonly name: string
  readonly secondary: boolean
  /** Whether neighbouring words are also found joined; in free text that would only bloat the dictionary. */
  readonly joins: boolean
  /** A stock number or the like: found whole or by its beginning, without typos. */
  readonly isCode: boolean
}

export const searchedAttributes = ({ attributes }: IndexSchema): SearchedAttribute[] =>
  Object.entries(attributes)
    .filter(([, { text }]) => text !== undefined)
    .map(([name, { text, facet }]) => ({
      name,
      secondary: text === 'secondary',
      joins: facet === true,
      isCode: text === 'code',
    }))

/** Those of them that a request names; undefined where it means them all. */
export function namedAttributes(
  all: readonly SearchedAttribute[],
  names: readonly string[] | undefined,
): readonly SearchedAttribute[] | undefined {
  if (!names || names.includes('*')) return undefined
  return names.map((name) => {
    const known = all.find((attribute) => attribute.name === name)
    if (known) return known
    throw new SearchError(
      'invalid_search_attributes_to_search_on',
      `Attribute \`${name}\` is not searchable. Available searchable attributes are: \`${all.map((each) => each.name).join(', ')}\`.`,
    )
  })
}
