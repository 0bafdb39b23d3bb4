import { describe, expect, it } from 'vitest'
import { exactRepaymentCents } from './repayment-cents.ts'
import { shortWarning } from './statutory-warnings.ts'
import { financeConfig, financeWith } from './testing-finance.ts'
import { establishment, loan } from './testing-terms.ts'
import { weeklyRangeNote, weeklyRanges } from './weekly-range.ts'

/** At 10 % over five years, without deposit or final payment: a loan whose figures anyone can look up. */
const estimate = { depositPercent: 0, finalPaymentPercent: 0 }
const plain = financeConfig({ estimate })
const example = { rate: 6.29, comparisonRate: 8.19 }

describe('the band of a weekly repayment [SL-20]', () => {
  it('is the one its repayment lies in', () => {
    expect(exactRepaymentCents(loan())).toBeCloseTo(14_673.33, 2)
    expect(weeklyRanges(plain)(3_000_000)).toBe('$100 to $150')
  })

  it.each([
    [49.99, 'Under $50'],
    [50, '$50 to $100'],
    [99.99, '$50 to $100'],
    [100, '$100 to $150'],
    [249.99, '$200 to $250'],
    [300, '$300 to $400'],
    [400, '$400 to $600'],
    [799.99, '$600 to $800'],
    [800, '$800 and over'],
    [20_000, '$800 and over'],
  ])('%s dollars a week: %s', (weekly, band) => {
    const price = (3_000_000 * (weekly * 100 + 0.001)) / exactRepaymentCents(loan())
    expect(weeklyRanges(plain)(price)).toBe(band)
  })

  it.each([null, 0, -1])('a price of %s has none', (price) => expect(weeklyRanges(plain)(price)).toBeNull())

  it.each<[string, Parameters<typeof financeConfig>[0], string]>([
    ['less with a deposit', { estimate: { depositPercent: 40, finalPaymentPercent: 0 } }, '$50 to $100'],
    ['less with a final payment', { estimate: { depositPercent: 0, finalPaymentPercent: 60 } }, '$50 to $100'],
    [
      'more over a shorter term',
      { estimate: { depositPercent: 0, finalPaymentPercent: 0, termYears: 4 } },
      '$150 to $200',
    ],
    ['at the rate the calculator opens with', { estimate, calculator: { interestDefault: 14 } }, '$150 to $200'],
    [
      'at the site’s own example, where it names both rates',
      { estimate, calculator: { interestDefault: 14 }, example },
      '$100 to $150',
    ],
    [
      'but not with half of one',
      { estimate, calculator: { interestDefault: 14 }, example: { rate: 6.29 } },
      '$150 to $200',
    ],
  ])('of $30,000 is %s', (_, finance, band) => {
    expect(weeklyRanges(financeConfig(finance))(3_000_000)).toBe(band)
  })
})

describe('the bands’ one note [SL-20] [FN-14]', () => {
  it('has both rates of the site’s example, what they hold for, and the warning whole', () => {
    expect(weeklyRangeNote(financeConfig({ example }))).toBe(
      `At 6.29% p.a., comparison rate 8.19% p.a. based on a 5-year secured loan of $30,000 (5 years, 10% deposit, 30% final payment). ${shortWarning}`,
    )
  })

  it('else the calculator’s rate, and what the Code’s formula makes of it and the fees', () => {
    expect(weeklyRangeNote(plain)).toContain('At 10.00% p.a., comparison rate 10.00% p.a. based on')
    expect(weeklyRangeNote(financeConfig({ fees: [establishment] }))).toContain(
      'At 10.00% p.a., comparison rate 11.93% p.a.',
    )
    expect(weeklyRangeNote(financeWith({ fees: [establishment] }))).toContain('comparison rate 11.93% p.a.')
  })

  it('and is none where fees eat the whole loan: nothing could be said truly', () => {
    const fees = [{ ...establishment, amountCents: 3_000_000 }]
    expect(weeklyRangeNote(financeConfig({ fees }))).toBeNull()
  })

  it('and the terms the site estimates at', () => {
    const finance = financeConfig({ estimate: { termYears: 7, depositPercent: 20, finalPaymentPercent: 0 } })
    expect(weeklyRangeNote(finance)).toContain('(7 years, 20% deposit, 0% final payment)')
  })
})
