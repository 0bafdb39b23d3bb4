interface QueueOptions {
  /** How many may be inside at once. */
  readonly atOnce: number
  /** How many of them for one site: so many stay free for the others. */
  readonly atOncePerSite: number
  readonly mostWaiting: number
  readonly mostWaitingPerSite: number
}

interface Waiting {
  readonly enter: () => void
}

/** Lets so many in at once; who must wait is called by site, one of each in turn. */
export class FairQueue {
  readonly #options: QueueOptions
  #inside = 0
  #waitingCount = 0
  readonly #insideOf = new Map<string, number>()
  /** Sites with someone waiting, the next to be called first. */
  readonly #waitingOf = new Map<string, Set<Waiting>>()

  constructor(options: QueueOptions) {
    this.#options = options
  }

  /** Whether someone of this site need not wait. */
  hasSeat(site: string): boolean {
    const { atOnce, atOncePerSite } = this.#options
    return this.#inside < atOnce && (this.#insideOf.get(site) ?? 0) < atOncePerSite
  }

  /** Whether someone of this site who must wait still may. */
  hasRoom(site: string): boolean {
    const { mostWaiting, mostWaitingPerSite } = this.#options
    if (this.hasSeat(site)) return true
    return this.#waitingCount < mostWaiting && (this.#waitingOf.get(site)?.size ?? 0) < mostWaitingPerSite
  }

  /** Resolves inside, with the way out; rejects with the signal's reason when it is given up before. */
  async enter(site: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted()
    if (this.hasSeat(site)) this.#seat(site)
    else await this.#wait(site, signal)
    let isInside = true
    return () => {
      if (isInside) this.#leave(site)
      isInside = false
    }
  }

  #seat(site: string): void {
    this.#inside++
    this.#insideOf.set(site, (this.#insideOf.get(site) ?? 0) + 1)
  }

  #wait(site: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        enter: () => {
          signal.removeEventListener('abort', giveUp)
          this.#seat(site)
          resolve()
        },
      }
      const giveUp = (): void => {
        this.#remove(site, waiting)
        reject(signal.reason as Error)
      }
      signal.addEventListener('abort', giveUp, { once: true })
      const others = this.#waitingOf.get(site)
      if (others) others.add(waiting)
      else this.#waitingOf.set(site, new Set([waiting]))
      this.#waitingCount++
    })
  }

  #remove(site: string, waiting: Waiting): void {
    const others = this.#waitingOf.get(site)
    if (!others?.delete(waiting)) return
    this.#waitingCount--
    if (others.size === 0) this.#waitingOf.delete(site)
  }

  #leave(site: string): void {
    this.#inside--
    const left = this.#insideOf.get(site)! - 1
    if (left > 0) this.#insideOf.set(site, left)
    else this.#insideOf.delete(site)
    this.#callNext()
  }

  #callNext(): void {
    for (const [site, others] of this.#waitingOf) {
      if (!this.hasSeat(site)) continue
      const [first] = others
      this.#remove(site, first!)
      // Called last next time.
      if (this.#waitingOf.delete(site)) this.#waitingOf.set(site, others)
      first!.enter()
      return
    }
  }
}
