import { PatientAsker } from '../network/patient-asker.ts'
import type { AnsweredQuote, AskedQuote, QuoteClient, QuoteService } from './quote-client.ts'

interface ChosenOptions {
  readonly client: QuoteClient
  readonly now: () => number
  /** Told when a service stops answering. */
  readonly onTrouble: (service: QuoteService, error: unknown) => void
  readonly patienceMs?: number
}

/** Whom a site asks, on whose behalf, and what makes an answer one. */
export interface QuoteQuestion {
  /** Whose answers are remembered: never another site's. */
  readonly siteId: number
  readonly service: QuoteService
  readonly asked: AskedQuote
  /** Whether an answer can be true; one that cannot is none. */
  readonly isPlausible: (answer: AnsweredQuote) => boolean
}

/** A page waits for none of this, but a shopper looks at the place where it will stand. */
const patience = 2_500
const restMs = 30_000
/** Rates are changed on a day, not in an hour. */
const trustedMs = 3_600_000
const mostKnown = 10_000

/** Lenders' quotes: in time and believable, or none. */
export class ChosenQuotes {
  readonly #options: ChosenOptions
  readonly #asker: PatientAsker<AnsweredQuote>

  constructor(options: ChosenOptions) {
    const { now, patienceMs = patience } = options
    this.#options = options
    this.#asker = new PatientAsker({ now, patienceMs, restMs, trustedMs, mostKnown })
  }

  /** Whether the answer is there already, so that nobody has to be asked. */
  isKnown(question: Pick<QuoteQuestion, 'siteId' | 'service' | 'asked'>): boolean {
    return this.#asker.known(named(question)) !== undefined
  }

  async quote(question: QuoteQuestion): Promise<AnsweredQuote | null> {
    const { service, asked, isPlausible } = question
    const { client, onTrouble } = this.#options
    const found = await this.#asker.ask({
      ...named(question),
      ask: async (signal) => {
        const answer = await client.ask(service, asked, signal)
        if (!isPlausible(answer)) throw new Error('The quote cannot be true.')
        return answer
      },
      onTrouble: (error) => onTrouble(service, error),
    })
    return found?.answer ?? null
  }
}

const named = ({ siteId, service: { url, apiKey }, asked }: Pick<QuoteQuestion, 'siteId' | 'service' | 'asked'>) => ({
  service: `${siteId} ${url} ${apiKey?.reveal() ?? ''}`,
  about: JSON.stringify([
    asked.selfAssessedCreditScore,
    asked.purchasePrice,
    asked.loanTerm,
    asked.year,
    asked.vin ?? null,
    asked.nvic ?? null,
    asked.whoIsHelping ?? null,
  ]),
})
