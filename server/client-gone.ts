import type { HttpContext } from './http.ts'

/** What nginx calls it; never sent. */
const clientClosedRequest = 499

/** The answer to a client that has left in the middle: nobody reads it, and it is nobody's fault. Else undefined. */
export const goneAnswer = (c: HttpContext): Response | undefined =>
  c.req.raw.signal.aborted ? new Response(null, { status: clientClosedRequest }) : undefined
