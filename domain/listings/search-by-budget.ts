import type { Ctx } from '../ctx.ts'
import { answerBudget, readBudgetFigures } from '../finance/budget-widget.ts'
import { budgetHref } from './budget-href.ts'
import { openBudget } from './open-budget.ts'
import { allStockPath } from './stock-paths.ts'

/** Where a budget leads: the listing it was asked on, up to what can be spent. */
export async function searchByBudget(
  ctx: Pick<Ctx, 'config' | 'stock'>,
  query: URLSearchParams,
  from: string,
): Promise<string> {
  const view = await openBudget(ctx, { from })
  if (!view) return allStockPath
  const typed = { repayment: query.get('repayment'), per: query.get('per'), deposit: query.get('deposit') }
  const { searchedCents } = answerBudget(view.setup, readBudgetFigures(view.setup, typed))
  return budgetHref(from, searchedCents, ctx.config.search.indexName)
}
