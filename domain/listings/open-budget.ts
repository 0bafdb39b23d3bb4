import type { Ctx } from '../ctx.ts'
import { formPath, budgetSearchPath } from '../content/route-paths.ts'
import { answerBudget, budgetSetup, quickPicks, readBudgetFigures } from '../finance/budget-widget.ts'
import { siteFees } from '../finance/site-fees.ts'
import { formatMoney } from '../formats/amounts.ts'
import { anyOfEach, inStock } from '../stock-search/stock-filters.ts'
import { nounOfKinds } from '../vehicles/nouns.ts'
import { budgetHref } from './budget-href.ts'

/** What costs no more than this is no price anybody means, dollars. */
const placeholderPrice = 1_000

const cents = (dollars: number | null): number | null => (dollars === null ? null : Math.round(dollars * 100))

export type BudgetView = NonNullable<Awaited<ReturnType<typeof openBudget>>>

interface Searched {
  /** The listing the form searches, with what was asked of it; '' for the one a shopper is sent from. */
  readonly from: string
  /** The listing quick picks lead to. */
  readonly at?: string
  /** What that listing's path asks for. */
  readonly fixed?: Readonly<Record<string, readonly string[]>>
}

/** The budget widget over what is stocked, or over what a listing has; null where there is nothing to search. */
export async function openBudget(ctx: Pick<Ctx, 'config' | 'stock'>, { from, at = from, fixed = {} }: Searched) {
  const { config, stock } = ctx
  const found = await stock.search({
    filter: [inStock, `price > ${placeholderPrice}`, ...anyOfEach(fixed)],
    facets: ['kind', 'price'],
    limit: 0,
  })
  if (found.total === 0) return null
  const { min, max } = found.facetStats['price'] ?? { min: null, max: null }
  const noun = nounOfKinds(found.facetCounts)
  const setup = budgetSetup(
    config,
    { lowestCents: cents(min), highestCents: cents(max), things: noun.plural },
    siteFees(config.finance),
  )
  const figures = readBudgetFigures(setup, { repayment: null, per: null, deposit: null })
  const { indexName } = config.search
  return {
    title: `Find ${noun.plural} for your budget`,
    action: budgetSearchPath,
    from,
    setup,
    figures,
    answer: answerBudget(setup, figures),
    picks: quickPicks(config.budget).map((each) => ({
      label: formatMoney(each),
      href: budgetHref(at, each, indexName),
    })),
    enquiryHref: formPath('budget'),
  }
}
