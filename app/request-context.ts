import { createContext } from 'react-router'
import type { Ctx } from '#domain/ctx.ts'

/** How a route's loader or action gets its `ctx`; the server sets it for every request. */
export const requestContext = createContext<Ctx>()
