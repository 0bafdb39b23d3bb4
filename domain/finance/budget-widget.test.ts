import { describe, expect, it } from 'vitest'
import { completeEntries, defaultConfig } from '#config/site/default-config.ts'
import { mergeSettings } from '#config/site/merge-settings.ts'
import type { SiteSettings } from '#config/site/site-config.ts'
import { answerBudget, budgetSetup, quickPicks, readBudgetFigures } from './budget-widget.ts'
import { establishment } from './testing-terms.ts'

const config = (settings: SiteSettings = {}) => completeEntries(mergeSettings(defaultConfig(), settings))
const stock = { lowestCents: 1_000_000, highestCents: 9_000_000, things: 'cars' }
const setup = budgetSetup(config(), stock, [])
const untouched = { repayment: null, per: null, deposit: null }

describe('[FN-20] a budget', () => {
  it.each([
    ['what it opens with, by the week', untouched, 5_400_000],
    ['what it opens with, by the month', { ...untouched, per: 'month' }, 3_800_000],
    ['what was typed', { repayment: '$300', per: 'week', deposit: '5,000' }, 8_300_000],
    ['how often, unheard of', { ...untouched, per: 'year' }, 5_400_000],
  ])('is worked out from %s', (_, typed, cents) =>
    expect(answerBudget(setup, readBudgetFigures(setup, typed)).budgetCents).toBe(cents),
  )

  it('says that it is before interest, and speaks of no loan', () => {
    const { text, repayment } = answerBudget(setup, readBudgetFigures(setup, untouched))
    expect(text).toBe('Your budget is $54,000: deposit and repayments over 5 years, before interest')
    expect(repayment).toBeNull()
  })

  it('may be what repayments are worth today: then it speaks of a loan, with its rates', () => {
    const worth = budgetSetup(config({ budget: { method: 'presentValue' } }), stock, [establishment])
    const { budgetCents, text, repayment } = answerBudget(worth, readBudgetFigures(worth, untouched))
    expect(budgetCents).toBe(4_289_052)
    expect(text).toBe('Your budget is $42,891: deposit and what a loan of 5 years pays for')
    expect(repayment).toMatchObject({ amountCents: 20_000, frequency: 'week', rate: 10 })
    expect(repayment!.comparisonRate).toBeGreaterThan(10.5)
    const nothing = { repaymentCents: 0, frequency: 'week', depositCents: 2_000_000 } as const
    expect(answerBudget(worth, nothing).repayment).toBeNull()
    const all = { repaymentCents: 20_000, frequency: 'week', depositCents: 4_289_052 } as const
    expect(answerBudget(worth, all).repayment).not.toBeNull()
  })

  it('of repayments alone speaks of a loan only where interest is counted', () => {
    const figures = { repaymentCents: 20_000, frequency: 'week', depositCents: 0 } as const
    const worth = budgetSetup(config({ budget: { method: 'presentValue' } }), stock, [])
    expect([setup, worth].map((each) => answerBudget(each, figures).repayment?.rate ?? null)).toEqual([null, 10])
    expect([setup.method, worth.method]).toEqual([{ kind: 'simple' }, { kind: 'presentValue', rate: 10 }])
  })

  it('is searched for up to the highest price there is, or the configured one where none is known [FN-22]', () => {
    const much = { repaymentCents: 100_000_000, frequency: 'week', depositCents: 0 } as const
    expect(answerBudget(setup, much).searchedCents).toBe(9_000_000)
    const unknown = budgetSetup(config(), { ...stock, highestCents: null }, [])
    expect(answerBudget(unknown, much).searchedCents).toBe(10_000_000)
  })
})

describe('[FN-21] what is no number', () => {
  it('is 0, and nothing is over a million', () =>
    expect(readBudgetFigures(setup, { repayment: 'lots', per: 'week', deposit: '9'.repeat(30) })).toEqual({
      repaymentCents: 0,
      frequency: 'week',
      depositCents: 100_000_000,
    }))
})

describe('[FN-23] a budget below the lowest price', () => {
  const spent = (depositCents: number, lowestCents: number | null = 1_000_000) =>
    answerBudget({ ...setup, lowestCents }, { repaymentCents: 0, frequency: 'week', depositCents })

  it('finds nothing, and says so', () =>
    expect(spent(999_999)).toMatchObject({
      isBelow: true,
      button: '0 cars Found',
      text: 'No cars found for this budget',
    }))
  it('at the lowest price finds something', () =>
    expect(spent(1_000_000)).toMatchObject({ isBelow: false, button: 'Show cars up to $10,000' }))
  it('without any price there is nothing to find', () => expect(spent(9_000_000, null).isBelow).toBe(true))
})

it.each([
  [false, [500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000]],
  [true, [30_000_000, 40_000_000, 50_000_000, 60_000_000, 70_000_000, 80_000_000]],
])('[FN-24] quick picks, premium %s', (premium, picks) =>
  expect(quickPicks(config({ budget: { premium } }).budget)).toEqual(picks),
)
