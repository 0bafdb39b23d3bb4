import { drawPlacesMap } from '#domain/places/map/places-map.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { mapAnswer } from '../../maps/map-answer.ts'
import type { Route } from './+types/places-map'

export const handle: PageHandle = { parameters: ['size'] }

/** GET /dealer-locator/map.svg?size=small|large */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const size = new URL(request.url).searchParams.get('size')
  return mapAnswer(await drawPlacesMap(context.get(requestContext), size))
}
