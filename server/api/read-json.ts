import type { z } from 'zod'
import { AppError } from '#domain/app-error.ts'
import type { HttpContext } from '../http.ts'

/** The request's JSON as the schema wants it; anything else is refused with the fields at fault. */
export async function readJson<T>(c: HttpContext, schema: z.ZodType<T>): Promise<T> {
  if (!c.req.header('content-type')?.startsWith('application/json')) {
    throw new AppError('unsupported_media_type', 'Send JSON with content-type application/json.')
  }
  const result = schema.safeParse(await parsed(c))
  if (result.success) return result.data
  throw new AppError('bad_request', 'Some fields are missing or wrong.', result.error.issues.map(problem))
}

async function parsed(c: HttpContext): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw new AppError('bad_request', 'The body is not valid JSON.')
  }
}

export const problem = (issue: z.core.$ZodIssue) => ({
  field: issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
  message: issue.message,
})
