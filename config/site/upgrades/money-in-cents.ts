import { isPlainObject } from '../merge-settings.ts'
import { convert, move } from './changes.ts'
import type { UpgradeStep } from './upgrade-step.ts'

const toCents = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toCents)
  return typeof value === 'number' ? Math.round(value * 100) : value
}

const feesToCents = (fees: unknown): unknown => {
  if (!Array.isArray(fees)) return fees
  return fees.map((fee: unknown) => {
    if (!isPlainObject(fee) || !Object.hasOwn(fee, 'amount')) return fee
    const { amount, ...rest } = fee
    return { ...rest, amountCents: toCents(amount) }
  })
}

const amounts = [
  'budget.weekly',
  'budget.monthly',
  'budget.deposit',
  'budget.maxPrice',
  'budget.quickPicks',
  'features.reserveAmount',
  'finance.calculator.amountMin',
  'finance.calculator.amountMax',
  'finance.calculator.amountDefault',
  'finance.providers.*.estimate.minPrice',
  'finance.providers.*.minAmount',
  'listing.priceSlider.min',
  'listing.priceSlider.max',
  'listing.priceSlider.step',
]

/** Amounts were dollars, fees with a fraction; now all are cents, under names that say so. */
export const moneyInCents: UpgradeStep = {
  name: 'money in cents',
  changes: [
    ...amounts.map((path) => move(path, `${path}Cents`, toCents)),
    convert('finance.fees', feesToCents),
    convert('finance.providers.*.fees', feesToCents),
  ],
}
