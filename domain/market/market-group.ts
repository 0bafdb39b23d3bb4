import type { StockVehicle } from '#db/stock.ts'
import type { MarketFacts } from './estimate.ts'

type Named = Pick<MarketFacts, 'itemType' | 'carType' | 'make' | 'model' | 'badge'>

/** Vehicles of one group are compared with each other: the same model, badge and condition. Feeds differ in capitals. */
export const marketGroup = ({ itemType, carType, make, model, badge }: Named): string =>
  [itemType, carType, make, model, badge ?? ''].join('|').toLowerCase()

type Read = <Name extends keyof StockVehicle>(id: number, name: Name) => StockVehicle[Name]

/** The same of a vehicle that lies in columns. */
export const groupOf = (read: Read, id: number): string =>
  marketGroup({
    itemType: read(id, 'itemType'),
    carType: read(id, 'carType'),
    make: read(id, 'make'),
    model: read(id, 'model'),
    badge: read(id, 'badge'),
  })

/** Which vehicles are in which group, kept as they come and go: nobody looks through all of them. */
export class MarketGroups {
  readonly #ids = new Map<string, Set<number>>()

  of(group: string): ReadonlySet<number> {
    return this.#ids.get(group) ?? new Set()
  }

  add(group: string, id: number): void {
    const ids = this.#ids.get(group)
    if (ids) ids.add(id)
    else this.#ids.set(group, new Set([id]))
  }

  remove(group: string, id: number): void {
    const ids = this.#ids.get(group)
    ids?.delete(id)
    if (ids?.size === 0) this.#ids.delete(group)
  }

  clear(): void {
    this.#ids.clear()
  }
}
