import {
  type CalculatorBounds,
  calculatorBounds,
  chosenProvider,
  type FinanceConfig,
  purchaseRange,
} from './calculator-bounds.ts'
import type { Fee, FinanceTerms } from './finance-terms.ts'
import { calculatorNotes, type CalculatorNotes } from './calculator-notes.ts'
import { readCalculator, readPurchasePrice, type TypedFields } from './read-calculator.ts'
import type { Range } from './read-typed.ts'
import { type Repayment, repaymentOf } from './repayment.ts'
import { siteFees } from './site-fees.ts'

/** What a calculator works with, the same on the server and in its script. Plain JSON. */
export interface CalculatorSetup {
  readonly bounds: CalculatorBounds
  /** Of the shared calculator: a purchase price that is told when it is wrong, not changed. */
  readonly purchase: Range | null
  readonly fees: readonly Fee[]
  readonly lender: string | null
}

export interface CalculatorAnswer {
  readonly terms: FinanceTerms
  /** What is wrong with the purchase price; nothing is worked out then. */
  readonly fault: string | null
  /** What was changed of what was typed, by field. */
  readonly notes: CalculatorNotes
  /** Null where it is too small to be one, or there is a fault. */
  readonly repayment: Repayment | null
}

/** The calculator of a vehicle, whose amount is what is lent. */
export const vehicleCalculator = (finance: FinanceConfig, priceCents: number | null): CalculatorSetup => ({
  bounds: calculatorBounds(finance, priceCents),
  purchase: null,
  fees: siteFees(finance),
  lender: chosenProvider(finance)?.name ?? null,
})

/** The calculator any page can hold: its amount is a purchase price. */
export const sharedCalculator = (finance: FinanceConfig): CalculatorSetup => ({
  ...vehicleCalculator(finance, null),
  purchase: purchaseRange(finance, null),
})

/** What a calculator says to what was typed, whatever that is. */
export function answerCalculator(setup: CalculatorSetup, typed: TypedFields): CalculatorAnswer {
  const read = readCalculator(setup.bounds, typed, setup.fees)
  const notes = calculatorNotes(setup.bounds, typed)
  const { purchase, lender } = setup
  if (!purchase) return { terms: read, fault: null, notes, repayment: repaymentOf(read, { lender }) }
  const { cents, fault } = readPurchasePrice(typed.amount, purchase)
  const terms = { ...read, amountCents: cents }
  const { amount: _, ...others } = notes
  return { terms, fault, notes: others, repayment: fault === null ? repaymentOf(terms, { lender }) : null }
}
