import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError, type ErrorCode, isAppError } from '#domain/app-error.ts'
import type { HttpContext } from '../http.ts'

const statuses: Record<ErrorCode, ContentfulStatusCode> = {
  bad_request: 400,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
}

/** Every API error has this one shape. What was not expected says nothing of its cause. */
export function errorAnswer(c: HttpContext, error: unknown): Response {
  const shown = isAppError(error)
    ? error
    : new AppError('internal', 'Something went wrong on our side. Please try again.')
  const body = {
    code: shown.code,
    message: shown.message,
    request_id: c.get('requestId'),
    ...(shown.fields.length > 0 && { fields: shown.fields }),
  }
  const retryAfter = shown.retryAfterSeconds
  return c.json(body, statuses[shown.code], retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) })
}
