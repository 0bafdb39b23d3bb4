import type { StockVehicle } from '#db/stock.ts'

/** Every vehicle of the platform, in memory. Sites never read it directly: see SiteStock. */
export class Stock {
  readonly #vehicles = new Map<number, StockVehicle>()
  readonly #idsBySlug = new Map<string, number>()
  readonly #byDealership = new Map<number, Map<number, StockVehicle>>()

  get size(): number {
    return this.#vehicles.size
  }

  ids(): Iterable<number> {
    return this.#vehicles.keys()
  }

  vehicle(id: number): StockVehicle | undefined {
    return this.#vehicles.get(id)
  }

  bySlug(slug: string): StockVehicle | undefined {
    const id = this.#idsBySlug.get(slug)
    return id === undefined ? undefined : this.#vehicles.get(id)
  }

  *ofDealerships(ids: readonly number[]): Iterable<StockVehicle> {
    for (const id of ids) yield* this.#byDealership.get(id)?.values() ?? []
  }

  put(vehicle: StockVehicle): void {
    this.remove(vehicle.id)
    this.#vehicles.set(vehicle.id, vehicle)
    this.#idsBySlug.set(vehicle.slug, vehicle.id)
    const dealership = this.#byDealership.get(vehicle.dealershipId) ?? new Map<number, StockVehicle>()
    dealership.set(vehicle.id, vehicle)
    this.#byDealership.set(vehicle.dealershipId, dealership)
  }

  remove(id: number): void {
    const vehicle = this.#vehicles.get(id)
    if (!vehicle) return
    this.#vehicles.delete(id)
    this.#idsBySlug.delete(vehicle.slug)
    this.#byDealership.get(vehicle.dealershipId)?.delete(id)
  }
}
