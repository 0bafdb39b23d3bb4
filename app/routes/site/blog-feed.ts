import { openFeed } from '#domain/blog/open-feed.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/blog-feed'

export const handle: PageHandle = { parameters: [] }

/** GET /blog.xml: the blog for feed readers. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const xml = await openFeed(context.get(requestContext))
  return xml === null
    ? new Response('There is no such feed.', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    : new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
