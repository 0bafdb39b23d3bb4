import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lentCents, owedAtEndCents } from './finance-terms.ts'
import { frequencies, periodsIn } from './frequency.ts'
import { annuity, exactRepaymentCents, loanTotals, periodRate, repaymentCents } from './repayment-cents.ts'
import { establishment, loan } from './testing-terms.ts'

// 52, 26 and 12 repayments a year, interest by that many periods, rounded to the cent.
describe('a repayment to the cent [FN-06]', () => {
  it.each([
    ['10 %, 5 years, weekly', {}, 14_673],
    ['10 %, 5 years, fortnightly', { frequency: 'fortnight' }, 29_368],
    ['10 %, 5 years, monthly', { frequency: 'month' }, 63_741],
    ['10 %, 6 years, weekly', { termYears: 6 }, 12_796],
    ['6.29 %, weekly', { rate: 6.29 }, 13_455],
    ['6.29 %, fortnightly', { rate: 6.29, frequency: 'fortnight' }, 26_923],
    ['6.29 %, monthly', { rate: 6.29, frequency: 'month' }, 58_404],
    [
      '10 % deposit and 30 % of the price at the end',
      { rate: 6.29, depositCents: 300_000, residualCents: 900_000 },
      9_162,
    ],
    ['no interest', { rate: 0 }, 11_538],
    ['no interest, with a residual', { rate: 0, residualCents: 400_000, frequency: 'month' }, 43_333],
    ['a deposit of all', { depositCents: 3_000_000 }, 0],
    ['a deposit of more than all', { depositCents: 9_000_000 }, 0],
    ['a residual of all: interest alone', { residualCents: 3_000_000, rate: 5.2 }, 3_000],
    ['a residual of more than all: the same', { residualCents: 9_000_000, rate: 5.2 }, 3_000],
    ['fees are paid beside it', { fees: [establishment] }, 14_673],
  ] as const)('%s', (_, more, cents) => expect(repaymentCents(loan(more))).toBe(cents))
})

describe('what a loan costs', () => {
  it.each([
    ['without fees', {}, { feesCents: 0, interestCents: 815_066, totalCents: 3_815_066 }],
    ['without interest', { rate: 0 }, { feesCents: 0, interestCents: 0, totalCents: 3_000_000 }],
    [
      'with a residual and a deposit',
      { frequency: 'month', rate: 6, depositCents: 500_000, residualCents: 1_000_000 },
      { feesCents: 0, interestCents: 539_952, totalCents: 3_039_952 },
    ],
    [
      'with fees, a government’s too',
      {
        rate: 0,
        fees: [
          establishment,
          { label: 'Account', amountCents: 800, charged: 'monthly' },
          { label: 'Registration', amountCents: 600, charged: 'once', government: true },
        ],
      },
      { feesCents: 178_600, interestCents: 0, totalCents: 3_178_600 },
    ],
  ] as const)('%s', (_, more, totals) => expect(loanTotals(loan(more))).toEqual(totals))
})

const anyTerms = fc.record({
  amountCents: fc.integer({ min: 100_000, max: 25_000_000 }),
  depositCents: fc.integer({ min: 0, max: 25_000_000 }),
  residualCents: fc.integer({ min: 0, max: 25_000_000 }),
  rate: fc.oneof(fc.constant(0), fc.double({ min: 0.000001, max: 60, noNaN: true })),
  termYears: fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2),
  frequency: fc.constantFrom(...frequencies),
  fees: fc.constant([]),
})

describe('whatever the terms', () => {
  it('repayments and what is owed at the end discount back to what was lent', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const [interest, periods] = [periodRate(terms), periodsIn(terms.termYears, terms.frequency)]
        const [repayment, lent] = [exactRepaymentCents(terms), lentCents(terms)]
        let worth = owedAtEndCents(terms)
        for (let period = 0; period < periods; period++) worth = (worth + repayment) / (1 + interest)
        expect(Math.abs(worth - lent)).toBeLessThan(1e-6 * (1 + lent))
      }),
    )
  })

  it('a higher rate never makes a repayment smaller, a longer term never makes it larger', () => {
    fc.assert(
      fc.property(anyTerms, fc.double({ min: 0, max: 30, noNaN: true }), (terms, more) => {
        const exact = exactRepaymentCents(terms)
        const slack = 1e-6 * (1 + exact)
        expect(exactRepaymentCents({ ...terms, rate: terms.rate + more })).toBeGreaterThanOrEqual(exact - slack)
        expect(exactRepaymentCents({ ...terms, termYears: terms.termYears + 0.5 })).toBeLessThanOrEqual(exact + slack)
      }),
    )
  })

  it('is whole cents, and never less than nothing', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const cents = repaymentCents(terms)
        expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true)
      }),
    )
  })
})

it('next to no interest is next to none: no digits are lost', () => {
  expect(annuity(1e-12, 260)).toBeCloseTo(260, 6)
  expect(annuity(0, 260)).toBe(260)
  expect(annuity(0.01, 12)).toBeCloseTo(11.2551, 4)
})
