import type { Clock } from '../clock.ts'
import type { Freshness } from '../freshness.ts'
import { shownCents } from '../vehicles/price.ts'
import type { Stock } from '../vehicles/stock.ts'
import { isInStock } from '../vehicles/vehicle-status.ts'
import { type Comparable, estimate, type MarketEstimate, type MarketFacts } from './estimate.ts'
import { marketGroup } from './market-group.ts'

/** Further apart in age or distance, an adjustment would say more than the price it is made of. */
const mostYears = 3
const mostKm = 60_000
const dayMs = 86_400_000

interface MarketOptions {
  stock: Stock
  fresh: Freshness
  clock: Clock
}

/**
 * What vehicles are offered for on the whole platform. It looks at every dealership's stock, so it answers sums alone: no
 * vehicle of another dealer leaves it.
 */
export class Market {
  readonly #options: MarketOptions

  constructor(options: MarketOptions) {
    this.#options = options
  }

  /** What vehicles like this are offered for, itself left out; null where there are too few to say. */
  estimate(facts: MarketFacts, itself?: number): MarketEstimate | null {
    const { fresh, clock } = this.#options
    const now = clock()
    fresh.dependsOn(`market:${marketGroup(facts)}`)
    // Offers age by the day.
    fresh.until(new Date((Math.floor(now.getTime() / dayMs) + 1) * dayMs))
    return estimate({ ...facts, km: comparedKm(facts) }, [...this.#comparables(facts, itself)], now)
  }

  *#comparables(facts: MarketFacts, itself: number | undefined): Generator<Comparable> {
    const { stock } = this.#options
    const km = comparedKm(facts)
    if (facts.year === null || km === null || facts.priceType === null) return
    for (const id of stock.inMarket(marketGroup(facts))) {
      const year = stock.read(id, 'year')
      if (id === itself || year === null || Math.abs(year - facts.year) > mostYears || !isOffered(stock, id)) continue
      const priceCents = shownCents(stock.read(id, 'priceCents'))
      const theirKm = comparedKm({ km: stock.read(id, 'km'), carType: facts.carType, itemType: facts.itemType })
      if (priceCents === null || stock.read(id, 'priceType') !== facts.priceType) continue
      if (theirKm === null || Math.abs(theirKm - km) > mostKm) continue
      yield {
        priceCents,
        year,
        km: theirKm,
        state: stock.read(id, 'state'),
        dealershipId: stock.read(id, 'dealershipId'),
        listedAt: stock.read(id, 'createdAt'),
      }
    }
  }
}

/** What shoppers can find now, and buy at its price. */
const isOffered = (stock: Stock, id: number): boolean =>
  isInStock(stock.read(id, 'status')) && stock.read(id, 'showOnDealerWebsite') && !stock.read(id, 'preorder')

/** A new vehicle has gone nowhere, and a caravan has no meter; of any other, not to know how far it went is not to know it. */
const comparedKm = ({ km, carType, itemType }: Pick<MarketFacts, 'km' | 'carType' | 'itemType'>): number | null =>
  itemType === 'caravan' || carType === 'new' ? 0 : km
