import { formatMoney } from '../formats/amounts.ts'
import type { CalculatorBounds } from './calculator-bounds.ts'
import type { Fee, FinanceTerms } from './finance-terms.ts'
import { readFrequency } from './frequency.ts'
import { clamp, type Range, readTyped, readTypedCents } from './read-typed.ts'

/** A calculator's fields by their names, as typed or as an address has them. */
export const calculatorFields = ['amount', 'deposit', 'residual', 'interest', 'term', 'frequency'] as const
export type CalculatorField = (typeof calculatorFields)[number]
export type TypedFields = Partial<Record<CalculatorField, string | null>>

/** What a calculator works out, whatever was typed: every figure lies within its bounds. */
export function readCalculator(bounds: CalculatorBounds, typed: TypedFields, fees: readonly Fee[]): FinanceTerms {
  return {
    amountCents: clamp(readTypedCents(typed.amount), bounds.amount),
    depositCents: clamp(readTypedCents(typed.deposit), bounds.deposit),
    residualCents: bounds.hasResidual ? clamp(readTypedCents(typed.residual), bounds.residual) : 0,
    rate: clamp(Math.round(readTyped(typed.interest) * 100) / 100, bounds.interest),
    termYears: nearestTerm(readTyped(typed.term), bounds),
    frequency: readFrequency(typed.frequency) ?? 'week',
    fees,
  }
}

/** The nearest term there is: one of the list, or a whole number of steps. */
export function nearestTerm(years: number, { term, terms }: Pick<CalculatorBounds, 'term' | 'terms'>): number {
  const wanted = clamp(years, term)
  if (terms === null) return Math.round(wanted / term.step) * term.step
  return terms.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best))
}

/** A typed purchase price and what is wrong with it; zero or less becomes 0. */
export function readPurchasePrice(
  text: string | null | undefined,
  range: Range,
): { cents: number; fault: string | null } {
  const typed = readTypedCents(text)
  // Of a figure with hundreds of digits only this matters: it is far too high.
  const cents = Number.isNaN(typed) ? range.initial : Math.min(Math.max(0, typed), Number.MAX_SAFE_INTEGER)
  const isWithin = cents >= range.min && cents <= range.max
  return { cents, fault: isWithin ? null : boundsText(range) }
}

/** 'Cannot be less than $1,000 or more than $250,000'. */
export const boundsText = ({ min, max }: Pick<Range, 'min' | 'max'>): string =>
  `Cannot be less than ${formatMoney(min)} or more than ${formatMoney(max)}`
