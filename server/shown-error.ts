import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isDatabaseAway } from '#db/database-away.ts'
import { AppError, type ErrorCode, isAppError } from '#domain/app-error.ts'

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

/** An error as whoever asked is told of it. */
interface ShownError {
  status: ContentfulStatusCode
  headers: Record<string, string>
  body: { code: ErrorCode; message: string; request_id: string; fields?: AppError['fields'] }
}

/** Longer than the database is left alone after it failed to answer, shorter than anyone forgets what they wanted. */
const databaseBackSeconds = 5

/** What was foreseen, as its code: what a use case throws, and a database that does not answer. Null is a fault of ours. */
export function expectedError(error: unknown): AppError | null {
  if (isAppError(error)) return error
  if (!isDatabaseAway(error)) return null
  return new AppError('unavailable', 'We can’t look that up just now. Please try again in a moment.', [], {
    retryAfterSeconds: databaseBackSeconds,
  })
}

/** What was expected keeps its code and message; what was not says nothing of its cause. Nobody may keep either. */
export function shownError(error: unknown, requestId: string): ShownError {
  const { code, message, fields, retryAfterSeconds } =
    expectedError(error) ?? new AppError('internal', 'Something went wrong on our side. Please try again.')
  return {
    status: statuses[code],
    headers: {
      'cache-control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(Math.ceil(retryAfterSeconds)) }),
    },
    body: { code, message, request_id: requestId, ...(fields.length > 0 && { fields }) },
  }
}
