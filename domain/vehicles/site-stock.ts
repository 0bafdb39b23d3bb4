import type { Clock } from '../clock.ts'
import type { Freshness } from '../freshness.ts'
import type { Site } from '../sites/site.ts'
import { listedUntil } from './listed.ts'
import type { Stock } from './stock.ts'
import { stockShape, type StockShape } from './stock-shape.ts'
import type { StockVehicle } from '#db/stock.ts'

interface SiteStockOptions {
  stock: Stock
  site: Site
  soldDays: number
  clock: Clock
  fresh: Freshness
}

/**
 * The only way a site sees vehicles: those of its own dealerships that it lists now. Every read notes what the answer
 * depends on, so no caller can forget to.
 */
export class SiteStock {
  readonly #options: SiteStockOptions

  constructor(options: SiteStockOptions) {
    this.#options = options
  }

  /** All listed vehicles, latest first. */
  all(): StockVehicle[] {
    const { stock, site, fresh } = this.#options
    fresh.dependsOn(`stock:${site.id}`)
    const listed = [...stock.ofDealerships(site.dealershipIds)].filter((vehicle) => this.#isListed(vehicle))
    return listed.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
  }

  /** What kinds of vehicles the site has. Pages that show no more than this outlive a change to one car. */
  shape(): StockShape {
    const { stock, site, fresh } = this.#options
    fresh.dependsOn(`shape:${site.id}`)
    return stockShape(stock.ofDealerships(site.dealershipIds))
  }

  /** The vehicle at this address, if this site shows it. */
  bySlug(slug: string): StockVehicle | undefined {
    const { stock, site, fresh } = this.#options
    const vehicle = stock.bySlug(slug)
    // Where there is none yet, one may come: only the site's stock as a whole can tell.
    fresh.dependsOn(vehicle ? `vehicle:${vehicle.id}` : `stock:${site.id}`)
    if (!vehicle || !site.dealershipIds.includes(vehicle.dealershipId)) return undefined
    return this.#isListed(vehicle) ? vehicle : undefined
  }

  /** Whether this site shows the vehicle with this id. */
  has(id: number): boolean {
    const vehicle = this.#options.stock.vehicle(id)
    return vehicle !== undefined && this.bySlug(vehicle.slug) !== undefined
  }

  #isListed(vehicle: StockVehicle): boolean {
    const { clock, fresh, soldDays } = this.#options
    const until = listedUntil(vehicle, soldDays)
    if (until === null || until <= clock().getTime()) return false
    if (Number.isFinite(until)) fresh.until(new Date(until))
    return true
  }
}
