import type { PublicConfig } from '#config/site/site-config.ts'
import { formatMoney } from '../formats/amounts.ts'
import { type Budget, type BudgetMethod, budgetCents, budgetYears, readBudgetCents, searchedCents } from './budget.ts'
import { lentCents } from './finance-terms.ts'
import type { Fee } from './finance-terms.ts'
import { type Repayment, repaymentOf } from './repayment.ts'

export type BudgetFigures = Pick<Budget, 'repaymentCents' | 'frequency' | 'depositCents'>

/** What a budget is worked out and searched with, the same on the server and in its script. Plain JSON. */
export interface BudgetSetup {
  readonly method: BudgetMethod
  /** Of a loan at that rate. */
  readonly fees: readonly Fee[]
  /** The lowest price there is; null where nothing has one. */
  readonly lowestCents: number | null
  /** The most that is searched for. */
  readonly maxCents: number
  /** 'cars', 'motorcycles'. */
  readonly things: string
  /** What it opens with, by how often is repaid. */
  readonly opening: Readonly<Record<Budget['frequency'], number>>
  readonly depositCents: number
}

export interface BudgetAnswer {
  readonly budgetCents: number
  /** What is searched for. */
  readonly searchedCents: number
  /** Nothing is as cheap as that. */
  readonly isBelow: boolean
  readonly button: string
  readonly text: string
  /** At a rate the repayment is one of a loan, and says so. */
  readonly repayment: Repayment | null
}

/** Figures as typed, or as an address has them; what is not there is what the widget opens with. */
export function readBudgetFigures(
  { opening, depositCents }: Pick<BudgetSetup, 'opening' | 'depositCents'>,
  typed: { repayment: string | null; per: string | null; deposit: string | null },
): BudgetFigures {
  const frequency = typed.per === 'month' ? 'month' : 'week'
  return {
    frequency,
    repaymentCents: typed.repayment === null ? opening[frequency] : readBudgetCents(typed.repayment),
    depositCents: typed.deposit === null ? depositCents : readBudgetCents(typed.deposit),
  }
}

export function answerBudget(setup: BudgetSetup, figures: BudgetFigures): BudgetAnswer {
  const { method, lowestCents, maxCents, things } = setup
  const cents = budgetCents({ ...figures, method })
  const isBelow = lowestCents === null || cents < lowestCents
  return {
    budgetCents: cents,
    searchedCents: searchedCents(cents, maxCents),
    isBelow,
    button: isBelow ? `0 ${things} Found` : `Show ${things} up to ${formatMoney(searchedCents(cents, maxCents))}`,
    text: isBelow ? `No ${things} found for this budget` : budgetText(cents, method),
    repayment: isBelow ? null : loanOf(setup, figures, cents),
  }
}

const budgetText = (cents: number, { kind }: BudgetMethod): string =>
  kind === 'simple'
    ? `Your budget is ${formatMoney(cents)}: deposit and repayments over ${budgetYears} years, before interest`
    : `Your budget is ${formatMoney(cents)}: deposit and what a loan of ${budgetYears} years pays for`

/** A budget that counts interest speaks of a loan: its rates stand beside it. */
function loanOf(
  { method, fees }: BudgetSetup,
  { frequency, depositCents, repaymentCents }: BudgetFigures,
  amountCents: number,
): Repayment | null {
  if (method.kind === 'simple' || repaymentCents === 0) return null
  const terms = {
    amountCents,
    depositCents,
    residualCents: 0,
    rate: method.rate,
    termYears: budgetYears,
    frequency,
    fees,
  }
  return lentCents(terms) > 0 ? repaymentOf(terms) : null
}

/** Amounts one press away, as far as they can be searched for. */
export const quickPicks = ({
  premium,
  premiumPicksCents,
  quickPicksCents,
}: PublicConfig['budget']): readonly number[] => (premium ? premiumPicksCents : quickPicksCents)

/** What it is worked out with, by configuration and by what is stocked. */
export const budgetSetup = (
  { budget, finance }: Pick<PublicConfig, 'budget' | 'finance'>,
  stock: Pick<BudgetSetup, 'lowestCents' | 'things'> & { readonly highestCents: number | null },
  fees: readonly Fee[],
): BudgetSetup => ({
  method:
    budget.method === 'simple'
      ? { kind: 'simple' }
      : { kind: 'presentValue', rate: finance.calculator.interestDefault },
  fees,
  lowestCents: stock.lowestCents,
  maxCents: stock.highestCents ?? budget.maxPriceCents,
  things: stock.things,
  opening: { week: budget.weeklyCents, month: budget.monthlyCents },
  depositCents: budget.depositCents,
})
