import { AppError } from '#domain/app-error.ts'
import { Budget, SearchError } from '#search/index.ts'
import { FairQueue } from './fair-queue.ts'
import { Turns } from './turns.ts'
import { WorkLimits, type Refused } from './work-limits.ts'

export interface Asker {
  /** Under what its address is counted. */
  readonly address: string
  readonly site: string
  /** Says when it waits no more. */
  readonly signal: AbortSignal
}

export type Refusal = Refused['by'] | 'busy'

interface PublicWorkOptions {
  readonly addressPercent: number
  readonly sitePercent: number
  /** The time in milliseconds. */
  readonly now: () => number
  /** Told of everyone who was refused. */
  readonly onRefused: (why: Refusal) => void
}

/** A quarter of a second's work, and more bytes than a thousand vehicles shown in full. */
const requestBudget = { work: 250_000, bytes: 4 * 1024 * 1024, slice: 5_000 }
/** Reading and answering a request that asks nothing. */
const leastCost = 100
/** One process works at one thing at a time: more inside would only make each slower, and hold more memory. */
const seats = { atOnce: 16, atOncePerSite: 4, mostWaiting: 256, mostWaitingPerSite: 64 }
const patienceMs = 5_000
const busySeconds = 2

/** What strangers may have this process do for them: admitted by allowance and seat, done in turns, paid for by work. */
export class PublicWork {
  readonly limits: WorkLimits
  readonly #options: PublicWorkOptions
  readonly #queue = new FairQueue(seats)
  readonly #turns = new Turns()

  constructor(options: PublicWorkOptions) {
    this.#options = options
    this.limits = new WorkLimits(options)
  }

  async run<Result>(asker: Asker, work: (budget: Budget) => Promise<Result>): Promise<Result> {
    const { address, site, signal } = asker
    this.#requireAllowance(asker)
    const leave = await this.#enter(asker)
    const budget = new Budget({ ...requestBudget, pause: () => this.#turns.next(), signal })
    try {
      await this.#turns.next()
      // Others behind the same address may have used it up meanwhile.
      this.#requireAllowance(asker)
      return await work(budget)
    } finally {
      leave()
      this.limits.spend(address, site, budget.spent + leastCost)
    }
  }

  #requireAllowance({ address, site }: Asker): void {
    const refused = this.limits.refusal(address, site)
    if (!refused) return
    const { by, seconds } = refused
    this.#options.onRefused(by)
    throw new AppError('too_many_requests', `Too much was asked for. Please try again in ${seconds} seconds.`, [], {
      retryAfterSeconds: seconds,
    })
  }

  async #enter({ site, signal }: Asker): Promise<() => void> {
    if (!this.#queue.hasRoom(site)) throw this.#busy()
    // A timer only for those who must wait: most need not.
    const patience = this.#queue.hasSeat(site) ? signal : AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
    try {
      return await this.#queue.enter(site, patience)
    } catch {
      throw signal.aborted ? new SearchError('request_cancelled', 'Nobody waits for the answer.') : this.#busy()
    }
  }

  #busy(): AppError {
    this.#options.onRefused('busy')
    return new AppError('unavailable', 'Too many requests are being answered. Please try again.', [], {
      retryAfterSeconds: busySeconds,
    })
  }
}
