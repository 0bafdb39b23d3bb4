import type { AustralianState, CarType, ItemType, PriceType } from '#db/value-sets.ts'

/** What the market is asked about: a vehicle in stock, or one that somebody only describes. */
export interface MarketFacts {
  readonly itemType: ItemType
  readonly carType: CarType
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: number | null
  readonly km: number | null
  readonly state: AustralianState | null
  /** Prices with and without government charges are not compared with each other. */
  readonly priceType: PriceType | null
}

/** What another vehicle is offered for, without anything by which it could be told. */
export interface Comparable {
  readonly priceCents: number
  readonly year: number
  readonly km: number
  readonly state: AustralianState | null
  readonly dealershipId: number
  readonly listedAt: Date
}

/** What vehicles like one are offered for. */
export interface MarketEstimate {
  /** Whose figures range and count are: the state's where it has enough, else all of Australia's. */
  readonly area: AustralianState | null
  readonly averageCents: number
  readonly nationAverageCents: number
  readonly rangeMinCents: number
  readonly rangeMaxCents: number
  /** From 0, a guess, to 1. */
  readonly confidence: number
  readonly count: number
  readonly dealerships: number
}

/** With fewer, a figure would tell of single vehicles, or of one dealer's mind. */
export const fewestComparables = 5
export const fewestDealerships = 3

/**
 * What a year more costs at the same distance, and 10,000 km more at the same age, as a share of the price. Assumptions, the
 * same for all: docs/market.md says where they come from and what they are not.
 */
export const yearlyLoss = 0.05
export const lossPer10000Km = 0.02

/** A tenth at each end says more about its own vehicle than about the others. */
const trimmedShare = 0.1
/** A price that stood for longer has told that nobody pays it. */
const freshDays = 90
/** From this width of the range, as a share of the average, prices say nothing. */
const widestSpread = 0.8
const dayMs = 86_400_000

/** The figures for a vehicle from what others ask; null where they are too few. The order of the others means nothing. */
export function estimate(
  facts: Pick<MarketFacts, 'year' | 'km' | 'state'>,
  comparables: readonly Comparable[],
  now: Date,
): MarketEstimate | null {
  const nation = figuresOf(facts, comparables, now)
  if (!nation) return null
  const inState = facts.state === null ? [] : comparables.filter(({ state }) => state === facts.state)
  const own = figuresOf(facts, inState, now)
  return { area: own && facts.state, ...(own ?? nation), nationAverageCents: nation.averageCents }
}

/** What it would be offered for, were it as old and as far driven as the one asked about. */
export function adjustedCents(facts: Pick<MarketFacts, 'year' | 'km'>, { priceCents, year, km }: Comparable): number {
  const newer = (facts.year ?? year) - year
  const further = ((facts.km ?? km) - km) / 10_000
  return priceCents * (1 - yearlyLoss) ** -newer * (1 - lossPer10000Km) ** further
}

function figuresOf(facts: Pick<MarketFacts, 'year' | 'km'>, comparables: readonly Comparable[], now: Date) {
  const dealerships = new Set(comparables.map(({ dealershipId }) => dealershipId)).size
  if (comparables.length < fewestComparables || dealerships < fewestDealerships) return null
  const prices = comparables.map((each) => adjustedCents(facts, each)).toSorted((one, other) => one - other)
  const cut = Math.max(1, Math.floor(prices.length * trimmedShare))
  const kept = prices.slice(cut, -cut)
  const average = kept.reduce((sum, price) => sum + price, 0) / kept.length
  const [least, most] = [kept[0]!, kept.at(-1)!]
  const fresh = comparables.filter(({ listedAt }) => now.getTime() - listedAt.getTime() <= freshDays * dayMs)
  return {
    averageCents: toHundreds(average),
    rangeMinCents: toHundreds(least),
    rangeMaxCents: toHundreds(most),
    confidence: confidenceOf(comparables.length, (most - least) / average, fresh.length / comparables.length),
    count: comparables.length,
    dealerships,
  }
}

/** To whole hundreds of dollars: finer would pretend to know, and could be told from one vehicle's price. */
const toHundreds = (cents: number): number => Math.round(cents / 10_000) * 10_000

/** Many, close together, and lately offered: each lowers it by itself. To hundredths. */
export function confidenceOf(count: number, spread: number, freshShare: number): number {
  const byCount = count / (count + fewestComparables)
  const bySpread = Math.max(0, 1 - spread / widestSpread)
  return Math.round(byCount * bySpread * (0.5 + freshShare / 2) * 100) / 100
}
