import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetCents, readBudgetCents, repaymentForPrice, searchedCents } from './budget.ts'

const simple = { kind: 'simple' } as const
const worth = (rate: number) => ({ kind: 'presentValue', rate }) as const

describe('[FN-20] a budget', () => {
  it.each([
    ['weekly, by the defaults', 20_000, 'week', simple, 5_400_000],
    ['monthly, by the defaults', 60_000, 'month', simple, 3_800_000],
    ['nothing', 0, 'week', simple, 200_000],
    ['weekly, as it is worth today', 20_000, 'week', worth(10), 4_289_052],
    ['monthly, as it is worth today', 60_000, 'month', worth(10), 3_023_922],
    ['worth today without interest', 20_000, 'week', worth(0), 5_400_000],
  ] as const)('%s', (_, repaymentCents, frequency, method, cents) =>
    expect(budgetCents({ repaymentCents, frequency, method, depositCents: 200_000 })).toBe(cents),
  )

  it.each([
    [5_400_000, 'week', simple, 20_000],
    [3_800_000, 'month', simple, 60_000],
    [5_400_001, 'week', simple, 20_001],
    [200_000, 'week', simple, 0],
    [100, 'week', simple, 0],
    [4_289_051, 'week', worth(10), 20_000],
  ] as const)('for a price of %i, by the %s, is had for %i', (price, frequency, method, cents) =>
    expect(repaymentForPrice(price, { frequency, method, depositCents: 200_000 })).toBe(cents),
  )

  it('there and back: the repayment for a price affords it, and a cent less affords no more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200_100, max: 100_000_000 }),
        fc.constantFrom('week' as const, 'month' as const),
        fc.constantFrom(simple, worth(0), worth(7.5), worth(25)),
        (price, frequency, method) => {
          const asked = { frequency, method, depositCents: 200_000 }
          const repaymentCents = repaymentForPrice(price, asked)
          expect(budgetCents({ ...asked, repaymentCents })).toBeGreaterThanOrEqual(price)
          expect(budgetCents({ ...asked, repaymentCents: repaymentCents - 1 })).toBeLessThanOrEqual(price)
        },
      ),
    )
  })

  it.each([
    [5_400_000, 10_000_000, 5_400_000],
    [15_000_000, 10_000_000, 10_000_000],
  ])('of %i asks for no more than %i', (cents, most, asked) => expect(searchedCents(cents, most)).toBe(asked))
})

it.each([
  ['200', 20_000],
  ['$1,000', 100_000],
  ['abc', 0],
  ['', 0],
  [null, 0],
  ['-5', 0],
  ['1e9', 0],
  ['1000000', 100_000_000],
  ['1000001', 100_000_000],
  ['9'.repeat(400), 100_000_000],
])('[FN-21] %j is a figure of %i cents', (text, cents) => expect(readBudgetCents(text)).toBe(cents))
