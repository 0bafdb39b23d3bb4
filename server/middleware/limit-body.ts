import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from '../http.ts'

/**
 * Refuses bodies that are too large. What comes without saying its length is read first, as far as that: Hono's own limit
 * makes a copy of the server's request, which is none that can be copied.
 */
export function limitBody(most: number, refuse: () => never): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { raw } = c.req
    const isSaid = raw.headers.has('content-length') && !raw.headers.has('transfer-encoding')
    if (isSaid && Number(raw.headers.get('content-length')) > most) refuse()
    if (!isSaid && raw.body) {
      const parts: Uint8Array[] = []
      let length = 0
      for await (const part of raw.body) {
        length += part.length
        if (length > most) refuse()
        parts.push(part)
      }
      const { method, headers, signal } = raw
      c.req.raw = new Request(raw.url, { method, headers, signal, body: Buffer.concat(parts) })
    }
    await next()
  }
}
