import type { Coordinates } from './coordinates.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Coast } from './map/coast.ts'

/** Where things are, as one site knows it. */
export interface Places {
  /** Our own data; read when first asked for, once in a process. */
  readonly gazetteer: () => Gazetteer
  readonly coast: () => Coast
  /** Where a postcode is, by the site's maps service or our own data: in a short, bounded time, and never an error. */
  readonly locate: (postcode: string) => Promise<Coordinates | null>
}
