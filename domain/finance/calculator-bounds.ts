import type { PublicConfig } from '#config/site/site-config.ts'
import { clamp, type Range } from './read-typed.ts'

/** Of a site's configuration, what calculators follow; with a vehicle's rules applied where there is one. */
export type FinanceConfig = Pick<PublicConfig['finance'], 'provider' | 'providers' | 'calculator' | 'fees'>
export type Provider = PublicConfig['finance']['providers'][string]

/** What a calculator's fields may hold. Money in cents, terms in years, interest in per cent. */
export interface CalculatorBounds {
  readonly amount: Range
  readonly deposit: Range
  readonly residual: Range
  readonly hasResidual: boolean
  readonly interest: Range
  /** Whether a shopper sees the rate as a field, and whether they may change it. */
  readonly interestField: 'open' | 'locked' | 'hidden'
  readonly term: Range
  /** The only terms there are, where the site lists them. */
  readonly terms: readonly number[] | null
}

/** Highest purchase price, deposit or trade-in, and residual. */
const highestCents = 25_000_000
const amountStepCents = 50_000
const interestStep = 0.5
const termStep = 0.5
const shortestTerm = 1
/** A limit that follows the price lets this much of it be lent: the car, and what comes with it. */
const shareOfPrice = 1.05

/** The provider a site's figures come from, or null where it names none. */
export function chosenProvider<P>(finance: {
  readonly provider: string | null
  readonly providers: Readonly<Record<string, P>>
}): P | null {
  const { provider } = finance
  return provider !== null && Object.hasOwn(finance.providers, provider) ? finance.providers[provider]! : null
}

/** The bounds of a vehicle's calculator, or of one without a vehicle. */
export function calculatorBounds(finance: FinanceConfig, priceCents: number | null): CalculatorBounds {
  const { calculator } = finance
  return {
    amount: amountRange(finance, priceCents),
    deposit: { min: 0, max: highestCents, step: amountStepCents, initial: 0 },
    residual: { min: 0, max: highestCents, step: amountStepCents, initial: 0 },
    hasResidual: calculator.residualShown,
    interest: interestRange(finance),
    interestField: calculator.interestShown ? (calculator.interestLocked ? 'locked' : 'open') : 'hidden',
    ...termRange(calculator),
  }
}

/** The purchase price of the shared calculator: told when it is wrong, not changed. */
export function purchaseRange(finance: FinanceConfig, priceCents: number | null): Range {
  const initial = priceCents !== null && priceCents > 0 ? priceCents : finance.calculator.amountDefaultCents
  return { min: leastAmount(finance), max: highestCents, step: amountStepCents, initial }
}

const leastAmount = (finance: FinanceConfig): number =>
  chosenProvider(finance)?.minAmountCents ?? finance.calculator.amountMinCents

function amountRange(finance: FinanceConfig, priceCents: number | null): Range {
  const { amountMaxCents, amountDefaultCents, amountFromPrice, maxFollowsPrice } = finance.calculator
  const price = priceCents ?? 0
  const max = maxFollowsPrice && price > amountMaxCents ? Math.round(price * shareOfPrice) : amountMaxCents
  const min = Math.min(leastAmount(finance), max)
  const opening = amountFromPrice && price > 0 ? price : amountDefaultCents
  return ranged({ min, max, step: amountStepCents, initial: opening })
}

function interestRange(finance: FinanceConfig): Range {
  const { interestMin, interestMax, interestDefault, interestLocked, interestShown } = finance.calculator
  // A rate nobody may change is the site's own word, whatever range a provider has.
  if (interestLocked || !interestShown)
    return { min: interestDefault, max: interestDefault, step: interestStep, initial: interestDefault }
  const [min, max] = chosenProvider(finance)?.interestRange ?? [interestMin, interestMax]
  return ranged({ min, max, step: interestStep, initial: interestDefault })
}

function termRange({
  termMax,
  termDefault,
  terms,
}: FinanceConfig['calculator']): Pick<CalculatorBounds, 'term' | 'terms'> {
  const listed = terms?.filter((years) => years <= termMax).toSorted((a, b) => a - b) ?? []
  const [min, max] = listed.length > 0 ? [listed[0]!, listed.at(-1)!] : [Math.min(shortestTerm, termMax), termMax]
  const term = ranged({ min, max, step: termStep, initial: termDefault })
  return { term, terms: listed.length > 0 ? listed : null }
}

const ranged = (range: Range): Range => ({ ...range, initial: clamp(range.initial, range) })
