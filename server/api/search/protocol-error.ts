import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isAppError } from '#domain/app-error.ts'
import { QueryError, SearchError } from '#search/index.ts'
import type { HttpContext } from '../../http.ts'

/** Codes that do not answer 400. */
const statuses: Readonly<Record<string, ContentfulStatusCode>> = {
  missing_authorization_header: 401,
  invalid_api_key: 403,
  index_not_found: 404,
  document_not_found: 404,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  invalid_content_type: 415,
  missing_content_type: 415,
  too_many_requests: 429,
  internal: 500,
  too_many_search_requests: 503,
}

/** Not the request is wrong but the moment. */
const passing = new Set(['too_many_requests', 'too_many_search_requests'])

function typeOf(code: string): string {
  if (code === 'internal') return 'internal'
  if (passing.has(code)) return 'system'
  return code === 'invalid_api_key' || code === 'missing_authorization_header' ? 'auth' : 'invalid_request'
}

/** An error as the protocol's clients read it, with the request's id as every API error has it. */
export function protocolError(c: HttpContext, error: unknown): Response {
  const { code, message } = asSearchError(error)
  if (isAppError(error) && error.retryAfterSeconds !== undefined)
    c.header('retry-after', String(error.retryAfterSeconds))
  const body = {
    message,
    code,
    type: typeOf(code),
    link: `https://docs.meilisearch.com/errors#${code}`,
    request_id: c.get('requestId'),
  }
  // What one of several queries names is wrong with the request, not with its address.
  return c.json(body, error instanceof QueryError ? 400 : (statuses[code] ?? 400))
}

/** The protocol has its own word for a server that is busy. */
function asSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error
  if (isAppError(error) && error.code === 'too_many_requests') return new SearchError(error.code, error.message)
  if (isAppError(error) && error.code === 'unavailable')
    return new SearchError('too_many_search_requests', error.message)
  return new SearchError('internal', 'Something went wrong on our side. Please try again.')
}
