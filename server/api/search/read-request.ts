import type { z } from 'zod'
import { SearchError } from '#search/index.ts'
import type { HttpContext } from '../../http.ts'
import { fieldError, searchCode, type CodeOf } from './field-error.ts'

/** The body as the schema wants it; an error names the field. */
export async function readPayload<T>(c: HttpContext, schema: z.ZodType<T>, codeOf: CodeOf = searchCode): Promise<T> {
  const type = c.req.header('content-type')
  if (type === undefined)
    throw new SearchError(
      'missing_content_type',
      'A Content-Type header is missing. Accepted values for the Content-Type header are: `application/json`.',
    )
  if (!type.startsWith('application/json')) {
    throw new SearchError(
      'invalid_content_type',
      `The Content-Type \`${type}\` is invalid. Accepted values for the Content-Type header are: \`application/json\`.`,
    )
  }
  const input = await json(c)
  const read = schema.safeParse(input)
  if (!read.success) throw fieldError(read.error, { input, codeOf })
  return read.data
}

async function json(c: HttpContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (error) {
    if (error instanceof SearchError) throw error
    throw new SearchError('malformed_payload', 'The json payload provided is malformed.')
  }
}

const lists = new Set([
  'facets',
  'sort',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToCrop',
  'attributesToSearchOn',
  'locales',
  'disjunctiveFacets',
  'fields',
  'ids',
])
const numbers = new Set([
  'offset',
  'limit',
  'page',
  'hitsPerPage',
  'cropLength',
  'maxValuesPerFacet',
  'rankingScoreThreshold',
])
const flags = new Set([
  'showMatchesPosition',
  'showRankingScore',
  'showRankingScoreDetails',
  'showPerformanceDetails',
  'retrieveVectors',
  'useNetwork',
])

/** The same request written into an address: lists with commas, a filter as text or as JSON. */
export function readQueryString<T>(c: HttpContext, schema: z.ZodType<T>, codeOf: CodeOf = searchCode): T {
  const given = c.req.query()
  const fields = Object.entries(given).map(([name, value]) => [name, fieldValue(name, value)])
  const read = schema.safeParse(Object.fromEntries(fields))
  if (!read.success) throw fieldError(read.error, { input: given, codeOf, isParameter: true })
  return read.data
}

function fieldValue(name: string, value: string): unknown {
  if (lists.has(name)) return listValue(value)
  if (numbers.has(name)) return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  if (flags.has(name)) return value === 'true' ? true : value === 'false' ? false : value
  return name === 'filter' ? filterValue(value) : value
}

/** `price:asc,_geoPoint(-27,153):desc`: commas within brackets part nothing. */
const listValue = (value: string): string[] => (value === '' ? [] : value.split(/,(?![^()]*\))/))

function filterValue(value: string): unknown {
  if (!value.trimStart().startsWith('[')) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
