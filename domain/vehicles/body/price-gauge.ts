import type { Ctx } from '../../ctx.ts'
import { formatMoney, formatNumber } from '../../formats/amounts.ts'
import { formatDate } from '../../formats/date.ts'
import { chosenGauge, hasGauge, type ReadGauge } from '../../market/chosen-gauge.ts'
import { lossPer10000Km, type MarketEstimate, yearlyLoss } from '../../market/estimate.ts'
import { areaWords, fillOf, isShownGauge, type ShownGauge } from '../../market/price-gauge.ts'
import { priceHistory, type PriceHistory } from '../../market/price-history.ts'
import type { MarketAverage } from '../../market/market-average.ts'
import { nounOf } from '../nouns.ts'
import type { BodySection, BodySource } from './body-source.ts'

interface GaugeView {
  readonly fill: number
  readonly price: string
  readonly min: string
  readonly max: string
  readonly description: string | null
  /** The average and where it stands, where it lies in the range. */
  readonly average: { readonly amount: string; readonly fill: number } | null
  readonly isBelowAverage: boolean
  /** How we know, a sentence each. */
  readonly grounds: readonly string[]
}

interface PriceGaugeView {
  /** No price without its type: 'Drive away'. */
  readonly priceType: string
  readonly gauge: GaugeView | null
  readonly history: PriceHistory | null
}

const defaultZone = 'Australia/Sydney'

/** Why this price: where it stands among others, and how it came to be. */
export const priceGauge: BodySection<PriceGaugeView> = async (ctx, source) => {
  const { vehicle, config, market, card } = source
  const wantsGauge = hasGauge(config, vehicle)
  if (!market || (!wantsGauge && !config.vehiclePage.priceHistory)) return null
  const kept = await keptOf(ctx, source)
  if (!kept) return null
  const found = wantsGauge ? chosenGauge(ctx, vehicle, market, kept) : null
  if (wantsGauge && !found) ctx.log.info({ vehicle: vehicle.slug }, failed)
  const gauge = found && isShownGauge(found.gauge) ? gaugeView(source, { ...found, gauge: found.gauge }) : null
  const history = config.vehiclePage.priceHistory ? historyOf(ctx, source, kept) : null
  return gauge || history ? { priceType: card.price.amount === null ? '' : card.price.type, gauge, history } : null
}

const failed = 'Failed to fetch auto gauge data.'

/** Nothing, and a page that is not kept, where it cannot be read: the rest of the page is worth more. */
async function keptOf(ctx: Ctx, { vehicle }: BodySource) {
  try {
    return await ctx.view.vehicleMarket(vehicle.id)
  } catch (error) {
    ctx.log.error({ err: error, vehicle: vehicle.slug }, failed)
    ctx.fresh.until(ctx.clock())
    return null
  }
}

function gaugeView(source: BodySource, found: ReadGauge & { gauge: ShownGauge }): GaugeView {
  const { fill, listingPriceCents, marketRangeMinCents: min, marketRangeMaxCents: max, description } = found.gauge
  const { average = null, estimate = null } = source.market ?? {}
  // One from elsewhere than the range would point at nothing.
  const isOfRange = average?.source === found.source && average.cents >= min && average.cents <= max
  const mark = isOfRange ? { amount: formatMoney(average.cents), fill: fillOf(average.cents, min, max) } : null
  return {
    fill,
    price: formatMoney(listingPriceCents),
    min: formatMoney(min),
    max: formatMoney(max),
    description,
    average: mark,
    isBelowAverage: fill < (mark?.fill ?? 0.5),
    grounds: groundsOf(source, found, { average, estimate }),
  }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

function groundsOf(
  { vehicle, location }: BodySource,
  { source, of, gauge }: ReadGauge & { gauge: ShownGauge },
  { average, estimate }: { average: MarketAverage | null; estimate: MarketEstimate | null },
): readonly string[] {
  const day = formatDate(of, location?.timeZone ?? defaultZone)
  const sure = `How sure we are, from 0 to 100: ${Math.round(gauge.confidence * 100)}.`
  if (source === 'provider' || !estimate)
    return [`Figures of a market data provider, of ${day}.`, ...averageWords(average), sure]
  const noun = nounOf(vehicle)
  const isDriven = vehicle.itemType !== 'caravan' && vehicle.carType !== 'new'
  const rates = [
    `${percent(yearlyLoss)} for each year`,
    ...(isDriven ? [`${percent(lossPer10000Km)} for each 10,000 km`] : []),
  ]
  return [
    `We compared it with ${formatNumber(estimate.count)} ${noun.plural} of the same model, badge and condition, up to three years older or newer${isDriven ? ' and within 60,000 km' : ''}, that ${estimate.dealerships} dealerships offer ${areaWords(estimate.area)} on ${day}.`,
    `Their asking prices were brought to this ${noun.singular}’s age${isDriven ? ' and kilometres' : ''}: ${rates.join(' and ')}, which is an assumption.`,
    'The lowest and the highest tenth, at least one of each, are left out. What is left asks from ' +
      `${formatMoney(estimate.rangeMinCents)} to ${formatMoney(estimate.rangeMaxCents)}, ${formatMoney(estimate.averageCents)} on average.`,
    `${sure} It grows with their number and falls with how far apart and how old the offers are.`,
  ]
}

const averageWords = (average: MarketAverage | null): readonly string[] =>
  average?.source === 'provider'
    ? [`On average ${average.area === 'state' ? 'in this state' : 'across Australia'}: ${formatMoney(average.cents)}.`]
    : []

function historyOf(
  ctx: Ctx,
  { vehicle, location, today }: BodySource,
  kept: NonNullable<Awaited<ReturnType<typeof keptOf>>>,
) {
  const timeZone = location?.timeZone ?? defaultZone
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toZonedDateTime(timeZone)
  ctx.fresh.until(new Date(tomorrow.epochMilliseconds))
  return priceHistory(vehicle, kept.prices, { today, timeZone })
}
