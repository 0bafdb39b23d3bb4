import type { AutograbData } from '#db/tables/vehicle-data.ts'
import type { MarketEstimate } from './estimate.ts'

/** What vehicles like one cost on average. */
export interface MarketAverage {
  readonly cents: number
  readonly area: 'state' | 'nation'
  readonly source: 'provider' | 'own'
}

const dayMs = 86_400_000
/** A provider's figure is of its day: after a month it is another market. */
const providerDays = 30

/** Until when a provider's figures of this moment may be shown. */
export const providerUntil = (computedAt: Date): Date => new Date(computedAt.getTime() + providerDays * dayMs)

/** Until when these figures may be shown; null where nobody says of when they are. */
export function figuresUntil({ computed_at: computed }: AutograbData): Date | null {
  const at = Date.parse(computed ?? '')
  return Number.isNaN(at) ? null : providerUntil(new Date(at))
}

/** A provider's fresh figure before ours, the state's before the nation's. */
export function marketAverage(
  provider: AutograbData | null,
  own: MarketEstimate | null,
  now: Date,
): MarketAverage | null {
  const until = provider && figuresUntil(provider)
  if (provider && until && now < until) {
    const { state_average_market_price_cents: state, average_market_price_cents: nation } = provider
    if (state) return { cents: state, area: 'state', source: 'provider' }
    if (nation) return { cents: nation, area: 'nation', source: 'provider' }
  }
  return own && { cents: own.averageCents, area: own.area === null ? 'nation' : 'state', source: 'own' }
}

/** A badge wants more than this. */
const leastDifferenceCents = 49_900

/** By how much a price is below the average, where that is worth a badge. */
export function belowMarketCents(priceCents: number, averageCents: number): number | null {
  const below = averageCents - priceCents
  return below > leastDifferenceCents ? below : null
}
