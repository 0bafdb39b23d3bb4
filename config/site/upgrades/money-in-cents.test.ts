import { expect, it } from 'vitest'
import { readStoredLayer } from '../read-stored-layer.ts'
import { moneyInCents } from './money-in-cents.ts'
import { upgradeLayer } from './upgrade-layer.ts'

const fee = (amounts: object) => [{ label: 'Establishment fee', ...amounts, charged: 'once' }]

/** Settings as layers have them from before the step, and what they are after it. */
const [dollars, cents] = [
  {
    budget: { method: 'simple', weekly: 80, monthly: 320, deposit: 1000, maxPrice: 50000, quickPicks: [5000, 7500] },
    features: { reserveAmount: 500 },
    finance: {
      link: '/finance',
      fees: fee({ amount: 12.35 }),
      calculator: { amountMin: 2000, amountMax: 50000, amountDefault: 12000, termMax: 5 },
      providers: {
        one: { name: 'One', minAmount: 1, estimate: { minPrice: 500, needs: 'nothing' }, fees: fee({ amount: 1300 }) },
        two: { minAmount: null, estimate: { minPrice: null } },
      },
    },
    listing: { columns: 4, priceSlider: { min: 1000, max: 40000, step: 250 } },
  },
  {
    budget: {
      method: 'simple',
      weeklyCents: 8_000,
      monthlyCents: 32_000,
      depositCents: 100_000,
      maxPriceCents: 5_000_000,
      quickPicksCents: [500_000, 750_000],
    },
    features: { reserveAmountCents: 50_000 },
    finance: {
      link: '/finance',
      fees: fee({ amountCents: 1_235 }),
      calculator: { amountMinCents: 200_000, amountMaxCents: 5_000_000, amountDefaultCents: 1_200_000, termMax: 5 },
      providers: {
        one: {
          name: 'One',
          minAmountCents: 100,
          estimate: { minPriceCents: 50_000, needs: 'nothing' },
          fees: fee({ amountCents: 130_000 }),
        },
        two: { minAmountCents: null, estimate: { minPriceCents: null } },
      },
    },
    listing: { columns: 4, priceSlider: { minCents: 100_000, maxCents: 4_000_000, stepCents: 25_000 } },
  },
]

it('makes cents of every amount in dollars, and of nothing else [PL-04]', () => {
  const upgraded = upgradeLayer({ settings: dollars, rules: [], schemaVersion: 0 }, [moneyInCents])
  expect(upgraded.settings).toEqual(cents)
  expect(upgradeLayer({ settings: cents, rules: [], schemaVersion: 0 }, [moneyInCents]).settings).toEqual(cents)
})

it('is made when a layer from before is read, in its rules as well, and loses nothing [PL-04]', () => {
  const set = { features: { reserveAmount: 99.5 } }
  const stored = { settings: dollars, rules: [{ when: { make: 'Kia' }, set }], schemaVersion: 0 }
  const { layer, refused } = readStoredLayer(stored)
  expect(refused).toEqual([])
  expect(layer.settings).toEqual(cents)
  expect(layer.rules[0]?.set).toEqual({ features: { reserveAmountCents: 9_950 } })
})

it.each([['two hundred'], [{}], [true]])('hands %j on, to be refused under the new name [PL-04]', (reserveAmount) => {
  const { layer, refused } = readStoredLayer({ settings: { features: { reserveAmount } }, rules: [], schemaVersion: 0 })
  expect(layer.settings).toEqual({ features: {} })
  expect(refused).toMatchObject([{ path: 'settings.features.reserveAmountCents' }])
})
