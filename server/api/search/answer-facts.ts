import { randomUUIDv7 } from 'node:crypto'
import { carSchema } from '#domain/stock-search/car-schema.ts'

/** Times the parts of an answer. */
export class Stopwatch {
  readonly #started = performance.now()
  #lapped = this.#started
  readonly laps: Record<string, number> = {}

  /** Notes what was done since the last one. */
  lap(name: string): void {
    const now = performance.now()
    this.laps[name] = now - this.#lapped
    this.#lapped = now
  }

  get milliseconds(): number {
    return Math.round(performance.now() - this.#started)
  }
}

/** How long the parts of an answer took, each written with its unit. */
export const performanceDetails = ({ laps }: Stopwatch) => ({
  performanceDetails: Object.fromEntries(Object.entries(laps).map(([name, time]) => [name, `${time.toFixed(2)}ms`])),
})

export const requestUid = () => ({ requestUid: randomUUIDv7() })

/** Which query was answered by which index. */
export const queryMetadata = (indexUid: string, q: string | null | undefined) => ({
  ...(q && { query: q }),
  queryUid: randomUUIDv7(),
  indexUid,
  primaryKey: carSchema.id,
})
