import type { HttpContext } from '../http.ts'
import { shownError } from '../shown-error.ts'

/** Every API error has this one shape. */
export function errorAnswer(c: HttpContext, error: unknown): Response {
  const { body, status, headers } = shownError(error, c.get('requestId'))
  return c.json(body, status, headers)
}
