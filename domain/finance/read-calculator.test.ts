import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatorBounds, purchaseRange } from './calculator-bounds.ts'
import { boundsText, calculatorFields, nearestTerm, readCalculator, readPurchasePrice } from './read-calculator.ts'
import { repaymentOf } from './repayment.ts'
import { repaymentCents } from './repayment-cents.ts'
import { financeConfig } from './testing-finance.ts'
import { establishment } from './testing-terms.ts'

const bounds = calculatorBounds(financeConfig(), null)
const fixed = calculatorBounds(
  financeConfig({ calculator: { interestLocked: true, residualShown: false, terms: [3, 4, 6] } }),
  null,
)
const opening = { amountCents: 3_000_000, depositCents: 0, residualCents: 0, rate: 10, termYears: 6, frequency: 'week' }

describe('what a calculator works out', () => {
  it.each([
    ['nothing typed', {}, {}],
    [
      'all of it',
      { amount: '$20,000.50', deposit: '1,000', residual: '500', interest: '7.25%', term: '3.5', frequency: 'month' },
      {
        amountCents: 2_000_050,
        depositCents: 100_000,
        residualCents: 50_000,
        rate: 7.25,
        termYears: 3.5,
        frequency: 'month',
      },
    ],
    ['[FN-01] an amount too low', { amount: '999' }, { amountCents: 100_000 }],
    ['[FN-01] an amount too high', { amount: '100001' }, { amountCents: 10_000_000 }],
    ['[FN-03] a term too long', { term: '30' }, { termYears: 7 }],
    ['[FN-03] a term too short', { term: '0' }, { termYears: 1 }],
    ['[FN-03] a term between steps', { term: '2.3' }, { termYears: 2.5 }],
    ['[FN-04] interest too low', { interest: '0' }, { rate: 0.5 }],
    ['[FN-04] interest too high', { interest: '99' }, { rate: 15 }],
    ['[FN-04] interest with too many decimals', { interest: '7.12345' }, { rate: 7.12 }],
    ['[FN-05] a deposit below nothing', { deposit: '-5' }, { depositCents: 0 }],
    ['[FN-05] a deposit too high', { deposit: '250001' }, { depositCents: 25_000_000 }],
    ['[FN-05] a residual too high', { residual: '9'.repeat(400) }, { residualCents: 25_000_000 }],
    ['[FN-05] a residual below nothing', { residual: '-1' }, { residualCents: 0 }],
    ['words', { amount: 'abc', deposit: 'NaN', residual: '1e9', interest: 'ten', term: '', frequency: 'year' }, {}],
  ] as const)('%s', (_, typed, terms) =>
    expect(readCalculator(bounds, typed, [])).toEqual({ ...opening, ...terms, fees: [] }),
  )

  it('[FN-04] [FN-05] a locked rate and a hidden residual cannot be typed in', () => {
    const terms = readCalculator(fixed, { interest: '1', residual: '5000' }, [establishment])
    expect(terms).toEqual({ ...opening, fees: [establishment] })
  })

  it.each([
    ['4.9', 4],
    ['5.1', 6],
    ['5', 4],
    ['1', 3],
    ['99', 6],
    ['x', 6],
  ])('[FN-03] of a list of terms, %j is nearest to %i', (term, years) =>
    expect(readCalculator(fixed, { term }, []).termYears).toBe(years),
  )

  it('is never NaN, stays within its bounds, and is the same read twice', () => {
    const figure = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.bigInt().map(String),
      fc.double().map((n) => `$${n}`),
    )
    const typed = fc.record(Object.fromEntries(calculatorFields.map((name) => [name, fc.option(figure)])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(typed, (fields) => {
        const terms = readCalculator(bounds, fields, [])
        expect(Number.isSafeInteger(repaymentCents(terms))).toBe(true)
        expect(repaymentOf(terms)?.comparisonRate ?? 0).not.toBeNaN()
        const again = readCalculator(
          bounds,
          {
            amount: String(terms.amountCents / 100),
            deposit: String(terms.depositCents / 100),
            residual: String(terms.residualCents / 100),
            interest: String(terms.rate),
            term: String(terms.termYears),
            frequency: terms.frequency,
          },
          [],
        )
        expect(again).toEqual(terms)
      }),
    )
  })
})

it('a term far off is nearest to an end', () => expect(nearestTerm(Infinity, bounds)).toBe(7))

describe('[FN-02] a typed purchase price', () => {
  const range = purchaseRange(financeConfig(), null)
  const fault = 'Cannot be less than $1,000 or more than $250,000'
  it.each([
    ['$30,000.50', 3_000_050, null],
    ['1000', 100_000, null],
    ['999.99', 99_999, fault],
    ['250000', 25_000_000, null],
    ['250000.01', 25_000_001, fault],
    ['0', 0, fault],
    ['-500', 0, fault],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER, fault],
    ['abc', 3_000_000, null],
    [null, 3_000_000, null],
  ])('%j is %i cents: %s', (text, cents, told) =>
    expect(readPurchasePrice(text, range)).toEqual({ cents, fault: told }),
  )

  it('says the bounds of a provider', () =>
    expect(boundsText({ min: 500_000, max: 25_000_000 })).toBe('Cannot be less than $5,000 or more than $250,000'))
})
