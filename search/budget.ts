import { SearchError } from './search-error.ts'

interface BudgetOptions {
  /** How much work may be done in all, in units of about a microsecond. */
  readonly work: number
  /** How many bytes the answer may have. */
  readonly bytes: number
  /** After how much work others are let in. */
  readonly slice: number
  /** Lets them in. */
  readonly pause: () => Promise<void>
  /** Says when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
}

/** So many bytes are written in the time of one unit. */
const bytesPerUnit = 100

/**
 * What one request may cost, however many queries it has. Work is counted, not timed: the same request always costs the
 * same, on a machine that is busy too.
 */
export class Budget {
  readonly #options: BudgetOptions
  #spent = 0
  #bytes = 0
  #restedAt = 0

  constructor(options: BudgetOptions) {
    this.#options = options
  }

  get spent(): number {
    return this.#spent
  }

  get slice(): number {
    return this.#options.slice
  }

  /** Whether it is time to let others in. */
  get isDue(): boolean {
    return this.#spent - this.#restedAt >= this.#options.slice
  }

  /** Counts work that is about to be done, and refuses it beyond what is left. */
  spend(units: number): void {
    this.#spent += units
    if (this.#spent > this.#options.work) throw exceeded('asks for too much work')
  }

  spendBytes(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > this.#options.bytes) throw exceeded(`has an answer of more than ${this.#options.bytes} bytes`)
    this.spend(bytes / bytesPerUnit)
  }

  /** Lets others in where it is time to; does not come back when nobody waits any more. */
  async rest(): Promise<void> {
    if (!this.isDue) return
    await this.#options.pause()
    this.#restedAt = this.#spent
    if (this.#options.signal?.aborted) throw new SearchError('request_cancelled', 'Nobody waits for the answer.')
  }
}

const exceeded = (why: string): SearchError =>
  new SearchError(
    'search_budget_exceeded',
    `The request ${why}. Ask for fewer hits, words, filters or queries at once.`,
  )
