import type { z } from 'zod'
import { AppError } from '#domain/app-error.ts'
import type { HttpContext } from '../http.ts'
import { problem } from './read-json.ts'

/** The address's parameters as the schema wants them; one given twice is refused, for either could be meant. */
export function readQuery<T>(c: HttpContext, schema: z.ZodType<T>): T {
  const given = Object.entries(c.req.queries()).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ])
  const result = schema.safeParse(Object.fromEntries(given))
  if (result.success) return result.data
  throw new AppError('bad_request', 'Some parameters are wrong.', result.error.issues.map(problem))
}
