import type { StockVehicle } from '#db/stock.ts'
import { Table } from '#search/table/table.ts'
import { groupOf, MarketGroups } from '../market/market-group.ts'
import { stockColumns } from './stock-columns.ts'

/** Every vehicle of the platform, in memory. Sites never read it directly: see SiteStock. */
export class Stock {
  /** How vehicles are kept; written down and read again as a whole. */
  readonly table = new Table<StockVehicle>(stockColumns)
  readonly #bySlug = new Map<string, number>()
  readonly #markets = new MarketGroups()

  get size(): number {
    return this.table.size
  }

  ids(): Iterable<number> {
    return this.table.ids() as Iterable<number>
  }

  all(): Iterable<StockVehicle> {
    return this.table.all()
  }

  has(id: number): boolean {
    return this.table.has(id)
  }

  vehicle(id: number): StockVehicle | undefined {
    return this.table.get(id)
  }

  bySlug(slug: string): StockVehicle | undefined {
    const id = this.#bySlug.get(slug)
    return id === undefined ? undefined : this.table.get(id)
  }

  /** One field of a vehicle, without the rest: for looking through many. */
  read<Name extends keyof StockVehicle>(id: number, name: Name): StockVehicle[Name] {
    return this.table.read(id, name) as StockVehicle[Name]
  }

  /** The vehicles that are compared with each other. */
  inMarket(group: string): ReadonlySet<number> {
    return this.#markets.of(group)
  }

  put(vehicle: StockVehicle): void {
    this.remove(vehicle.id)
    this.table.put(vehicle.id, vehicle)
    this.#bySlug.set(vehicle.slug, vehicle.id)
    this.#markets.add(this.#groupOf(vehicle.id), vehicle.id)
  }

  remove(id: number): void {
    if (!this.table.has(id)) return
    const slug = this.read(id, 'slug')
    this.#markets.remove(this.#groupOf(id), id)
    this.table.remove(id)
    // Its address may have gone on to another in the meantime: changes come in any order.
    if (this.#bySlug.get(slug) === id) this.#bySlug.delete(slug)
  }

  /** Finds vehicles by address and by market again, after the table was read as a whole. */
  index(): void {
    this.#bySlug.clear()
    this.#markets.clear()
    for (const id of this.ids()) {
      this.#bySlug.set(this.read(id, 'slug'), id)
      this.#markets.add(this.#groupOf(id), id)
    }
  }

  #groupOf(id: number): string {
    return groupOf((of, name) => this.read(of, name), id)
  }
}
