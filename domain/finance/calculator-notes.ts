import { formatMoney } from '../formats/amounts.ts'
import type { CalculatorBounds } from './calculator-bounds.ts'
import type { CalculatorField, TypedFields } from './read-calculator.ts'
import { type Range, readTyped, readTypedCents } from './read-typed.ts'
import { termWords } from './repayment-words.ts'

export type CalculatorNotes = Partial<Record<CalculatorField, string>>

export const unreadableText = 'Please use a figure, such as 20,000'

const percent = (rate: number): string => `${rate}%`
const words = (range: Range, format: (value: number) => string): string =>
  `Cannot be less than ${format(range.min)} or more than ${format(range.max)}`

/** What is said beside a field whose figure was brought within its bounds, or could not be read. */
export function calculatorNotes(bounds: CalculatorBounds, typed: TypedFields): CalculatorNotes {
  const { amount, deposit, residual, interest, term } = bounds
  const notes: [CalculatorField, string | null][] = [
    ['amount', noteOf(typed.amount, amount, readTypedCents, formatMoney)],
    ['deposit', noteOf(typed.deposit, deposit, readTypedCents, formatMoney)],
    ['residual', bounds.hasResidual ? noteOf(typed.residual, residual, readTypedCents, formatMoney) : null],
    ['interest', bounds.interestField === 'open' ? noteOf(typed.interest, interest, readTyped, percent) : null],
    ['term', noteOf(typed.term, term, readTyped, termWords)],
  ]
  return Object.fromEntries(notes.filter(([, note]) => note !== null))
}

function noteOf(
  text: string | null | undefined,
  range: Range,
  read: (text: string) => number,
  format: (value: number) => string,
): string | null {
  // An empty field is not a mistake: it is what the field opens with.
  if (text === null || text === undefined || text.trim() === '') return null
  const value = read(text)
  if (Number.isNaN(value)) return unreadableText
  return value < range.min || value > range.max ? words(range, format) : null
}
