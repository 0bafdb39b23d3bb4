import type { StockVehicle } from '#db/stock.ts'
import type { VehicleMarketRecord } from '#db/vehicle-market.ts'
import { formatMoney } from '../formats/amounts.ts'
import { formatDate } from '../formats/date.ts'

/** For how long a vehicle has been offered, and at what. */
export interface PriceHistory {
  /** 'today', '1 day', '23 days'. */
  readonly listed: string
  /** The latest first: since when, for how much, and what changed then. */
  readonly prices: readonly { readonly since: string; readonly amount: string; readonly change: string | null }[]
}

interface Now {
  /** The day it is where the vehicle stands. */
  today: string
  timeZone: string
}

/** Every price it was really offered at on today's terms; another kind of price is no change of this one. */
export function priceHistory(
  { createdAt, priceType }: Pick<StockVehicle, 'createdAt' | 'priceType'>,
  prices: VehicleMarketRecord['prices'],
  { today, timeZone }: Now,
): PriceHistory {
  const offered = prices.filter((price) => price.priceType === priceType)
  const changes = offered.filter(({ priceCents }, at) => priceCents !== offered[at - 1]?.priceCents)
  return {
    listed: daysWords(Temporal.PlainDate.from(dayIn(createdAt, timeZone)).until(today).days),
    prices: changes
      .map(({ priceCents, offeredFrom }, at) => ({
        since: formatDate(offeredFrom, timeZone),
        amount: formatMoney(priceCents),
        change: at === 0 ? null : changeWords(priceCents - changes[at - 1]!.priceCents),
      }))
      .toReversed(),
  }
}

const dayIn = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()

const daysWords = (days: number): string => (days <= 0 ? 'today' : days === 1 ? '1 day' : `${days} days`)

const changeWords = (cents: number): string => `${cents < 0 ? 'Down' : 'Up'} ${formatMoney(Math.abs(cents))}`
