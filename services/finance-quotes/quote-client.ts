import type { Secret } from '#config/secret.ts'

/** A lender's quote service, as a site's configuration names it. */
export interface QuoteService {
  readonly url: string
  readonly apiKey: Secret | null
}

/** What is asked, in the names lenders have for it: dollars and years. */
export interface AskedQuote {
  readonly selfAssessedCreditScore: string
  readonly purchasePrice: number
  readonly loanTerm: number
  readonly year: number
  readonly vin?: string | null | undefined
  readonly nvic?: string | null | undefined
  readonly whoIsHelping?: string | null | undefined
}

/** What is answered: dollars and per cent. */
export interface AnsweredQuote {
  readonly weeklyRepaymentAmount: number
  readonly advertisedRate: number
  readonly comparisonRate: number
}

/** The port to lenders' quotes. It throws where no answer came, or none that can be read. */
export interface QuoteClient {
  ask(service: QuoteService, asked: AskedQuote, signal: AbortSignal): Promise<AnsweredQuote>
}
