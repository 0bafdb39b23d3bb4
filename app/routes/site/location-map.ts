import { drawLocationMap } from '#domain/places/map/location-map.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { mapAnswer } from '../../maps/map-answer.ts'
import type { Route } from './+types/location-map'

export const handle: PageHandle = { parameters: ['size'] }

/** GET /map/{location}.svg?size=small|large */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const size = new URL(request.url).searchParams.get('size')
  return mapAnswer(await drawLocationMap(context.get(requestContext), params.slug, size))
}
