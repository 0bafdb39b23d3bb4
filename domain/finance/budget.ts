import { type Frequency, frequencyFacts, periodsIn } from './frequency.ts'
import { clamp, readTypedCents } from './read-typed.ts'
import { annuity, periodRate } from './repayment-cents.ts'

/** Years a budget's repayments go on. */
export const budgetYears = 5
const highestCents = 100_000_000

/** How repayments become a budget: added up, before interest; or what they are worth today at a rate. */
export type BudgetMethod = { readonly kind: 'simple' } | { readonly kind: 'presentValue'; readonly rate: number }

export interface Budget {
  readonly repaymentCents: number
  readonly frequency: Extract<Frequency, 'week' | 'month'>
  readonly depositCents: number
  readonly method: BudgetMethod
}

/** What may be spent: repayment × (12 or 52) × 5 + deposit; or the repayments' present value and the deposit. */
export const budgetCents = (given: Budget): number =>
  Math.round(given.repaymentCents * repaymentsWorth(given)) + given.depositCents

/** The other way: the repayment at which a price is within the budget. */
export const repaymentForPrice = (priceCents: number, given: Omit<Budget, 'repaymentCents'>): number =>
  Math.ceil(Math.max(0, priceCents - given.depositCents) / repaymentsWorth(given))

/** The most a search by budget asks for. */
export const searchedCents = (cents: number, maxPriceCents: number): number => Math.min(cents, maxPriceCents)

/** A repayment or a deposit as typed: what is no number is 0, and none is over a million dollars. */
export const readBudgetCents = (text: string | null | undefined): number =>
  clamp(readTypedCents(text), { min: 0, max: highestCents, initial: 0 })

/** What all the repayments together are worth, for each dollar of one. */
function repaymentsWorth({ frequency, method }: Pick<Budget, 'frequency' | 'method'>): number {
  if (method.kind === 'simple') return frequencyFacts[frequency].perYear * budgetYears
  return annuity(periodRate({ rate: method.rate, frequency }), periodsIn(budgetYears, frequency))
}
