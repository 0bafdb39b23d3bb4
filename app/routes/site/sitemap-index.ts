import { mainOrigin } from '#domain/sites/main-origin.ts'
import { openSitemap } from '#domain/sites/open-sitemap.server.ts'
import { sitemapIndexXml } from '#domain/sites/sitemap.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/sitemap-index'

export const handle: PageHandle = { parameters: [] }

/** GET /sitemap.xml */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext)
  return new Response(sitemapIndexXml(mainOrigin(ctx), await openSitemap(ctx)), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
