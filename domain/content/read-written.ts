import type { z } from 'zod'
import { AppError } from '../app-error.ts'

/** What somebody wrote, by its schema; what cannot be taken is refused, field by field. */
export function readWritten<T>(schema: z.ZodType<T>, written: unknown, what: string): T {
  const read = schema.safeParse(written)
  if (read.success) return read.data
  const fields = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  const said = fields.map(({ field, message }) => `${field}: ${message}`).join('; ')
  throw new AppError('bad_request', `The ${what} cannot be taken: ${said}.`, fields)
}
