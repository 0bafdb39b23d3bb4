import { mainOrigin } from '#domain/sites/main-origin.ts'
import { openSitemapPart } from '#domain/sites/open-sitemap.server.ts'
import { sitemapXml } from '#domain/sites/sitemap.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/sitemap-part'

export const handle: PageHandle = { parameters: [] }

/** GET /sitemap-pages-1.xml, /sitemap-vehicles-1.xml and so on, as the index names them. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext)
  const part = await openSitemapPart(ctx, `/${params.part}.xml`)
  if (!part)
    return new Response('There is no such sitemap.', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    })
  return new Response(sitemapXml(mainOrigin(ctx), part.entries), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
