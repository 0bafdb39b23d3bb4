import { openLocationGround } from '#domain/places/map/location-map.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/location-ground'

export const handle: PageHandle = { parameters: [] }

/** GET /map/{location}.json: what the moving map of a location is drawn from. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const ground = await openLocationGround(context.get(requestContext), params.slug)
  return ground
    ? Response.json(ground)
    : Response.json({ code: 'not_found', message: 'There is no such map.' }, { status: 404 })
}
