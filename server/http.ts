import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Budget } from '#search/index.ts'
import type { CanonicalRequest } from './canonical-request.ts'
import type { LiveSite } from './site-directory.ts'

/** What middleware leaves for handlers. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>
  /** A budget only where `limitWork` left one. */
  Variables: { requestId: string; canonical: CanonicalRequest; live: LiveSite; budget: Budget }
}

export type HttpContext = Context<HttpEnv>
