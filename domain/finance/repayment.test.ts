import { describe, expect, it } from 'vitest'
import { enquireText, makeRepayment, repaymentOf } from './repayment.ts'
import { assumptionWords, rateWords, repaymentWords, shownFigures, termWords } from './repayment-words.ts'
import { longWarning, shortWarning } from './statutory-warnings.ts'
import { establishment, loan } from './testing-terms.ts'

const assumptions = {
  lentCents: 2_700_000,
  termYears: 5,
  depositCents: 300_000,
  finalPaymentCents: 900_000,
  creditScore: 'GREAT',
  lender: 'A Lender',
}
const claimed = { amountCents: 9_200, frequency: 'week', rate: 6.29, comparisonRate: 8.0617, assumptions } as const

describe('[FN-14] a repayment', () => {
  it('carries its rate, its comparison rate, what it holds for and the warning', () => {
    expect(makeRepayment(claimed)).toEqual({ ...claimed, comparisonRate: 8.06, warning: shortWarning })
  })

  it.each([
    ['no amount', { amountCents: null }],
    ['an amount that is no number', { amountCents: Number.NaN }],
    ['no rate', { rate: null }],
    ['no comparison rate', { comparisonRate: null }],
    ['a rate that is no number', { rate: Number.NaN }],
    ['a rate below nothing', { rate: -1 }],
    ['an endless comparison rate', { comparisonRate: Infinity }],
    ['a comparison rate under the rate', { comparisonRate: 6.28 }],
    ['nothing lent', { assumptions: { ...assumptions, lentCents: 0 } }],
    ['no term', { assumptions: { ...assumptions, termYears: 0 } }],
    ['a term that is no number', { assumptions: { ...assumptions, termYears: Number.NaN } }],
    ['an endless loan', { assumptions: { ...assumptions, lentCents: Infinity } }],
    ['a deposit below nothing', { assumptions: { ...assumptions, depositCents: -1 } }],
    ['a final payment that is no number', { assumptions: { ...assumptions, finalPaymentCents: Number.NaN } }],
  ])('is not made with %s', (_, change) => expect(makeRepayment({ ...claimed, ...change })).toBeNull())

  it.each([
    ['the same', 6.29, 6.29],
    ['the same but for what is rounded', 6.294, 6.29],
    ['no interest', 0, 0],
  ])('is made where both rates are %s', (_, rate, comparisonRate) =>
    expect(makeRepayment({ ...claimed, rate, comparisonRate })).toMatchObject({ rate, comparisonRate }),
  )

  it.each([
    [2_500, true],
    [2_501, false],
  ])('[FN-07] of %i cents is too small to be one: %s', (amountCents, isNone) =>
    expect(makeRepayment({ ...claimed, amountCents }) === null).toBe(isNone),
  )

  it('of terms is worked out with all that belongs to it', () => {
    const terms = loan({ rate: 6.29, depositCents: 300_000, residualCents: 900_000, fees: [establishment] })
    expect(repaymentOf(terms, { creditScore: 'GREAT', lender: 'A Lender' })).toEqual({
      amountCents: 9_162,
      frequency: 'week',
      rate: 6.29,
      comparisonRate: 7.97,
      assumptions,
      warning: shortWarning,
    })
    expect(repaymentOf(terms)!.assumptions).toMatchObject({ creditScore: null, lender: null })
  })

  it('of terms whose fees take all is none', () =>
    expect(repaymentOf(loan({ fees: [{ ...establishment, amountCents: 9_000_000 }] }))).toBeNull())
})

describe('in words', () => {
  it('all of it is said', () => {
    expect(repaymentWords(makeRepayment(claimed)!)).toEqual({
      amount: '$92',
      per: 'per week',
      short: '$92/wk',
      rate: '6.29% p.a.',
      comparisonRate: '8.06% p.a.',
      assumptions: '$27,000 over 5 years, $3,000 deposit, $9,000 final payment, credit score great, lender A Lender',
      warning: shortWarning,
    })
  })

  it('what is not there is said to be missing, or not at all', () =>
    expect(
      assumptionWords({ ...assumptions, depositCents: 0, finalPaymentCents: 0, creditScore: null, lender: null }),
    ).toEqual(['$27,000 over 5 years', 'no deposit', 'no final payment']))

  it.each([
    [7, '7.00% p.a.'],
    [10.0346, '10.03% p.a.'],
  ])('%d is %s', (rate, words) => expect(rateWords(rate)).toBe(words))

  it.each([
    [1, '1 year'],
    [5, '5 years'],
    [2.5, '2.5 years'],
    [61 / 12, '5.08 years'],
  ])('%d is %s', (years, words) => expect(termWords(years)).toBe(words))

  it.each([
    [2_500, 650_000, { amount: 'Enquire for Finance', total: '' }],
    [0, 0, { amount: 'Enquire for Finance', total: '' }],
    [2_501, 650_260, { amount: '$25', total: '$6,503' }],
  ])('[FN-07] a calculator says of %i cents: %j', (cents, total, words) =>
    expect(shownFigures(cents, total)).toEqual(words),
  )
  it('[FN-07] the words are the source’s', () => expect(enquireText).toBe('Enquire for Finance'))
})

it('[FN-14] the warnings are the regulations’ own words', () => {
  expect(shortWarning).toBe(
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  )
  expect(longWarning).toMatch(
    /^WARNING: This comparison rate applies only to the example or examples given\..* may influence the cost of the loan\.$/,
  )
})
