import { isInStock } from './vehicle-status.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { Budget, FacetCount, FacetQuery, SearchQuery, SearchResult } from '#search/index.ts'
import type { SearchService } from '#services/search/search-service.ts'
import type { Dependency, Freshness } from '../freshness.ts'
import type { Vocabulary } from '../listings/phrases/meaning.ts'
import type { Site } from '../sites/site.ts'
import { usualOrder } from '../stock-search/car-schema.ts'
import { equals } from '../stock-search/stock-filters.ts'
import type { StockShape } from './stock-shape.ts'
import type { Stock } from './stock.ts'

interface SiteStockOptions {
  stock: Stock
  search: SearchService
  site: Site
  /** The site's shape, cached until it changes. */
  shape: () => Promise<StockShape>
  /** The names the site's stock can be asked for by, cached until it changes. */
  vocabulary: () => Promise<Vocabulary>
  /** Names the present state of these. */
  version: (dependencies: readonly Dependency[]) => string
  fresh: Freshness
  /** What the request may cost, where a stranger's words are searched outside a page. */
  budget?: Budget | undefined
}

/** What a search found, as vehicles. */
export interface FoundStock extends Omit<SearchResult, 'hits'> {
  vehicles: StockVehicle[]
}

/**
 * The only way a site sees vehicles: those its view of the stock shows now. Every read notes what the answer depends on,
 * so no caller can forget to.
 */
export class SiteStock {
  readonly #options: SiteStockOptions
  /** Of the configuration this was opened with, which does not change while it is used. */
  readonly #siteVersion: string

  constructor(options: SiteStockOptions) {
    this.#options = options
    this.#siteVersion = options.version([`site:${options.site.id}`])
  }

  async search(query: SearchQuery): Promise<FoundStock> {
    const { validUntil: _, ...found } = await this.#find(query)
    return found
  }

  /** Every vehicle the site shows, at most so many, in the order of a listing that nobody sorted; and until when. */
  all(most: number): Promise<FoundStock & { validUntil: Date | null }> {
    return this.#find({ sort: [...usualOrder], limit: most })
  }

  /**
   * Names the state of all that listings show of this site: of the stock, of its configuration and of what stands beside
   * them. Ask before reading what it is to name.
   */
  get version(): string {
    const { site, fresh, version } = this.#options
    const changing = [`stock:${site.id}`, `content:${site.id}`] as const
    for (const dependency of [`site:${site.id}`, ...changing] as const) fresh.dependsOn(dependency)
    return `${version(changing)}-${this.#siteVersion}`
  }

  /** Values of a facet that fit what was typed, small mistakes forgiven. */
  searchFacet(query: FacetQuery): Promise<FacetCount[]> {
    const { search, site, fresh, budget } = this.#options
    fresh.dependsOn(`stock:${site.id}`)
    return search.searchFacet(site.slug, query, budget)
  }

  /** What kinds of vehicles the site has. Pages that show no more than this outlive a change to one car. */
  shape(): Promise<StockShape> {
    const { site, fresh, shape } = this.#options
    fresh.dependsOn(`shape:${site.id}`)
    return shape()
  }

  /** The names by which its vehicles can be asked for. */
  vocabulary(): Promise<Vocabulary> {
    const { site, fresh, vocabulary } = this.#options
    fresh.dependsOn(`stock:${site.id}`)
    return vocabulary()
  }

  /** What its dealerships have or once had, sold or hidden too. It looks through everything: ask where nothing else is known. */
  everStocked(): Iterable<Pick<StockVehicle, 'id' | 'simpleBody' | 'make' | 'model'>> {
    const { stock, site, fresh } = this.#options
    fresh.dependsOn(`stock:${site.id}`)
    return Iterator.from(stock.ids())
      .filter((id) => site.dealershipIds.includes(stock.read(id, 'dealershipId')))
      .map((id) => ({
        id,
        simpleBody: stock.read(id, 'simpleBody'),
        make: stock.read(id, 'make'),
        model: stock.read(id, 'model'),
      }))
  }

  /** The vehicle at this address, if this site shows it. */
  async bySlug(slug: string): Promise<StockVehicle | undefined> {
    const { stock, site, fresh } = this.#options
    const vehicle = stock.bySlug(slug)
    // Where there is none yet, one may come: only the site's stock as a whole can tell.
    fresh.dependsOn(vehicle ? `vehicle:${vehicle.id}` : `stock:${site.id}`)
    return vehicle && site.dealershipIds.includes(vehicle.dealershipId) && (await this.#shows(vehicle))
      ? vehicle
      : undefined
  }

  /** The vehicle that was at this address, where one of the site's dealerships had it and has it no more. */
  goneBySlug(slug: string): StockVehicle | undefined {
    const { stock, site, fresh } = this.#options
    const vehicle = stock.bySlug(slug)
    if (vehicle) fresh.dependsOn(`vehicle:${vehicle.id}`)
    const isOurs = vehicle !== undefined && site.dealershipIds.includes(vehicle.dealershipId)
    return isOurs && !isInStock(vehicle.status) ? vehicle : undefined
  }

  /** Those of these vehicles that this site shows, in the order they were named. */
  async withIds(ids: readonly number[]): Promise<StockVehicle[]> {
    if (ids.length === 0) return []
    const { vehicles } = await this.#find({ filter: `id IN [${ids.join(', ')}]`, limit: ids.length })
    const byId = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  /**
   * The vehicle with this id, if one of the site's dealerships has or had it, shown or not: who asks about a car that was sold
   * meanwhile still means that car.
   */
  ofDealerships(id: number): StockVehicle | undefined {
    const { stock, site, fresh } = this.#options
    fresh.dependsOn(`vehicle:${id}`)
    const vehicle = stock.vehicle(id)
    return vehicle && site.dealershipIds.includes(vehicle.dealershipId) ? vehicle : undefined
  }

  /** Whether this site shows the vehicle with this id. */
  async has(id: number): Promise<boolean> {
    const { stock, site, fresh } = this.#options
    const vehicle = stock.vehicle(id)
    if (vehicle) return (await this.bySlug(vehicle.slug)) !== undefined
    fresh.dependsOn(`stock:${site.id}`)
    return false
  }

  async #find(query: SearchQuery) {
    const { stock, search, site, fresh, budget } = this.#options
    fresh.dependsOn(`stock:${site.id}`)
    const { hits, validUntil, ...found } = await search.search(site.slug, { ...query, only: ['id'] }, budget)
    const until = Number.isFinite(validUntil) ? new Date(validUntil * 1000) : null
    if (until) fresh.until(until)
    return { ...found, vehicles: hits.flatMap(({ id }) => stock.vehicle(id as number) ?? []), validUntil: until }
  }

  async #shows({ id, status }: StockVehicle): Promise<boolean> {
    const { search, site, fresh } = this.#options
    const { total, validUntil } = await search.search(site.slug, { filter: equals('id', id), limit: 0 })
    if (status === 'sold' && Number.isFinite(validUntil)) fresh.until(new Date(validUntil * 1000))
    return total > 0
  }
}
