import { describe, expect, it } from 'vitest'
import { answerCalculator, sharedCalculator, vehicleCalculator } from './calculator.ts'
import { unreadableText } from './calculator-notes.ts'
import { carriedQuery, fieldValues, hasFigures, shareQuery, typedIn } from './calculator-query.ts'
import { calculatorParts, openCalculator, withFigures } from './calculator-view.ts'
import { chartSize, loanChart } from './loan-chart.ts'
import { financeConfig, financeWith } from './testing-finance.ts'
import { establishment, loan } from './testing-terms.ts'

const shared = sharedCalculator(financeConfig())
const own = vehicleCalculator(financeConfig(), 3_000_000)
const locked = vehicleCalculator(
  financeConfig({ calculator: { interestLocked: true, interestDefault: 6.29, residualShown: false } }),
  null,
)
const dear = 'Cannot be less than $1,000 or more than $100,000'

describe('a vehicle’s calculator', () => {
  it('has the fees and the name of the lender', () => {
    const setup = vehicleCalculator(financeWith({ name: 'Acme', fees: [establishment] }), null)
    expect(setup).toMatchObject({ purchase: null, fees: [establishment], lender: 'Acme' })
    expect(answerCalculator(setup, {}).repayment!.assumptions.lender).toBe('Acme')
    expect(own.lender).toBeNull()
  })

  it.each([
    ['[FN-01] an amount too high', { amount: '100001' }, { amount: dear }],
    ['[FN-01] an amount too low', { amount: '999' }, { amount: dear }],
    ['[FN-01] an amount at the end', { amount: '100000' }, {}],
    ['[FN-03] a term too long', { term: '8' }, { term: 'Cannot be less than 1 year or more than 7 years' }],
    ['[FN-04] a rate too high', { interest: '15.01' }, { interest: 'Cannot be less than 0.5% or more than 15%' }],
    ['[FN-05] a deposit below nothing', { deposit: '-1' }, { deposit: 'Cannot be less than $0 or more than $250,000' }],
    [
      '[FN-05] a residual too high',
      { residual: '$250,001' },
      { residual: 'Cannot be less than $0 or more than $250,000' },
    ],
    ['words', { amount: 'lots', deposit: '1e9' }, { amount: unreadableText, deposit: unreadableText }],
    ['nothing', { amount: ' ', deposit: null }, {}],
  ] as const)('%s is told: %j', (_, typed, notes) => expect(answerCalculator(own, typed).notes).toEqual(notes))

  it('[FN-04] [FN-05] nothing is told of fields that are not there', () =>
    expect(answerCalculator(locked, { interest: '99', residual: '-1' }).notes).toEqual({}))

  it('[FN-07] of $25 or less has no repayment, blank totals and nothing drawn', () => {
    const parts = calculatorParts(answerCalculator(own, { amount: '1000', term: '7' }))
    expect(parts).toMatchObject({ repayment: null, hasFault: false, chart: null })
    expect(parts.totals).toEqual({ interest: '', fees: '', total: '' })
  })

  it('says what it costs in the end', () =>
    expect(calculatorParts(answerCalculator(own, { term: '5' })).totals).toEqual({
      interest: '$8,151',
      fees: '$0',
      total: '$38,151',
    }))
})

describe('[FN-02] the shared calculator', () => {
  const fault = 'Cannot be less than $1,000 or more than $250,000'
  it.each([
    ['999', 99_900],
    ['-5', 0],
    ['0', 0],
    ['250001', 25_000_100],
  ])('a purchase price of %s is told, not changed, and nothing is worked out', (amount, amountCents) => {
    const answer = answerCalculator(shared, { amount })
    expect(answer).toMatchObject({ fault, repayment: null, terms: { amountCents } })
    expect(calculatorParts(answer)).toMatchObject({ hasFault: true, notes: { amount: fault } })
  })

  it('lends more than a vehicle’s does, and clamps the other fields', () => {
    const { terms, fault: none, notes } = answerCalculator(shared, { amount: '250000', deposit: '999999' })
    expect([terms.amountCents, terms.depositCents, none]).toEqual([25_000_000, 25_000_000, null])
    expect(notes.deposit).toBe('Cannot be less than $0 or more than $250,000')
  })

  it('opens with $30,000', () => expect(answerCalculator(shared, {}).terms.amountCents).toBe(3_000_000))
})

describe('figures in an address', () => {
  it('are read by name, cut where nobody would type as much', () => {
    expect(typedIn(new URLSearchParams(`amount=${'9'.repeat(90)}&x=1`))).toMatchObject({
      amount: '9'.repeat(40),
      deposit: null,
    })
    expect([hasFigures(new URLSearchParams('term=')), hasFigures(new URLSearchParams('phone=1'))]).toEqual([
      true,
      false,
    ])
  })

  it('bring the same answer back, and say no more than they must', () => {
    expect(shareQuery(own, answerCalculator(own, {}))).toEqual({})
    const answer = answerCalculator(own, { amount: '$20,000.50', term: '3.5', frequency: 'month' })
    expect(shareQuery(own, answer)).toEqual({ amount: '20000.5', term: '3.5', frequency: 'month' })
    expect(answerCalculator(own, shareQuery(own, answer)).terms).toEqual(answer.terms)
  })

  it('go to who is asked for finance, but for what was no field', () => {
    const { terms } = answerCalculator(locked, {})
    expect(carriedQuery(own, terms)).toEqual(fieldValues(terms))
    expect(Object.keys(carriedQuery(locked, terms))).toEqual(['amount', 'deposit', 'term', 'frequency'])
    const answer = answerCalculator(locked, { deposit: '500' })
    expect(withFigures('/finance?car_id=7#finance-form', locked, answer)).toBe(
      '/finance?car_id=7&amount=30000&deposit=500&term=6&frequency=week#finance-form',
    )
    expect(withFigures('https://loans.example/', locked, answer)).toBe('https://loans.example/')
    expect(withFigures('/finance', shared, answerCalculator(shared, { amount: '1' }))).toBe('/finance')
  })

  it('are answered where the calculator opens', () => {
    const finance = { label: 'Get Finance', href: '/finance' }
    const view = openCalculator(own, new URLSearchParams('amount=20000&frequency=month'), {
      action: '/a',
      finance,
      car: null,
    })
    expect(view.values).toMatchObject({ amount: '20000', frequency: 'month' })
    expect(view.finance!.href).toContain('amount=20000')
    expect(view.repayment!.frequency).toBe('month')
  })
})

describe('the chart', () => {
  const { width, height } = chartSize
  it('goes from what is lent to what is owed at the end, and interest from nothing', () => {
    const chart = loanChart(loan())
    expect(chart.owed).toMatch(new RegExp(`^M0 0L.*L${width} ${height}$`))
    expect(chart.interest).toMatch(new RegExp(`^M0 ${height}L`))
    expect(chart.owedArea).toBe(`${chart.owed}L${width} ${height}L0 ${height}Z`)
    expect(chart.rows).toHaveLength(5)
    expect(chart.rows[0]).toEqual({ year: '1', interest: '$2,765', principal: '$4,865', owed: '$25,135' })
    expect(chart.rows.at(-1)!.owed).toBe('$0')
  })

  it('of a term that ends within a year has a row for the rest; of nothing lent it is still drawn', () => {
    expect(loanChart(loan({ termYears: 1.5 })).rows.map(({ year }) => year)).toEqual(['1', '1.5'])
    expect(loanChart(loan({ amountCents: 0 })).owed).not.toContain('NaN')
  })
})
