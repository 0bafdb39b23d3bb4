import { z } from 'zod'
import { key } from '../key.ts'
import { cents } from '../value-types.ts'

export const budget = {
  method: key(z.enum(['simple', 'presentValue']), {
    default: 'simple',
    serves: ['FN-20'],
    meaning: "Repayments added up, 'before interest', or their present value",
  }),
  weeklyCents: key(cents, { default: 20_000, serves: ['FN-20'], meaning: 'Weekly repayment it opens with' }),
  monthlyCents: key(cents, { default: 60_000, serves: ['FN-20'], meaning: 'Monthly repayment it opens with' }),
  depositCents: key(cents, { default: 200_000, serves: ['FN-20'], meaning: 'Deposit it opens with' }),
  maxPriceCents: key(cents, {
    default: 10_000_000,
    serves: ['FN-20', 'FN-22'],
    meaning: 'Highest price assumed where the stock does not say',
  }),
  quickPicksCents: key(z.array(cents).max(20), {
    default: [500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000],
    serves: ['FN-24'],
    meaning: 'Amounts offered at a click',
  }),
  premium: key(z.boolean(), { default: false, serves: ['FN-24'], meaning: 'The premium amounts are offered instead' }),
  premiumPicksCents: key(z.array(cents).max(20), {
    default: [30_000_000, 40_000_000, 50_000_000, 60_000_000, 70_000_000, 80_000_000],
    serves: ['FN-24'],
    meaning: 'Amounts offered at a click where the premium ones are',
  }),
}
