import { drawLocationMap } from '#domain/places/map/location-map.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/location-map'

export const handle: PageHandle = { parameters: ['size'] }

/** GET /map/{location}.svg?size=small|large */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const size = new URL(request.url).searchParams.get('size')
  const svg = await drawLocationMap(context.get(requestContext), params.slug, size)
  if (svg === null) return new Response('There is no such map.', { status: 404 })
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800',
      // Opened by itself it is a document, which needs nothing.
      'content-security-policy': "default-src 'none'",
    },
  })
}
