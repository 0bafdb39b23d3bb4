import { robotsText } from '#domain/sites/robots.ts'
import type { PageHandle } from '#app/page-handle.ts'

export const handle: PageHandle = { parameters: [] }

/** GET /robots.txt */
export const loader = (): Response =>
  new Response(robotsText(), { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } })
