import { type CalculatorAnswer, answerCalculator, type CalculatorSetup } from './calculator.ts'
import type { FinanceTerms } from './finance-terms.ts'
import { calculatorFields, type CalculatorField, type TypedFields } from './read-calculator.ts'

/** Longer ones are no figure that anybody typed. */
const longestFigure = 40

/** The figures an address has. */
export const typedIn = (query: URLSearchParams): TypedFields =>
  Object.fromEntries(calculatorFields.map((name) => [name, query.get(name)?.slice(0, longestFigure) ?? null]))

/** Whether an address has any. */
export const hasFigures = (query: URLSearchParams): boolean => calculatorFields.some((name) => query.has(name))

/** The figures as fields and addresses have them: dollars, years, per cent. */
export const fieldValues = (terms: FinanceTerms): Record<CalculatorField, string> => ({
  amount: String(terms.amountCents / 100),
  deposit: String(terms.depositCents / 100),
  residual: String(terms.residualCents / 100),
  interest: String(terms.rate),
  term: String(terms.termYears),
  frequency: terms.frequency,
})

/** An address that brings an answer back: what differs from what the calculator opens with. */
export function shareQuery(setup: CalculatorSetup, { terms }: Pick<CalculatorAnswer, 'terms'>): Record<string, string> {
  const opening = fieldValues(answerCalculator(setup, {}).terms)
  const now = fieldValues(terms)
  return Object.fromEntries(
    calculatorFields.filter((name) => now[name] !== opening[name]).map((name) => [name, now[name]]),
  )
}

/** The figures for who is asked for finance; a rate that is no field is not the shopper's to bring. */
export function carriedQuery({ bounds }: CalculatorSetup, terms: FinanceTerms): Record<string, string> {
  const { interest, residual, ...rest } = fieldValues(terms)
  return { ...rest, ...(bounds.interestField === 'open' && { interest }), ...(bounds.hasResidual && { residual }) }
}
