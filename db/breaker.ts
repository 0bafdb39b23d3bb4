interface BreakerOptions {
  /** How long nobody tries after a failure. */
  restMs: number
  now: () => number
}

/**
 * Says whether it is worth trying: after a failure one in each rest may, the others are refused at once. So nobody piles up
 * on what is away, and it is noticed soon when it is back.
 */
export class Breaker {
  readonly #options: BreakerOptions
  #restUntil = Number.NEGATIVE_INFINITY

  constructor(options: BreakerOptions) {
    this.#options = options
  }

  mayTry(): boolean {
    if (this.#restUntil === Number.NEGATIVE_INFINITY) return true
    if (this.#options.now() < this.#restUntil) return false
    // The one that tries: the next may when it has not come back in time.
    this.failed()
    return true
  }

  failed(): void {
    this.#restUntil = this.#options.now() + this.#options.restMs
  }

  answered(): void {
    this.#restUntil = Number.NEGATIVE_INFINITY
  }
}
