import { webManifest } from '#domain/sites/site-icons.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/web-manifest'

export const handle: PageHandle = { parameters: [] }

/** GET /site.webmanifest */
export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(JSON.stringify(webManifest(context.get(requestContext))), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
