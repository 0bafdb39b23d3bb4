import { answerCalculator, type CalculatorAnswer, type CalculatorSetup } from './calculator.ts'
import { carriedQuery, fieldValues, typedIn } from './calculator-query.ts'
import { totalWords } from './calculator-totals.ts'
import { loanChart } from './loan-chart.ts'
import type { CalculatorField } from './read-calculator.ts'

/** Where a calculator stands: what is the same however often it is asked. */
interface CalculatorPlace {
  /** The page itself, and the calculator on it. */
  readonly action: string
  /** Who is asked for finance; null where the site has no page for it. */
  readonly finance: { readonly label: string; readonly href: string } | null
  readonly car: { readonly id: number; readonly carType: string } | null
}

export type CalculatorView = ReturnType<typeof openCalculator>

/** A calculator as it is shown, with the answer to the figures an address has. */
export function openCalculator(
  setup: CalculatorSetup,
  query: URLSearchParams,
  { action, finance, car }: CalculatorPlace,
) {
  const answer = answerCalculator(setup, typedIn(query))
  return {
    action,
    setup,
    car,
    finance: finance && { ...finance, href: withFigures(finance.href, setup, answer) },
    ...calculatorParts(answer),
  }
}

/** What an answer changes on the screen: the same on the server and in the calculator's script. */
export const calculatorParts = (answer: CalculatorAnswer) => ({
  values: fieldValues(answer.terms) satisfies Record<CalculatorField, string>,
  notes: answer.fault === null ? answer.notes : { ...answer.notes, amount: answer.fault },
  hasFault: answer.fault !== null,
  repayment: answer.repayment,
  totals: totalWords(answer),
  // What is too small to be a repayment is no loan to be drawn, either.
  chart: answer.repayment && loanChart(answer.terms),
})

/** A link to who is asked for finance, with the figures; an address outside is left as it is. */
export function withFigures(href: string, setup: CalculatorSetup, answer: CalculatorAnswer): string {
  if (!href.startsWith('/') || answer.fault !== null) return href
  const url = new URL(href, 'http://site')
  for (const [name, value] of Object.entries(carriedQuery(setup, answer.terms))) url.searchParams.set(name, value)
  return `${url.pathname}${url.search}${url.hash}`
}
