import { describe, expect, it } from 'vitest'
import { asksQuote, monthlyCents, ownQuote, quotedRepayment, quoteRequest, type QuoteRequest } from './finance-quote.ts'
import { chosenProvider } from './calculator-bounds.ts'
import { financeWith } from './testing-finance.ts'
import { establishment } from './testing-terms.ts'

const asked: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: 'JTDBR32E720054321',
  nvic: 'ABC12D',
  whoIsHelping: 'Southbank',
}
const finance = financeWith({
  name: 'Acme',
  fees: [establishment],
  quotes: {
    from: 'ourselves',
    rates: [
      { creditScore: 'GREAT', rate: 6.29 },
      { creditScore: 'POOR', rate: 14 },
    ],
  },
})
const lending = { provider: chosenProvider(finance)!, estimate: finance.estimate, fees: [establishment] }

describe('[FN-10] a quote is asked for', () => {
  it.each([
    ['in stock, with a price', { priceCents: 3_000_000, status: 'in_stock' }, false, true],
    ['coming soon', { priceCents: 3_000_000, status: 'coming_soon' }, false, true],
    ['sold', { priceCents: 3_000_000, status: 'sold' }, false, false],
    ['with a quote already', { priceCents: 3_000_000, status: 'in_stock' }, true, false],
    ['without a price', { priceCents: null, status: 'in_stock' }, false, false],
    ['with a price of nothing', { priceCents: 0, status: 'in_stock' }, false, false],
    ['at $200', { priceCents: 20_000, status: 'in_stock' }, false, false],
    ['over $200', { priceCents: 20_001, status: 'in_stock' }, false, true],
  ] as const)('%s', (_, vehicle, hasQuote, isAsked) => expect(asksQuote(vehicle, { hasQuote })).toBe(isAsked))
})

describe('[FN-11] our own quote', () => {
  it('is for five years, a deposit of 10 % and a final payment of 30 %, in whole dollars and two decimals', () =>
    expect(ownQuote(asked, lending)).toEqual({ weeklyRepaymentAmount: 92, advertisedRate: 6.29, comparisonRate: 7.97 }))

  it('follows what a shopper says of their credit', () => {
    expect(ownQuote({ ...asked, selfAssessedCreditScore: 'POOR' }, lending)).toMatchObject({ advertisedRate: 14 })
    expect(ownQuote({ ...asked, selfAssessedCreditScore: 'GOOD' }, lending)).toBeNull()
  })

  it('is none where it would be too small', () =>
    expect(ownQuote({ ...asked, purchasePrice: 300 }, { ...lending, fees: [] })).toBeNull())

  it('a month is 4.33 weeks', () => {
    expect(monthlyCents(9_200)).toBe(39_836)
    expect(monthlyCents(9_162)).toBe(39_671)
  })
})

describe('a lender’s quote', () => {
  const answer = { weeklyRepaymentAmount: 91.62, advertisedRate: 6.29, comparisonRate: 7.968 }
  it('is shown with all that belongs to it', () =>
    expect(quotedRepayment(answer, asked, lending)).toMatchObject({
      amountCents: 9_200,
      frequency: 'week',
      rate: 6.29,
      comparisonRate: 7.97,
      assumptions: {
        lentCents: 2_700_000,
        termYears: 5,
        depositCents: 300_000,
        finalPaymentCents: 900_000,
        creditScore: 'GREAT',
        lender: 'Acme',
      },
    }))

  it.each([
    ['a comparison rate below its rate', { comparisonRate: 6 }],
    ['a rate beyond the law', { advertisedRate: 49, comparisonRate: 50 }],
    ['nothing to repay', { weeklyRepaymentAmount: 0 }],
    ['less than is lent', { weeklyRepaymentAmount: 60 }],
    ['many times what is lent', { weeklyRepaymentAmount: 900 }],
    ['what is no number', { weeklyRepaymentAmount: Number.NaN }],
    ['a rate that is no number', { advertisedRate: Number.NaN }],
    ['a comparison rate that is no number', { comparisonRate: Number.NaN }],
  ])('of %s is not believed', (_, lie) => expect(quotedRepayment({ ...answer, ...lie }, asked, lending)).toBeNull())

  it.each([
    ['48 %', { advertisedRate: 40, comparisonRate: 48, weeklyRepaymentAmount: 200 }],
    ['the least', { weeklyRepaymentAmount: 69.23 }],
    ['the most', { weeklyRepaymentAmount: 415 }],
  ])('at the bounds is believed: %s', (_, more) =>
    expect(quotedRepayment({ ...answer, ...more }, asked, lending)).not.toBeNull(),
  )
})

describe('[CA-04] what a quote is asked with', () => {
  it.each([
    ['all of it', {}],
    ['nothing but what is needed', { vin: undefined, nvic: null, whoIsHelping: undefined }],
    ['half a year', { loanTerm: 2.5 }],
    ['cents', { purchasePrice: 29_990.5 }],
  ])('is taken: %s', (_, more) => expect(quoteRequest.safeParse({ ...asked, ...more }).success).toBe(true))

  it.each([
    ['selfAssessedCreditScore', 'great'],
    ['selfAssessedCreditScore', undefined],
    ['purchasePrice', 0],
    ['purchasePrice', -1],
    ['purchasePrice', 10_000_001],
    ['purchasePrice', '30000'],
    ['purchasePrice', Number.NaN],
    ['purchasePrice', Infinity],
    ['loanTerm', 0.5],
    ['loanTerm', 7.5],
    ['loanTerm', null],
    ['year', 2021.5],
    ['year', 1885],
    ['year', 2101],
    ['vin', 'I'.repeat(17)],
    ['vin', 'A'.repeat(18)],
    ['vin', '<script>'],
    ['nvic', ''],
    ['nvic', 'ABC 12'],
    ['whoIsHelping', 'x'.repeat(81)],
    ['another', 1],
  ])('is refused with its field: %s %j', (field, value) => {
    const { error } = quoteRequest.safeParse({ ...asked, [field]: value })
    const issue = error!.issues[0]!
    expect(issue.code === 'unrecognized_keys' ? issue.keys : issue.path).toEqual([field])
    expect(issue.message).not.toBe('')
  })
})
