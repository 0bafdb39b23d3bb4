import type { Database } from '#db/database.ts'
import { addViews, readViews } from '#db/vehicle-views.ts'
import type { ServerLogger } from './logger.ts'

/** Often enough to be true, seldom enough that a busy page costs no write a visit. */
const writtenEveryMs = 5_000

/** Counts how often vehicles are looked at, and writes it a moment later. A crash loses the last moments of it. */
export class ViewCounter {
  readonly #db: Database
  readonly #log: Pick<ServerLogger, 'warn'>
  #counted = new Map<number, number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(db: Database, log: Pick<ServerLogger, 'warn'>) {
    this.#db = db
    this.#log = log
  }

  /** Counts one more; answers how many there were with it. */
  async count(vehicleId: number): Promise<number> {
    const written = await readViews(this.#db.orm, vehicleId)
    const waiting = (this.#counted.get(vehicleId) ?? 0) + 1
    this.#counted.set(vehicleId, waiting)
    this.#timer ??= setTimeout(() => void this.write(), writtenEveryMs).unref()
    return written + waiting
  }

  /** Writes what has been counted. What cannot be written waits for the next time. */
  async write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counted = this.#counted
    if (counted.size === 0) return
    this.#counted = new Map()
    try {
      await addViews(this.#db.orm, counted)
    } catch (error) {
      this.#log.warn({ err: error }, 'views were not written; they wait')
      for (const [id, views] of counted) this.#counted.set(id, (this.#counted.get(id) ?? 0) + views)
    }
  }
}
