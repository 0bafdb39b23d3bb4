import type { z } from 'zod'
import { SearchError } from '#search/index.ts'

/** What a schema says of a number that must be one. */
export const positiveInteger = 'a positive integer'

/** Which of the protocol's codes speaks of a field, by its path. */
export type CodeOf = (path: readonly PropertyKey[]) => string

/** attributesToHighlight → attributes_to_highlight */
const inDashes = (field: PropertyKey): string =>
  String(field).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Fields whose codes are not made of their names. */
const odd: Readonly<Record<string, string>> = {
  hybrid: 'invalid_search_hybrid_query',
  facetName: 'invalid_facet_search_facet_name',
  facetQuery: 'invalid_facet_search_query',
  exhaustiveFacetCount: 'invalid_facet_search_exhaustive_facet_count',
}

export const searchCode: CodeOf = ([field = 'body']) => odd[String(field)] ?? `invalid_search_${inDashes(field)}`
export const documentCode: CodeOf = ([field = 'body']) => `invalid_document_${inDashes(field)}`

/** What must be there, and the code of its absence. */
const required: Readonly<Record<string, string>> = {
  facetName: 'missing_facet_search_facet_name',
  indexUid: 'missing_index_uid',
}

interface Read {
  /** What was to be read, for it is what the error speaks of. */
  readonly input: unknown
  readonly codeOf: CodeOf
  /** Where in the request it stands. */
  readonly place?: string
  /** Whether it came in the address. */
  readonly isParameter?: boolean
}

/** What the schema found wrong, in the protocol's words. */
export function fieldError(error: z.ZodError, { input, codeOf, place = '', isParameter = false }: Read): SearchError {
  const issue = error.issues[0]!
  const { path } = issue
  const field = path[0] ?? ''
  const inside = place === '' ? '' : ` inside \`${place}\``
  if (issue.code === 'unrecognized_keys') {
    const kind = isParameter ? 'parameter' : 'field'
    return new SearchError('bad_request', `Unknown ${kind} \`${issue.keys[0]}\`${inside}.`)
  }
  const value = path.reduce<unknown>(
    (inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part],
    input,
  )
  if (path.length === 0)
    return new SearchError('bad_request', `Invalid value type: expected an object, but found ${described(value)}.`)
  if (value === undefined && path.length === 1)
    return new SearchError(required[String(field)] ?? 'bad_request', `Missing field \`${String(field)}\`${inside}.`)
  if (isParameter) return new SearchError(codeOf(path), parameterProblem(String(field), value, issue))
  const at = place + path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return new SearchError(codeOf(path), bodyProblem(at, value, issue))
}

type Issue = z.core.$ZodIssue

function bodyProblem(at: string, value: unknown, issue: Issue): string {
  if (issue.code === 'invalid_union')
    return `Invalid syntax for the filter parameter: \`expected String, Array, found: ${shortened(value)}\`.`
  if (issue.code === 'invalid_value' && typeof value === 'string')
    return `Unknown value \`${value.slice(0, 100)}\` at \`${at}\`: expected one of ${issue.values.map((each) => `\`${String(each)}\``).join(', ')}.`
  const expected = expectedKind(issue)
  if (expected) return `Invalid value type at \`${at}\`: expected ${expected}, but found ${described(value)}.`
  return `Invalid value at \`${at}\`: ${issue.message}.`
}

function parameterProblem(name: string, value: unknown, issue: Issue): string {
  const expected = expectedKind(issue)
  return expected
    ? `Invalid value in parameter \`${name}\`: could not parse \`${String(value).slice(0, 100)}\` as ${expected}.`
    : `Invalid value in parameter \`${name}\`: ${issue.message}.`
}

/** What kind of value would have been right; undefined where the kind is right and the value is not. */
function expectedKind(issue: Issue): string | undefined {
  if (issue.message === positiveInteger) return positiveInteger
  return issue.code === 'invalid_type' ? kinds[issue.expected] : undefined
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'a boolean',
  number: 'a number',
  array: 'an array',
  object: 'an object',
  record: 'an object',
}

const shortened = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 100)

function described(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  const text = `\`${shortened(value)}\``
  if (Array.isArray(value)) return `an array: ${text}`
  if (typeof value === 'number')
    return `${Number.isInteger(value) ? (value < 0 ? 'a negative integer' : 'a positive integer') : 'a float'}: ${text}`
  return `${kinds[typeof value] ?? 'a value'}: ${text}`
}
