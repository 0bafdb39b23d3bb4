import { AppError } from '#domain/app-error.ts'
import { FairQueue, type Place } from './fair-queue.ts'
import { loopTurn, type Turns } from './turns.ts'

export interface GateBounds {
  /** At work at once, in all and for one site. */
  atWork: number
  atWorkForSite: number
  /** Waiting to begin, in all and for one site. */
  waiting: number
  waitingForSite: number
  /** Whoever has waited so long is told to come back. */
  patienceMs: number
}

interface GateOptions {
  turn?: Turns
  /** Called for each that is turned away. */
  onRefuse?: () => void
}

interface Waiting {
  place: Place
  begin: () => void
  refuse: (error: unknown) => void
}

/** Long enough for a queue to have gone by. */
export const retryAfterSeconds = 2

const busy = () =>
  new AppError('unavailable', 'Too many visitors at once. Please try again in a moment.', [], { retryAfterSeconds })

/**
 * How much of a kind of work is done at once. Sites take turns, and so do a site's visitors; when too many wait, whoever
 * has most waiting is turned away first, so that no one can keep another out. Whoever left is not worked for.
 */
export class Gate {
  readonly #bounds: GateBounds
  readonly #turn: Turns
  readonly #onRefuse: () => void
  readonly #queue = new FairQueue<Waiting>()
  readonly #atWork = new Map<number, number>()
  #working = 0

  constructor(bounds: GateBounds, { turn = loopTurn, onRefuse = () => {} }: GateOptions = {}) {
    this.#bounds = bounds
    this.#turn = turn
    this.#onRefuse = onRefuse
  }

  get waiting(): number {
    return this.#queue.size
  }

  get working(): number {
    return this.#working
  }

  /** Whether `run` would refuse at once: asked where a refusal must cost next to nothing. */
  wouldRefuse(place: Place): boolean {
    return this.#isFull(place) && !this.#whoGivesWay(place)
  }

  /** Does the work when it is its turn; `unavailable` where too many wait, the signal's reason where its visitor left. */
  async run<T>(place: Place, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#mayBegin(place.siteId)) this.#count(place.siteId, 1)
    else await this.#wait(place, signal)
    try {
      await this.#turn()
      signal?.throwIfAborted()
      return await work()
    } finally {
      this.#count(place.siteId, -1)
      this.#letIn()
    }
  }

  #wait(place: Place, signal: AbortSignal | undefined): Promise<void> {
    if (this.#isFull(place)) {
      const last = this.#whoGivesWay(place)
      this.#onRefuse()
      if (!last) return Promise.reject(busy())
      this.#queue.remove(last.place, last)
      last.refuse(busy())
    }
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown): void => {
        if (this.#queue.remove(place, waiting)) waiting.refuse(reason)
      }
      const leave = (): void => giveUp(signal?.reason)
      const patience = setTimeout(() => {
        this.#onRefuse()
        giveUp(busy())
      }, this.#bounds.patienceMs)
      const ended = (): void => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', leave)
      }
      const waiting: Waiting = {
        place,
        begin: () => {
          ended()
          resolve()
        },
        refuse: (error) => {
          ended()
          reject(error)
        },
      }
      signal?.addEventListener('abort', leave)
      this.#queue.add(place, waiting)
    })
  }

  #isFull({ siteId }: Place): boolean {
    const { waiting, waitingForSite } = this.#bounds
    if (this.#mayBegin(siteId)) return false
    return this.#queue.size >= waiting || this.#queue.sizeFor(siteId) >= waitingForSite
  }

  /** The last of the longest lane, if that is longer than the newcomer's would be. */
  #whoGivesWay(place: Place): Waiting | undefined {
    const queue = this.#queue
    const isSiteFull = queue.sizeFor(place.siteId) >= this.#bounds.waitingForSite
    const longest = queue.longest(isSiteFull ? place.siteId : undefined)
    if (!longest) return undefined
    const isLonger =
      longest.siteId === place.siteId
        ? queue.sizeAt(longest) > queue.sizeAt(place) + 1
        : queue.sizeFor(longest.siteId) > queue.sizeFor(place.siteId) + 1
    return isLonger ? queue.lastAt(longest) : undefined
  }

  #mayBegin(siteId: number): boolean {
    return this.#working < this.#bounds.atWork && (this.#atWork.get(siteId) ?? 0) < this.#bounds.atWorkForSite
  }

  #letIn(): void {
    const next = this.#queue.take((siteId) => this.#mayBegin(siteId))
    if (!next) return
    // Counted before it begins: whoever comes in between finds the place taken.
    this.#count(next.place.siteId, 1)
    next.begin()
  }

  #count(siteId: number, by: 1 | -1): void {
    this.#working += by
    const now = (this.#atWork.get(siteId) ?? 0) + by
    if (now > 0) this.#atWork.set(siteId, now)
    else this.#atWork.delete(siteId)
  }
}
