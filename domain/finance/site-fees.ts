import type { FinanceConfig } from './calculator-bounds.ts'
import { chosenProvider } from './calculator-bounds.ts'
import type { Fee } from './finance-terms.ts'

/** The fees of a loan: the site's own and its lender's. */
export const siteFees = (finance: Pick<FinanceConfig, 'fees' | 'provider' | 'providers'>): readonly Fee[] => [
  ...finance.fees,
  ...(chosenProvider(finance)?.fees ?? []),
]
