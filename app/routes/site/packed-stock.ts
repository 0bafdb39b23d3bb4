import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import { packStock } from '#domain/listings/pack-stock.ts'
import type { Route } from './+types/packed-stock'

export const handle: PageHandle = { parameters: [] }

/** GET /stock/packed: all the site shows, where that is little enough for a browser to search by itself. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const packed = await packStock(context.get(requestContext))
  return packed
    ? Response.json(packed)
    : Response.json({ code: 'not_found', message: 'This stock is searched on the server only.' }, { status: 404 })
}
