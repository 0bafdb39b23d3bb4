import { openStockMap } from '#domain/places/map/stock-map.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/stock-map'

export const handle: PageHandle = { parameters: [] }

/** GET /stock/map: what the map of results is drawn from. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const map = await openStockMap(context.get(requestContext))
  return map
    ? Response.json(map)
    : Response.json({ code: 'not_found', message: 'There is nothing to map.' }, { status: 404 })
}
