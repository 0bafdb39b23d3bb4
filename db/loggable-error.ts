import { DrizzleQueryError } from 'drizzle-orm'

/** An error as it may be logged: a failed query comes without the values it carried, which may be personal. */
export function loggableError(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { message, code, constraint, table, stack } = (error.cause ?? {}) as Partial<Record<string, string>>
  return { type: error.name, message, code, constraint, table, query: error.query, stack }
}
