import type { StockVehicle } from '#db/stock.ts'

/** Every vehicle of the platform, in memory. Sites never read it directly: see SiteStock. */
export class Stock {
  readonly #vehicles = new Map<number, StockVehicle>()
  readonly #bySlug = new Map<string, StockVehicle>()

  get size(): number {
    return this.#vehicles.size
  }

  ids(): Iterable<number> {
    return this.#vehicles.keys()
  }

  all(): Iterable<StockVehicle> {
    return this.#vehicles.values()
  }

  vehicle(id: number): StockVehicle | undefined {
    return this.#vehicles.get(id)
  }

  bySlug(slug: string): StockVehicle | undefined {
    return this.#bySlug.get(slug)
  }

  put(vehicle: StockVehicle): void {
    this.remove(vehicle.id)
    this.#vehicles.set(vehicle.id, vehicle)
    this.#bySlug.set(vehicle.slug, vehicle)
  }

  remove(id: number): void {
    const vehicle = this.#vehicles.get(id)
    if (!vehicle) return
    this.#vehicles.delete(id)
    // Its address may have gone on to another in the meantime: changes come in any order.
    if (this.#bySlug.get(vehicle.slug) === vehicle) this.#bySlug.delete(vehicle.slug)
  }
}
