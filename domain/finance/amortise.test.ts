import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { amortise } from './amortise.ts'
import { frequencies } from './frequency.ts'
import { loanTotals } from './repayment-cents.ts'
import { loan } from './testing-terms.ts'

it('a loan year by year', () => {
  expect(amortise(loan({ frequency: 'month', termYears: 2 }))).toEqual([
    { year: 1, balanceCents: 1_574_628, interestCents: 235_845, principalCents: 1_425_372 },
    { year: 2, balanceCents: 0, interestCents: 86_590, principalCents: 1_574_628 },
  ])
})

it('half a year at the end is a point of its own, and the residual is what is left', () => {
  const years = amortise(loan({ termYears: 2.5, residualCents: 500_000 }))
  expect(years.map(({ year }) => year)).toEqual([1, 2, 2.5])
  expect(years.at(-1)!.balanceCents).toBe(500_000)
})

it('without interest the balance falls in a straight line', () => {
  expect(amortise(loan({ rate: 0, termYears: 3, depositCents: 600_000 }))).toEqual([
    { year: 1, balanceCents: 1_600_000, interestCents: 0, principalCents: 800_000 },
    { year: 2, balanceCents: 800_000, interestCents: 0, principalCents: 800_000 },
    { year: 3, balanceCents: 0, interestCents: 0, principalCents: 800_000 },
  ])
})

it('adds up: principal to what was lent, interest to what it costs, and the balance only falls', () => {
  const terms = fc.record({
    rate: fc.double({ min: 0, max: 30, noNaN: true }),
    termYears: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
    residualCents: fc.integer({ min: 0, max: 4_000_000 }),
    frequency: fc.constantFrom(...frequencies),
  })
  fc.assert(
    fc.property(terms, (more) => {
      const given = loan(more)
      const years = amortise(given)
      const owed = Math.min(3_000_000, more.residualCents)
      expect(years.reduce((sum, { principalCents }) => sum + principalCents, 0)).toBe(3_000_000 - owed)
      const interest = years.reduce((sum, { interestCents }) => sum + interestCents, 0)
      expect(Math.abs(interest - loanTotals(given).interestCents)).toBeLessThanOrEqual(years.length)
      const balances = years.map(({ balanceCents }) => balanceCents)
      expect(balances).toEqual(balances.toSorted((a, b) => b - a))
    }),
  )
})
