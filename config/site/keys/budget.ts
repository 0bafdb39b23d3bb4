import { z } from 'zod'
import { key } from '../key.ts'
import { dollars } from '../value-types.ts'

export const budget = {
  method: key(z.enum(['simple', 'presentValue']), {
    default: 'simple',
    serves: ['FN-20'],
    meaning: "Repayments added up, 'before interest', or their present value",
  }),
  weekly: key(dollars, { default: 200, serves: ['FN-20'], meaning: 'Weekly repayment it opens with, in dollars' }),
  monthly: key(dollars, { default: 600, serves: ['FN-20'], meaning: 'Monthly repayment it opens with, in dollars' }),
  deposit: key(dollars, { default: 2000, serves: ['FN-20'], meaning: 'Deposit it opens with, in dollars' }),
  maxPrice: key(dollars, {
    default: 100000,
    serves: ['FN-20', 'FN-22'],
    meaning: 'Highest price assumed where the stock does not say, in dollars',
  }),
  quickPicks: key(z.array(dollars).max(20), {
    default: [5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000, 70000],
    serves: ['FN-24'],
    meaning: 'Amounts offered at a click, in dollars',
  }),
}
