interface AskerOptions {
  readonly now: () => number
  /** How long anyone waits for a service, whatever it does. */
  readonly patienceMs: number
  /** How long a service that failed is left alone. */
  readonly restMs: number
  /** How long an answer holds. */
  readonly trustedMs: number
  /** So many answers are remembered; then the oldest goes. */
  readonly mostKnown: number
}

/** To whom a question goes, what tells it from others, and how it is asked. */
interface Question<T> {
  readonly service: string
  readonly about: string
  readonly ask: (signal: AbortSignal) => Promise<T>
  /** Told when the service stops answering. */
  readonly onTrouble: (error: unknown) => void
}

/**
 * Asks services outside without letting anyone wait for long. Two that ask the same are one question, and its answer holds for
 * a while. Of a service that failed nobody waits again until it has answered: one question in each rest finds out, while its
 * asker goes on.
 */
export class PatientAsker<T> {
  readonly #options: AskerOptions
  readonly #known = new Map<string, { answer: T; until: number }>()
  readonly #asking = new Map<string, Promise<T>>()
  /** Services that failed, and until when they rest. */
  readonly #failed = new Map<string, number>()

  constructor(options: AskerOptions) {
    this.#options = options
  }

  /** An answer that still holds, or undefined: what nobody has to be asked for. */
  known({ service, about }: Pick<Question<T>, 'service' | 'about'>): { answer: T } | undefined {
    const known = this.#known.get(keyOf(service, about))
    return known && known.until > this.#options.now() ? known : undefined
  }

  /** The answer, or undefined where none came in time. */
  async ask(question: Question<T>): Promise<{ answer: T } | undefined> {
    const known = this.known(question)
    if (known) return known
    const { now, restMs } = this.#options
    const restsUntil = this.#failed.get(question.service)
    if (restsUntil === undefined) return this.#join(question).then((answer) => ({ answer }), nothing)
    if (restsUntil <= now()) {
      this.#failed.set(question.service, now() + restMs)
      this.#join(question).catch(nothing)
    }
    return undefined
  }

  #join(question: Question<T>): Promise<T> {
    const key = keyOf(question.service, question.about)
    const asked = this.#asking.get(key)
    if (asked) return asked
    const asking = this.#answerOf(question, key).finally(() => this.#asking.delete(key))
    this.#asking.set(key, asking)
    return asking
  }

  async #answerOf({ service, ask, onTrouble }: Question<T>, key: string): Promise<T> {
    const { now, patienceMs, trustedMs, restMs, mostKnown } = this.#options
    try {
      const answer = await inTime(patienceMs, ask)
      this.#failed.delete(service)
      this.#known.set(key, { answer, until: now() + trustedMs })
      if (this.#known.size > mostKnown) this.#known.delete(this.#known.keys().next().value!)
      return answer
    } catch (error) {
      if (!this.#failed.has(service)) onTrouble(error)
      this.#failed.set(service, now() + restMs)
      throw error
    }
  }
}

const nothing = () => undefined

const keyOf = (service: string, about: string): string => `${service} ${about}`

/** A name server cannot be hurried by a signal: so the wait ends, not only the work. */
async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`No answer within ${ms / 1_000} s.`)
    reject(error)
    end.abort(error)
  }, ms)
  return Promise.race([work(end.signal), late]).finally(() => clearTimeout(timer))
}
