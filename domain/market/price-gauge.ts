import type { AustralianState } from '#db/value-sets.ts'
import { formatMoney, formatNumber } from '../formats/amounts.ts'
import type { Noun } from '../vehicles/nouns.ts'
import type { MarketEstimate } from './estimate.ts'
import { providerUntil } from './market-average.ts'

/** Where a price stands in the market; what is not known is null. Cents; fill and confidence from 0 to 1. */
export interface PriceGauge {
  /** 0 at the lower end of the range or below it, 1 at the upper end. */
  readonly fill: number | null
  readonly listingPriceCents: number | null
  readonly marketRangeMinCents: number | null
  readonly marketRangeMaxCents: number | null
  readonly confidence: number | null
  readonly description: string | null
}

type Figures = Exclude<keyof PriceGauge, 'description'>

/** A gauge with every figure. */
export type ShownGauge = { readonly [Name in Figures]: number } & Pick<PriceGauge, 'description'>

const leastConfidence = 0.2

/** Whether a gauge may be shown: every figure is there, we are sure enough, and the price is not beyond the range. */
export function isShownGauge(gauge: PriceGauge): gauge is ShownGauge {
  const { fill, listingPriceCents: price, marketRangeMinCents: min, marketRangeMaxCents: max, confidence } = gauge
  return (
    fill !== null &&
    price !== null &&
    min !== null &&
    max !== null &&
    confidence !== null &&
    confidence > leastConfidence &&
    max >= price
  )
}

/** How far along the range a price stands. */
export function fillOf(priceCents: number, minCents: number, maxCents: number): number {
  if (maxCents <= minCents) return priceCents < minCents ? 0 : 1
  return Math.min(1, Math.max(0, (priceCents - minCents) / (maxCents - minCents)))
}

/** A gauge that a provider computed, while it is of this price and of late. */
export function providerGauge<Stored extends PriceGauge & { computedAt: Date }>(
  stored: Stored | null,
  priceCents: number,
  now: Date,
): Stored | null {
  return stored && stored.listingPriceCents === priceCents && now < providerUntil(stored.computedAt) ? stored : null
}

/** The gauge of our own figures. */
export function ownGauge(estimate: MarketEstimate, priceCents: number, noun: Noun): ShownGauge {
  const { rangeMinCents: min, rangeMaxCents: max, confidence } = estimate
  return {
    fill: Math.round(fillOf(priceCents, min, max) * 1_000) / 1_000,
    listingPriceCents: priceCents,
    marketRangeMinCents: min,
    marketRangeMaxCents: max,
    confidence,
    description: `${differenceWords(priceCents, estimate.averageCents)} of ${formatNumber(estimate.count)} similar ${noun.plural} ${areaWords(estimate.area)}.`,
  }
}

/** Nearer to the average than this, as a share of it, is at the average. */
const sameShare = 0.01

function differenceWords(priceCents: number, averageCents: number): string {
  const below = averageCents - priceCents
  if (Math.abs(below) <= averageCents * sameShare) return 'About the average asking price'
  // The average is known to the hundred: a difference cannot be known better.
  const amount = formatMoney(Math.max(10_000, Math.round(Math.abs(below) / 10_000) * 10_000))
  return `About ${amount} ${below > 0 ? 'below' : 'above'} the average asking price`
}

const stateNames: Readonly<Record<AustralianState, string>> = {
  ACT: 'the Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'the Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

/** 'in Queensland', 'across Australia'. */
export const areaWords = (area: AustralianState | null): string =>
  area === null ? 'across Australia' : `in ${stateNames[area]}`
