import { describe, expect, it } from 'vitest'
import { calculatorBounds, chosenProvider, purchaseRange } from './calculator-bounds.ts'
import { financeConfig, financeWith } from './testing-finance.ts'

const calculator = (settings: NonNullable<Parameters<typeof financeConfig>[0]>['calculator']) =>
  financeConfig({ calculator: settings })
const amount = (finance: ReturnType<typeof financeConfig>, price: number | null = null) =>
  calculatorBounds(finance, price).amount

describe('[FN-01] the amount', () => {
  it.each([
    ['by default', financeConfig(), null, [100_000, 10_000_000, 50_000, 3_000_000]],
    ['with a price, which changes nothing', financeConfig(), 2_000_000, [100_000, 10_000_000, 50_000, 3_000_000]],
    ['least of a provider', financeWith({ minAmountCents: 500_000 }), null, [500_000, 10_000_000, 50_000, 3_000_000]],
    [
      'least by a brand’s rule',
      calculator({ amountMinCents: 500_000 }),
      null,
      [500_000, 10_000_000, 50_000, 3_000_000],
    ],
    [
      'least over what it opens with',
      financeWith({ minAmountCents: 4_000_000 }),
      null,
      [4_000_000, 10_000_000, 50_000, 4_000_000],
    ],
    [
      'least over the highest',
      financeWith({ minAmountCents: 20_000_000 }),
      null,
      [10_000_000, 10_000_000, 50_000, 10_000_000],
    ],
    [
      '105 % of a price over the highest',
      calculator({ maxFollowsPrice: true }),
      12_000_010,
      [100_000, 12_600_011, 50_000, 3_000_000],
    ],
    [
      'a price of just the highest',
      calculator({ maxFollowsPrice: true }),
      10_000_000,
      [100_000, 10_000_000, 50_000, 3_000_000],
    ],
    ['a price over the highest, the switch off', financeConfig(), 12_000_000, [100_000, 10_000_000, 50_000, 3_000_000]],
    ['no price to follow', calculator({ maxFollowsPrice: true }), null, [100_000, 10_000_000, 50_000, 3_000_000]],
    [
      'opening with the price',
      calculator({ amountFromPrice: true }),
      2_199_000,
      [100_000, 10_000_000, 50_000, 2_199_000],
    ],
    [
      'opening with a price over the highest',
      calculator({ amountFromPrice: true }),
      12_000_000,
      [100_000, 10_000_000, 50_000, 10_000_000],
    ],
    [
      'opening with a price under the least',
      calculator({ amountFromPrice: true }),
      50_000,
      [100_000, 10_000_000, 50_000, 100_000],
    ],
    [
      'without the price it would open with',
      calculator({ amountFromPrice: true }),
      null,
      [100_000, 10_000_000, 50_000, 3_000_000],
    ],
    ['with a price of nothing', calculator({ amountFromPrice: true }), 0, [100_000, 10_000_000, 50_000, 3_000_000]],
  ] as const)('%s', (_, finance, price, [min, max, step, initial]) =>
    expect(amount(finance, price)).toEqual({ min, max, step, initial }),
  )
})

describe('[FN-02] the purchase price of the shared calculator', () => {
  it.each([
    ['by default', financeConfig(), null, [100_000, 3_000_000]],
    ['of a vehicle', financeConfig(), 4_500_000, [100_000, 4_500_000]],
    ['of a vehicle without a price', financeConfig(), 0, [100_000, 3_000_000]],
    ['least of a provider', financeWith({ minAmountCents: 500_000 }), null, [500_000, 3_000_000]],
    ['least of a brand', calculator({ amountMinCents: 500_000 }), null, [500_000, 3_000_000]],
  ] as const)('%s', (_, finance, price, [min, initial]) =>
    expect(purchaseRange(finance, price)).toEqual({ min, max: 25_000_000, step: 50_000, initial }),
  )
})

describe('[FN-03] the term', () => {
  it.each([
    ['by default', {}, [1, 7, 0.5, 6], null],
    ['of five years at most', { termMax: 5, termDefault: 5 }, [1, 5, 0.5, 5], null],
    ['of five years at most by a rule that forgot what it opens with', { termMax: 5 }, [1, 5, 0.5, 5], null],
    ['that opens with five', { termDefault: 5 }, [1, 7, 0.5, 5], null],
    ['of a list', { terms: [5, 3, 4], termDefault: 5 }, [3, 5, 0.5, 5], [3, 4, 5]],
    ['of a list that a rule cut', { terms: [3, 4, 5], termDefault: 5, termMax: 4 }, [3, 4, 0.5, 4], [3, 4]],
    ['of a list with nothing left', { terms: [5], termMax: 4 }, [1, 4, 0.5, 4], null],
    ['of half a year at most', { termMax: 0.5 }, [0.5, 0.5, 0.5, 0.5], null],
  ] as const)('%s', (_, settings, [min, max, step, initial], terms) => {
    const bounds = calculatorBounds(calculator(settings), null)
    expect(bounds.term).toEqual({ min, max, step, initial })
    expect(bounds.terms).toEqual(terms)
  })
})

describe('[FN-04] interest', () => {
  const provider = (interestRange: [number, number], settings = {}) =>
    financeWith({ interestRange }, { calculator: settings })
  it.each([
    ['by default', financeConfig(), [0.5, 15, 10], 'open'],
    ['of a site', calculator({ interestDefault: 8.5 }), [0.5, 15, 8.5], 'open'],
    ['7.5–14.5 of a provider', provider([7.5, 14.5]), [7.5, 14.5, 10], 'open'],
    ['9.95–19.95 of a provider', provider([9.95, 19.95]), [9.95, 19.95, 10], 'open'],
    ['4–20 of a provider', provider([4, 20], { interestDefault: 3 }), [4, 20, 4], 'open'],
    ['of a provider without a range', financeWith({}), [0.5, 15, 10], 'open'],
    ['locked', calculator({ interestLocked: true, interestDefault: 6.29 }), [6.29, 6.29, 6.29], 'locked'],
    [
      'locked, whatever the provider',
      provider([9.95, 19.95], { interestLocked: true, interestDefault: 6.29 }),
      [6.29, 6.29, 6.29],
      'locked',
    ],
    ['hidden', calculator({ interestShown: false }), [10, 10, 10], 'hidden'],
    ['hidden and locked', calculator({ interestShown: false, interestLocked: true }), [10, 10, 10], 'hidden'],
  ] as const)('%s', (_, finance, [min, max, initial], field) => {
    const bounds = calculatorBounds(finance, null)
    expect(bounds.interest).toEqual({ min, max, step: 0.5, initial })
    expect(bounds.interestField).toBe(field)
  })
})

it.each([true, false])(
  '[FN-05] deposit and residual are $0 to $250,000; the residual is a field: %s',
  (residualShown) => {
    const { deposit, residual, hasResidual } = calculatorBounds(calculator({ residualShown }), null)
    const range = { min: 0, max: 25_000_000, step: 50_000, initial: 0 }
    expect([deposit, residual]).toEqual([range, range])
    expect(hasResidual).toBe(residualShown)
  },
)

it.each([
  ['none', financeConfig(), undefined],
  ['the chosen', financeWith({ name: 'One' }), 'One'],
  ['one that is not there', { ...financeWith({}), provider: 'gone' }, undefined],
  ['a name every object has', { ...financeWith({}), provider: 'constructor' }, undefined],
])('the provider: %s', (_, finance, name) => expect(chosenProvider(finance)?.name).toBe(name))
