import { data } from 'react-router'
import { openReport } from '#domain/vehicles/open-report.server.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/vehicle-report'

/** GET /cars/{slug}/reports/{kind}: to where the report is. Nobody keeps the answer, for a report is replaced. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const location = await openReport(context.get(requestContext), params.slug, params.kind)
  if (!location) throw data(null, 404)
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
  })
}
