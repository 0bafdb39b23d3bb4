import type { StockVehicle } from '#db/stock.ts'

/** Every vehicle of the platform, in memory. Sites never read it directly: see SiteStock. */
export class Stock {
  readonly #vehicles = new Map<number, StockVehicle>()
  readonly #idsBySlug = new Map<string, number>()

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
    const id = this.#idsBySlug.get(slug)
    return id === undefined ? undefined : this.#vehicles.get(id)
  }

  put(vehicle: StockVehicle): void {
    this.remove(vehicle.id)
    this.#vehicles.set(vehicle.id, vehicle)
    this.#idsBySlug.set(vehicle.slug, vehicle.id)
  }

  remove(id: number): void {
    const vehicle = this.#vehicles.get(id)
    if (!vehicle) return
    this.#vehicles.delete(id)
    // Its address may have gone on to another in the meantime: changes come in any order.
    if (this.#idsBySlug.get(vehicle.slug) === id) this.#idsBySlug.delete(vehicle.slug)
  }
}
