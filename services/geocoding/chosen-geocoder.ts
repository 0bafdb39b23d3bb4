import type { MapsClient, MapsService, Point } from './maps-client.ts'

interface ChosenOptions {
  /** What we know ourselves: at once, and always. */
  readonly own: (postcode: string) => Point | null
  readonly client: MapsClient
  /** Whether a place can be true. */
  readonly isPlausible: (place: Point) => boolean
  readonly now: () => number
  /** Told when a service stops answering. */
  readonly onTrouble: (service: MapsService, error: unknown) => void
  /** How long anyone waits for a service, whatever it does. */
  readonly patienceMs?: number
}

/** A shopper waits for the answer: what has not come by then is not worth it. */
const patience = 800
/** How long a service that failed is left alone. */
const restMs = 30_000
/** Postcodes are moved once in years. */
const trustedMs = 86_400_000
/** All postcodes of several services. */
const mostKnown = 20_000

/**
 * Each site's postcodes are looked up where its configuration says; what no service answers in time, our own data does. Of a
 * service that failed nobody waits again until it has answered: one question in each rest finds out, while its asker goes on.
 */
export class ChosenGeocoder {
  readonly #options: Required<ChosenOptions>
  readonly #known = new Map<string, { place: Point | null; until: number }>()
  readonly #asking = new Map<string, Promise<Point | null>>()
  /** Services that failed, and until when they rest. */
  readonly #failed = new Map<string, number>()

  constructor({ patienceMs = patience, ...options }: ChosenOptions) {
    this.#options = { patienceMs, ...options }
  }

  async locate(service: MapsService | null, postcode: string): Promise<Point | null> {
    const { own, now } = this.#options
    // Nobody outside is told what is no postcode.
    if (!service || !/^\d{4}$/.test(postcode)) return own(postcode)
    const name = nameOf(service)
    const known = this.#known.get(`${name} ${postcode}`)
    if (known && known.until > now()) return known.place
    const restsUntil = this.#failed.get(name)
    if (restsUntil === undefined) return this.#ask(service, postcode).catch(() => own(postcode))
    if (restsUntil <= now()) {
      this.#failed.set(name, now() + restMs)
      this.#ask(service, postcode).catch(() => undefined)
    }
    return own(postcode)
  }

  /** Two that ask the same are one question. */
  #ask(service: MapsService, postcode: string): Promise<Point | null> {
    const key = `${nameOf(service)} ${postcode}`
    const asked = this.#asking.get(key)
    if (asked) return asked
    const asking = this.#answerOf(service, postcode, key).finally(() => this.#asking.delete(key))
    this.#asking.set(key, asking)
    return asking
  }

  async #answerOf(service: MapsService, postcode: string, key: string): Promise<Point | null> {
    const { client, isPlausible, now, onTrouble, patienceMs } = this.#options
    try {
      const place = await inTime(patienceMs, (signal) => client.ask(service, postcode, signal))
      if (place && !isPlausible(place)) throw new Error(`${postcode} was put where no place of ours can be.`)
      this.#failed.delete(nameOf(service))
      this.#known.set(key, { place, until: now() + trustedMs })
      if (this.#known.size > mostKnown) this.#known.delete(this.#known.keys().next().value!)
      return place
    } catch (error) {
      if (!this.#failed.has(nameOf(service))) onTrouble(service, error)
      this.#failed.set(nameOf(service), now() + restMs)
      throw error
    }
  }
}

/** Another key is another customer: what one is refused, the other is not. */
const nameOf = ({ url, apiKey }: MapsService): string => `${url} ${apiKey?.reveal() ?? ''}`

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
