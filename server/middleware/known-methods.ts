import type { MiddlewareHandler } from 'hono'
import { AppError } from '#domain/app-error.ts'
import type { HttpEnv } from '../http.ts'

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Refuses what nobody here answers: some of these cannot even be written as a request to the router. */
export const knownMethods = (): MiddlewareHandler<HttpEnv> => async (c, next) => {
  if (!known.has(c.req.method)) throw new AppError('method_not_allowed', 'This method is not answered here.')
  await next()
}
