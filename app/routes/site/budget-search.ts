import { redirect } from 'react-router'
import { searchByBudget } from '#domain/listings/search-by-budget.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/budget-search'

/** The listing it was asked on, with whatever was asked there; ours alone, for anything else is no listing. */
function cameFrom({ url, headers }: Request): string {
  const referer = URL.parse(headers.get('referer') ?? '')
  return referer?.host === new URL(url).host ? `${referer.pathname}${referer.search}` : ''
}

/** GET /stock/budget: the listing up to what the figures allow. What is stocked decides, so nobody may keep it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { searchParams: query } = new URL(request.url)
  const href = await searchByBudget(context.get(requestContext), query, query.get('from') ?? cameFrom(request))
  return redirect(href, { headers: { 'cache-control': 'no-store' } })
}
