import type { z } from 'zod'
import { SearchError } from '#search/index.ts'
import type { HttpContext } from '../../http.ts'
import { fieldError } from './protocol-error.ts'

/** The body as the schema wants it; an error names the field. */
export async function readPayload<T>(c: HttpContext, schema: z.ZodType<T>): Promise<T> {
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
  const read = schema.safeParse(await json(c))
  if (!read.success) throw fieldError(read.error)
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
const flags = new Set(['showMatchesPosition', 'showRankingScore', 'showRankingScoreDetails', 'retrieveVectors'])

/** The same request written into an address: lists with commas, a filter as text or as JSON. */
export function readQueryString<T>(c: HttpContext, schema: z.ZodType<T>): T {
  const fields = Object.entries(c.req.query()).map(([name, value]) => [name, fieldValue(name, value)])
  const read = schema.safeParse(Object.fromEntries(fields))
  if (!read.success) throw fieldError(read.error)
  return read.data
}

function fieldValue(name: string, value: string): unknown {
  if (lists.has(name)) return value.split(',')
  if (numbers.has(name)) return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  if (flags.has(name)) return value === 'true' ? true : value === 'false' ? false : value
  return name === 'filter' ? filterValue(value) : value
}

function filterValue(value: string): unknown {
  if (!value.trimStart().startsWith('[')) return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}
