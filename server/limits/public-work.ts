import { AppError } from '#domain/app-error.ts'
import { Budget, SearchError } from '#search/index.ts'
import { Gate } from '../gate/gate.ts'
import { loopTurn } from '../gate/turns.ts'
import { WorkLimits, type Refused } from './work-limits.ts'

export interface Asker {
  /** Under what its address is counted. */
  readonly address: string
  readonly siteId: number
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
const bounds = { atWork: 16, atWorkForSite: 4, waiting: 256, waitingForSite: 64, patienceMs: 5_000 }

/** What strangers may have this process do for them: admitted by allowance and gate, done in turns, paid for by work. */
export class PublicWork {
  readonly limits: WorkLimits
  readonly #options: PublicWorkOptions
  readonly #gate: Gate

  constructor(options: PublicWorkOptions) {
    this.#options = options
    this.limits = new WorkLimits(options)
    this.#gate = new Gate(bounds, { onRefuse: () => options.onRefused('busy') })
  }

  async run<Result>(asker: Asker, work: (budget: Budget) => Promise<Result>): Promise<Result> {
    const { address, siteId, signal } = asker
    this.#requireAllowance(asker)
    const budget = new Budget({ ...requestBudget, pause: loopTurn, signal })
    const paid = async (): Promise<Result> => {
      // Others behind the same address may have used it up meanwhile.
      this.#requireAllowance(asker)
      try {
        return await work(budget)
      } finally {
        this.limits.spend(address, siteId, budget.spent + leastCost)
      }
    }
    try {
      return await this.#gate.run(asker, paid, signal)
    } catch (error) {
      throw signal.aborted ? new SearchError('request_cancelled', 'Nobody waits for the answer.') : error
    }
  }

  #requireAllowance({ address, siteId }: Asker): void {
    const refused = this.limits.refusal(address, siteId)
    if (!refused) return
    const { by, seconds } = refused
    this.#options.onRefused(by)
    throw new AppError('too_many_requests', `Too much was asked for. Please try again in ${seconds} seconds.`, [], {
      retryAfterSeconds: seconds,
    })
  }
}
