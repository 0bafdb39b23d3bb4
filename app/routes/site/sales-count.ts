import { countSales } from '#domain/sales/count-sales.server.ts'
import type { PageHandle } from '#app/page-handle.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/sales-count'

export const handle: PageHandle = { parameters: [] }

/** GET /stock/sold: what the 'Sales this Month' counter shows now. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const count = await countSales(context.get(requestContext))
  return count === null
    ? Response.json({ code: 'not_found', message: 'This site counts no sales.' }, { status: 404 })
    : Response.json({ count })
}
