import { insertEvents, type NewEvent } from '#db/events.ts'
import type { Database } from '#db/database.ts'
import type { Logger } from '#domain/logger.ts'

const largestBatch = 500
const mostWaiting = 20_000

/** Writes events in batches, off the request path. A failure is a warning: counting never breaks a page. */
export class EventWriter {
  readonly #db: Pick<Database, 'orm'>
  readonly #log: Logger
  #waiting: NewEvent[] = []
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(db: Pick<Database, 'orm'>, log: Logger) {
    this.#db = db
    this.#log = log
  }

  add(event: NewEvent): void {
    // A database that is down for long must not fill the memory of a server that is up.
    if (this.#waiting.length >= mostWaiting) return
    this.#waiting.push(event)
    this.#timer ??= setTimeout(() => void this.flush(), 1_000)
  }

  /** Writes what is waiting now; never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#running = this.#running.then(() => this.#write())
    return this.#running
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch)
      try {
        await insertEvents(this.#db.orm, batch)
      } catch (error) {
        this.#log.warn({ err: error, events: batch.length }, 'events were not written')
      }
    }
  }
}
