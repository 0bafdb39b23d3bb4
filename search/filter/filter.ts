export type Comparison = '=' | '!=' | '>' | '>=' | '<' | '<='

/** What one attribute is asked. */
export type Test =
  | { readonly is: 'compare'; readonly operator: Comparison; readonly value: string }
  | { readonly is: 'between'; readonly from: string; readonly to: string }
  | { readonly is: 'in'; readonly values: readonly string[] }
  | { readonly is: 'exists' | 'null' | 'empty' }
  | { readonly is: 'contains' | 'starts'; readonly text: string }

export interface Condition {
  readonly type: 'condition'
  readonly attribute: string
  readonly test: Test
}

export interface Place {
  readonly lat: number
  readonly lng: number
}

export type GeoCondition =
  | { readonly type: 'radius'; readonly centre: Place; readonly metres: number }
  | { readonly type: 'box'; readonly topRight: Place; readonly bottomLeft: Place }
  | { readonly type: 'polygon'; readonly corners: readonly Place[] }

export type Filter =
  | { readonly type: 'and' | 'or'; readonly parts: readonly Filter[] }
  | { readonly type: 'not'; readonly part: Filter }
  | Condition
  | GeoCondition

/** A filter as requests carry it: text, or a list whose inner lists are alternatives. */
export type FilterInput = string | readonly (string | readonly string[])[]

/** Whether a value in a filter is compared as a number. */
export const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** A value as it stands safely in a filter's text. */
export const quoted = (value: string | number | boolean): string =>
  typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value)

/** The one attribute a filter speaks of; null if it is none or several. */
export function soleAttribute(filter: Filter): string | null {
  if (filter.type === 'condition') return filter.attribute
  if (filter.type === 'not') return soleAttribute(filter.part)
  if (filter.type !== 'and' && filter.type !== 'or') return null
  const [first, ...rest] = filter.parts.map(soleAttribute)
  return first !== undefined && rest.every((name) => name === first) ? first : null
}
