import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { CanonicalRequest } from './canonical-request.ts'
import type { LiveSite } from './site-directory.ts'

/** What middleware leaves for handlers. */
export interface HttpEnv {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; canonical: CanonicalRequest; live: LiveSite }
}

export type HttpContext = Context<HttpEnv>
