import { PatientAsker } from '../network/patient-asker.ts'
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

/** Each site's postcodes are looked up where its configuration says; what no service answers in time, our own data does. */
export class ChosenGeocoder {
  readonly #options: ChosenOptions
  readonly #asker: PatientAsker<Point | null>

  constructor(options: ChosenOptions) {
    const { now, patienceMs = patience } = options
    this.#options = options
    this.#asker = new PatientAsker({ now, patienceMs, restMs, trustedMs, mostKnown })
  }

  async locate(service: MapsService | null, postcode: string): Promise<Point | null> {
    const { own, onTrouble } = this.#options
    // Nobody outside is told what is no postcode.
    if (!service || !/^\d{4}$/.test(postcode)) return own(postcode)
    const answered = await this.#asker.ask({
      service: nameOf(service),
      about: postcode,
      ask: (signal) => this.#plausible(service, postcode, signal),
      onTrouble: (error) => onTrouble(service, error),
    })
    return answered ? answered.answer : own(postcode)
  }

  async #plausible(service: MapsService, postcode: string, signal: AbortSignal): Promise<Point | null> {
    const { client, isPlausible } = this.#options
    const place = await client.ask(service, postcode, signal)
    if (place && !isPlausible(place)) throw new Error(`${postcode} was put where no place of ours can be.`)
    return place
  }
}

/** Another key is another customer: what one is refused, the other is not. */
const nameOf = ({ url, apiKey }: MapsService): string => `${url} ${apiKey?.reveal() ?? ''}`
