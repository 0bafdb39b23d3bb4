import { nextPages } from '#domain/content/next-pages.ts'
import type { PageHandle } from '#app/page-handle.ts'

export const handle: PageHandle = { parameters: [] }

/** GET /speculation-rules.json, which every page names in a header. */
export const loader = (): Response =>
  Response.json(nextPages, {
    headers: { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' },
  })
