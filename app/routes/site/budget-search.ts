import { redirect } from 'react-router'
import { searchByBudget } from '#domain/listings/search-by-budget.ts'
import { requestContext } from '#app/request-context.ts'
import type { Route } from './+types/budget-search'

/** GET /stock/budget: the listing up to what the figures allow. What is stocked decides, so nobody may keep it. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { searchParams: query } = new URL(request.url)
  const href = await searchByBudget(context.get(requestContext), query, query.get('from') ?? '')
  return redirect(href, { headers: { 'cache-control': 'no-store' } })
}
