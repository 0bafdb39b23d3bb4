import { type ClaimedWork, claimWork, dueKinds, failWork, finishWork, outboxChannel } from '#db/outbox.ts'
import type { Database } from '#db/database.ts'
import { loggableError } from '#db/loggable-error.ts'
import { type KindName, kindNames, kinds, retryDelay } from '#domain/outbox/kinds.ts'
import type { PlatformCtx } from '#domain/platform-ctx.ts'
import type { Attempt, Handlers } from './handlers.ts'
import { addScheduledWork } from './schedules.ts'

/** New work announces itself; this is for what becomes due by time, and for an announcement that got lost. */
const pollMs = 1_000
/** A database that is away is asked less and less often. */
const longestQuietMs = 15_000
/** No schedule is finer than this. */
const schedulesMs = 60_000
/** So many pieces of work at once. */
const mostAtOnce = 4
/** Beyond an attempt's own time, so that a worker always knows the end of its attempt before another may begin. */
const leaseMarginSeconds = 30

interface WorkerDeps {
  db: Database
  ctx: PlatformCtx
  handlers: Handlers
  random?: () => number
  /** Told how each attempt ended. */
  onAttempt?: (kind: KindName, outcome: 'done' | 'failed' | 'dead') => void
}

/** Does the work of the outbox. Any number of workers, in any number of processes, share it. */
export class OutboxWorker {
  readonly #deps: Required<WorkerDeps>
  readonly #stopping = new AbortController()
  readonly #underWay = new Set<Promise<void>>()
  #looking: Promise<void> = Promise.resolve()
  #lookAgain = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #stopListening: (() => Promise<void>) | undefined
  #lookedAt = 0
  #scheduledAt = 0
  #failures = 0
  #quietUntil = 0

  constructor({ random = Math.random, onAttempt = () => {}, ...deps }: WorkerDeps) {
    this.#deps = { random, onAttempt, ...deps }
  }

  async start(): Promise<void> {
    this.#lookedAt = Date.now()
    this.#stopListening = await this.#deps.db.listen(outboxChannel, () => this.#look())
    this.#timer = setInterval(() => this.#look(), pollMs)
    this.#look()
  }

  /** Takes no more work and ends what is under way: what has not ended is due again when its lease is over. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#stopListening?.()
    // First no more is taken, then what is under way ends: what is put back must not be taken here once more.
    this.#isClosed = true
    await this.#looking
    this.#stopping.abort(new Error('The process stops.'))
    await Promise.all(this.#underWay)
  }

  /** Whether it has looked for work lately: one that hangs, or cannot reach the database, has not. */
  isHealthy(now = Date.now()): boolean {
    return now - this.#lookedAt < 30_000
  }

  /** Does everything that is due now, and what that brings; for tests and commands. */
  async runDue(): Promise<void> {
    while ((await this.#takeDue()) > 0) await Promise.all(this.#underWay)
  }

  #look(): void {
    this.#lookAgain = true
    this.#looking = this.#looking.then(async () => {
      if (!this.#lookAgain || this.#isClosed || Date.now() < this.#quietUntil) return
      this.#lookAgain = false
      try {
        await this.#addScheduled()
        await this.#takeDue()
        this.#lookedAt = Date.now()
        this.#failures = 0
      } catch (error) {
        this.#failures += 1
        this.#quietUntil = Date.now() + Math.min(pollMs * 2 ** this.#failures, longestQuietMs)
        this.#deps.ctx.log.error({ err: error }, 'the outbox could not be read')
      }
    })
  }

  async #addScheduled(): Promise<void> {
    if (Date.now() - this.#scheduledAt < schedulesMs) return
    await addScheduledWork(this.#deps.ctx)
    this.#scheduledAt = Date.now()
  }

  async #takeDue(): Promise<number> {
    const free = mostAtOnce - this.#underWay.size
    if (free <= 0) return 0
    let taken = 0
    // Each kind has its own time, so each is claimed with its own lease.
    for (const name of await dueKinds(this.#deps.db.orm)) {
      const kind = kindNames.find((known) => known === name && this.#deps.handlers[known] !== undefined)
      if (kind === undefined || taken >= free) continue
      const leaseSeconds = kinds[kind].timeoutSeconds + leaseMarginSeconds
      const claimed = await claimWork(this.#deps.db.orm, { kinds: [kind], limit: free - taken, leaseSeconds })
      taken += claimed.length
      for (const work of claimed) this.#begin(kind, work)
    }
    return taken
  }

  #begin(kind: KindName, work: ClaimedWork): void {
    const running = this.#attempt(kind, work)
      .catch((error: unknown) =>
        this.#deps.ctx.log.error({ err: error, work: work.id }, 'the outbox could not be written'),
      )
      .finally(() => {
        this.#underWay.delete(running)
        // There may be more than could be taken at once.
        if (!this.#isClosed && this.#timer) this.#look()
      })
    this.#underWay.add(running)
  }

  async #attempt(kind: KindName, work: ClaimedWork): Promise<void> {
    const { db, ctx, onAttempt } = this.#deps
    // Whoever took it the last time it was allowed to be tried died over it.
    const died = work.attempts > kinds[kind].attempts
    const error = died ? new Error('The last attempt did not end.') : await this.#tryOnce(kind, work)
    if (error === undefined) {
      if (!(await finishWork(db.orm, work)))
        ctx.log.warn({ kind, work: work.id }, 'work took longer than its lease: it is done again')
      onAttempt(kind, 'done')
      return
    }
    // Told to stop is not a failure: the next process goes on with it at once.
    const delay = this.#stopping.signal.aborted ? 0 : retryDelay(kinds[kind], work.attempts, this.#deps.random)
    await failWork(db.orm, work, messageOf(error), delay)
    onAttempt(kind, delay === null ? 'dead' : 'failed')
    const details = { err: loggableError(error), kind, work: work.id, attempt: work.attempts }
    if (delay === null) ctx.log.error(details, 'work was given up')
    else ctx.log.warn(details, 'work failed and will be tried again')
  }

  /** What went wrong, or undefined. */
  async #tryOnce(kind: KindName, { payload, deliveryId, siteId }: ClaimedWork): Promise<unknown> {
    const { ctx, handlers } = this.#deps
    const timeout = AbortSignal.timeout(kinds[kind].timeoutSeconds * 1_000)
    const signal = AbortSignal.any([timeout, this.#stopping.signal])
    const handle = handlers[kind] as (c: PlatformCtx, attempt: Attempt<KindName>) => Promise<unknown>
    try {
      const parsed = kinds[kind].payload.parse(payload) as Attempt<KindName>['payload']
      await Promise.race([handle(ctx, { payload: parsed, deliveryId, siteId, signal }), aborted(signal)])
      return undefined
    } catch (error) {
      return error ?? new Error('It failed without a reason.')
    }
  }
}

/** Rejects when the signal fires: a handler that does not listen must not hold its place for ever. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const give = () => reject(signal.reason as Error)
    if (signal.aborted) give()
    signal.addEventListener('abort', give, { once: true })
  })

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 1_000)
