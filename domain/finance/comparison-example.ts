import type { PublicConfig } from '#config/site/site-config.ts'
import { chosenProvider } from './calculator-bounds.ts'
import { rateWords } from './repayment-words.ts'
import { shortWarning } from './statutory-warnings.ts'

/** The loan a comparison rate is told of: one of those the regulations name. */
export const exampleLoan = 'a 5-year secured loan of $30,000'

type Finance = Pick<PublicConfig['finance'], 'example' | 'provider' | 'providers'>

/**
 * What a page about finance says of rates: the site's example, or else the range its lender's comparison rates lie in; null
 * where it has neither. The warning belongs to it.
 */
export function comparisonExample(finance: Finance): { text: string; warning: string } | null {
  const { rate, comparisonRate } = finance.example
  const fallback = chosenProvider(finance)?.comparisonFallback ?? null
  if (rate !== null && comparisonRate !== null) {
    const text = `${rateWords(rate)}, comparison rate ${rateWords(comparisonRate)}, based on ${exampleLoan}.`
    return { text, warning: shortWarning }
  }
  if (fallback === null) return null
  const [low, high] = fallback.map(rateWords)
  return { text: `Comparison rates from ${low} to ${high}, based on ${exampleLoan}.`, warning: shortWarning }
}
