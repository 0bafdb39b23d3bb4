import { type FinanceTerms, lentCents, owedAtEndCents } from './finance-terms.ts'
import { frequencyFacts, periodsIn } from './frequency.ts'
import { exactRepaymentCents } from './repayment-cents.ts'

/** Halvings of what is still possible: more than a number has digits for. */
const halvings = 80
/** Above this rate of one period nobody lends, and nothing is said. */
const highestPeriodRate = 16

/**
 * The comparison rate of a loan, per cent a year, by the National Credit Code's formula: n × r × 100, where r makes what
 * is lent worth the same as repayments and fees, and n is 52.18, 26.09 or 12. Null where there is no such rate.
 */
export function comparisonRate(terms: FinanceTerms): number | null {
  const lent = lentCents(terms)
  const [atStart, ...later] = paid(terms)
  const received = lent - atStart!
  if (!(received > 0) || Number.isNaN(worth(later, 0))) return null
  const isWorthMore = (rate: number) => worth(later, rate) > received
  if (isWorthMore(highestPeriodRate)) return null
  let [low, high] = [0, highestPeriodRate]
  for (let step = 0; step < halvings; step++) {
    const middle = (low + high) / 2
    if (isWorthMore(middle)) low = middle
    else high = middle
  }
  return frequencyFacts[terms.frequency].codePerYear * low * 100
}

/** What is paid at the start and at the end of each interval, but for what a government charges. */
function paid(terms: FinanceTerms): number[] {
  const periods = periodsIn(terms.termYears, terms.frequency)
  const flows = [0, ...Array.from({ length: periods }, () => exactRepaymentCents(terms))]
  flows[periods]! += owedAtEndCents(terms)
  for (const { amountCents, charged, government } of terms.fees) {
    if (government) continue
    if (charged === 'once') flows[0]! += amountCents
    else for (const at of monthEnds(terms, periods)) flows[at]! += amountCents
  }
  return flows
}

/** The intervals in which months end: where a fee charged by the month falls. */
function monthEnds({ termYears, frequency }: FinanceTerms, periods: number): number[] {
  const perMonth = frequencyFacts[frequency].perYear / 12
  const months = Math.round(termYears * 12)
  return Array.from({ length: months }, (_, month) => Math.min(periods, Math.ceil((month + 1) * perMonth)))
}

/** What comes at the end of each interval, discounted to the start. */
function worth(flows: readonly number[], rate: number): number {
  return flows.reduceRight((sum, flow) => (sum + flow) / (1 + rate), 0)
}
