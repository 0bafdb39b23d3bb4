/** A document as it is handed in and handed out again as a hit. */
export interface Document {
  readonly [attribute: string]: unknown
}

export type DocumentId = string | number

export interface Attribute {
  /** `strings` holds several values a document, each counted once. */
  readonly kind: 'string' | 'strings' | 'number' | 'boolean'
  /** Its values are counted, and documents can be filtered by them. */
  readonly facet?: boolean
  /** Numbers only: kept in order, for sorting, ranges, smallest and largest. */
  readonly sort?: boolean
  /** Found by the search box; a `code` whole or by its beginning, without typos, and a primary hit ranks first. */
  readonly text?: 'primary' | 'secondary' | 'code'
  /** Values that come first, in this order, wherever values are sorted by name. */
  readonly order?: readonly string[]
}

export interface IndexSchema {
  /** The attribute that names a document. */
  readonly id: string
  /** How documents are ordered when nothing else decides, such as `rank:desc`; then by id. */
  readonly rank: readonly string[]
  readonly attributes: Readonly<Record<string, Attribute>>
  /** The attributes a hit shows, if not all. The others are searched but not kept, which saves memory. */
  readonly displayed?: readonly string[]
  /** Other names that filters may use for attributes. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Groups of words that mean the same. */
  readonly synonyms?: readonly (readonly string[])[]
}

/** The attribute that holds a place: `{ lat, lng }`. */
export const geoAttribute = '_geo'

export const isFilterable = (attribute: Attribute | undefined): boolean =>
  attribute !== undefined && (attribute.facet === true || attribute.sort === true || attribute.text === 'code')

export const isSortable = (attribute: Attribute | undefined): boolean =>
  attribute !== undefined && (attribute.sort === true || (attribute.facet === true && attribute.kind !== 'strings'))
