import { formatMoney } from '../formats/amounts.ts'
import { amortise } from './amortise.ts'
import { type FinanceTerms, lentCents } from './finance-terms.ts'

/** The chart's own units; a page scales it. */
export const chartSize = { width: 600, height: 220 } as const

/** A loan over its term as paths and rows: what is owed, and the interest paid so far. Plain words, ready to print. */
export interface LoanChart {
  /** From the start to the end of the term. */
  readonly owed: string
  /** The same with the ground beneath it. */
  readonly owedArea: string
  readonly interest: string
  readonly highest: string
  readonly rows: readonly { year: string; interest: string; principal: string; owed: string }[]
}

export function loanChart(terms: FinanceTerms): LoanChart {
  const years = amortise(terms)
  let paid = 0
  const points = [
    { year: 0, owed: lentCents(terms), paid: 0 },
    ...years.map(({ year, balanceCents, interestCents }) => ({
      year,
      owed: balanceCents,
      paid: (paid += interestCents),
    })),
  ]
  // Of nothing lent there is nothing to see, but nothing may be divided by it either.
  const top = Math.max(1, ...points.map((point) => Math.max(point.owed, point.paid)))
  const end = points.at(-1)!.year
  const { width, height } = chartSize
  const line = (value: (point: (typeof points)[number]) => number): string =>
    points
      .map(
        (point, at) =>
          `${at ? 'L' : 'M'}${short((point.year / end) * width)} ${short(height - (value(point) / top) * height)}`,
      )
      .join('')
  const owed = line((point) => point.owed)
  return {
    owed,
    owedArea: `${owed}L${width} ${height}L0 ${height}Z`,
    interest: line((point) => point.paid),
    highest: formatMoney(top),
    rows: years.map(({ year, interestCents, principalCents, balanceCents }) => ({
      year: String(Math.round(year * 100) / 100),
      interest: formatMoney(interestCents),
      principal: formatMoney(principalCents),
      owed: formatMoney(balanceCents),
    })),
  }
}

const short = (value: number): string => String(Math.round(value * 10) / 10)
