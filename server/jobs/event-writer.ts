import { randomUUID } from 'node:crypto'
import { insertEvents, isRefusal, type NewEvent } from '#db/events.ts'
import type { Database } from '#db/database.ts'
import type { Logger } from '#domain/logger.ts'
import type { EventSpool } from './event-spool.ts'

const largestBatch = 500
const soonMs = 1_000
/** While the database is away. */
const laterMs = 5_000

/**
 * Takes events and writes them in batches, off the request path. What it has taken is on disk: it is written when the
 * database is back, or by the next process. A failure is a warning: counting never breaks a page.
 */
export class EventWriter {
  readonly #db: Pick<Database, 'orm'>
  readonly #spool: EventSpool
  readonly #log: Logger
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  constructor(db: Pick<Database, 'orm'>, spool: EventSpool, log: Logger) {
    this.#db = db
    this.#spool = spool
    this.#log = log
  }

  /** Takes up what an earlier process has left. */
  start(): void {
    try {
      this.#spool.open()
    } catch (error) {
      this.#log.warn({ err: error }, 'the folder of waiting events cannot be opened')
    }
    if (this.#spool.bytes > 0) this.#writeIn(soonMs)
  }

  /** Resolves once the event cannot be lost; refused where too many wait. */
  async add(event: Omit<NewEvent, 'key'>): Promise<void> {
    await this.#spool.append(JSON.stringify({ key: randomUUID(), ...event }))
    this.#writeIn(soonMs)
  }

  /** Writes what is waiting now; never rejects. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#running = this.#running.then(() => this.#write())
    return this.#running
  }

  async stop(): Promise<void> {
    await this.flush()
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#spool.release()
  }

  #writeIn(ms: number): void {
    this.#timer ??= setTimeout(() => void this.flush(), ms)
  }

  async #write(): Promise<void> {
    try {
      for (const name of await this.#spool.close()) {
        const events = (await this.#spool.read(name)).flatMap((line) => this.#parse(line))
        for (let start = 0; start < events.length; start += largestBatch) {
          await this.#store(events.slice(start, start + largestBatch))
        }
        await this.#spool.remove(name)
      }
    } catch (error) {
      this.#log.warn({ err: error, bytes: this.#spool.bytes }, 'events were not written; they wait')
      this.#writeIn(laterMs)
    }
  }

  /** A line that a bad disk has spoiled keeps none of the others waiting. */
  #parse(line: string): NewEvent[] {
    try {
      return [JSON.parse(line) as NewEvent]
    } catch {
      this.#log.warn({ length: line.length }, 'a waiting event cannot be read and was dropped')
      return []
    }
  }

  /** One that is refused takes none of the others with it. */
  async #store(events: readonly NewEvent[]): Promise<void> {
    try {
      await insertEvents(this.#db.orm, events)
    } catch (error) {
      if (!isRefusal(error)) throw error
      if (events.length === 1) {
        const { siteId, eventId } = events[0]!
        this.#log.warn({ err: error, siteId, eventId }, 'an event was refused by the database and dropped')
        return
      }
      const half = Math.ceil(events.length / 2)
      await this.#store(events.slice(0, half))
      await this.#store(events.slice(half))
    }
  }
}
