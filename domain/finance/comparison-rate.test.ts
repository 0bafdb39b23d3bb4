import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparisonRate } from './comparison-rate.ts'
import type { FinanceTerms } from './finance-terms.ts'
import { frequencies } from './frequency.ts'
import { establishment, loan } from './testing-terms.ts'

// Every figure: $30,000 over 5 years; interest of a repayment by 52, 26 or 12 periods, the repayment not rounded; fees
// charged once are paid at the start, out of what is lent; the answer by 52.18, 26.09 or 12 intervals, as the Code has it.
const account = { label: 'Account', amountCents: 800, charged: 'monthly' } as const
const registration = { label: 'Registration', amountCents: 600, charged: 'once', government: true } as const
const listed = [
  { ...establishment, amountCents: 39_500 },
  registration,
  account,
  { label: 'Dealer Agency', amountCents: 91_225, charged: 'once' },
] as const
const dear = { label: 'Registration', amountCents: 600_000, charged: 'monthly', government: true } as const

describe('a comparison rate by the Code’s formula [FN-14]', () => {
  it.each([
    ['6.29 %, $1,300 at the start, monthly', { rate: 6.29, frequency: 'month', fees: [establishment] }, 8.1531],
    ['the same fortnightly: 8.19 %', { rate: 6.29, frequency: 'fortnight', fees: [establishment] }, 8.1933],
    ['the same weekly', { rate: 6.29, fees: [establishment] }, 8.1985],
    ['10 % without fees, monthly', { frequency: 'month' }, 10],
    ['10 % without fees, fortnightly', { frequency: 'fortnight' }, 10.0346],
    ['10 % without fees, weekly', {}, 10.0346],
    ['no interest and no fees', { rate: 0 }, 0],
    ['no interest, $1,300 at the start, monthly', { rate: 0, frequency: 'month', fees: [establishment] }, 1.7569],
    [
      '6.29 %, $1,360.50 at the start, monthly',
      { rate: 6.29, frequency: 'month', fees: [{ ...establishment, amountCents: 136_050 }] },
      8.2427,
    ],
    ['6.29 %, four fees of a lender, monthly', { rate: 6.29, frequency: 'month', fees: listed }, 8.7427],
    ['a government’s fees change nothing', { frequency: 'month', fees: [registration, dear] }, 10],
    ['a fee every month, monthly', { frequency: 'month', fees: [account] }, 10.54],
    ['a fee every month, weekly', { fees: [account] }, 10.5798],
    ['a fee every month, fortnightly', { frequency: 'fortnight', fees: [account] }, 10.5781],
    ['a final payment', { rate: 6.29, residualCents: 900_000, depositCents: 300_000, fees: [establishment] }, 7.9682],
  ] as const)('%s', (_, more, rate) => expect(comparisonRate(loan(more))).toBeCloseTo(rate, 4))

  it.each([
    ['fees that take all of it', { fees: [{ ...establishment, amountCents: 3_000_000 }] }],
    ['fees that take more', { fees: [{ ...establishment, amountCents: 9_000_000 }] }],
    ['nothing lent', { depositCents: 3_000_000 }],
    ['a rate that is no number', { rate: Number.NaN }],
    ['an amount that is no number', { amountCents: Number.NaN }],
    ['fees beyond any rate', { fees: [{ ...establishment, amountCents: 2_999_999 }] }],
  ] as const)('there is none with %s', (_, more) => expect(comparisonRate(loan(more))).toBeNull())

  it('is at least the rate, more with more fees, and always a number or none', () => {
    const terms = fc.record({
      amountCents: fc.integer({ min: 100_000, max: 25_000_000 }),
      depositCents: fc.integer({ min: 0, max: 50_000 }),
      residualCents: fc.integer({ min: 0, max: 25_000_000 }),
      rate: fc.double({ min: 0, max: 48, noNaN: true }),
      termYears: fc.constantFrom(0.5, 1, 2.5, 7, 10),
      frequency: fc.constantFrom(...frequencies),
      fees: fc.constant<FinanceTerms['fees']>([account]),
    })
    fc.assert(
      fc.property(terms, (given) => {
        const [bare, some, more] = [
          { ...given, fees: [] },
          given,
          { ...given, fees: [account, { ...account, amountCents: 2_000 }] },
        ].map(comparisonRate)
        expect(bare!).toBeGreaterThanOrEqual(given.rate - 1e-6)
        expect(some!).toBeGreaterThan(bare!)
        expect(more!).toBeGreaterThan(some!)
      }),
      { numRuns: 60 },
    )
  })
})
