import { sharedCalculator } from '../../finance/calculator.ts'
import { openCalculator } from '../../finance/calculator-view.ts'
import { openBudget } from '../../listings/open-budget.ts'
import { allStockPath } from '../../listings/stock-paths.ts'
import { builtPath } from '../built-paths.ts'
import type { SectionSource, SpecOf } from '../section-source.ts'

/** The shared calculator, answered for the figures the address has. */
export async function loadFinanceCalculator(
  { ctx, query }: SectionSource,
  { type, title }: SpecOf<'financeCalculator'>,
) {
  const { finance, buttons } = ctx.config
  const href = builtPath(ctx.config, finance.link)
  const view = openCalculator(sharedCalculator(finance), query, {
    // Of the page itself: wherever that is.
    action: '#finance-calculator',
    finance: href === null ? null : { label: buttons.labels.finance, href },
    car: null,
  })
  return { type, title: title ?? 'Finance calculator', view }
}

/** 'Find cars for your budget', in all that is stocked. */
export async function loadBudget({ ctx }: SectionSource, { type, title }: SpecOf<'budget'>) {
  const view = await openBudget(ctx, { from: allStockPath })
  return view && { type, title: title ?? view.title, view }
}
