import { z } from 'zod'
import { askOutside } from '../network/ask-outside.ts'
import type { AnsweredQuote, AskedQuote, QuoteClient, QuoteService } from './quote-client.ts'

const figure = z.number().nonnegative()
/** What is read of an answer; whether it can be true is for the rules of finance. */
const answerShape = z.object({ weeklyRepaymentAmount: figure, advertisedRate: figure, comparisonRate: figure })

/** Posts what is asked as JSON, with the site's key. */
export class HttpQuotes implements QuoteClient {
  readonly #isOpen: boolean

  constructor({ isOpen }: { isOpen: boolean }) {
    this.#isOpen = isOpen
  }

  async ask({ url, apiKey }: QuoteService, asked: AskedQuote, signal: AbortSignal): Promise<AnsweredQuote> {
    const headers = { 'user-agent': 'finance-quotes/1', ...(apiKey && { authorization: `Bearer ${apiKey.reveal()}` }) }
    const text = await askOutside(new URL(url), { isOpen: this.#isOpen, signal, headers, body: JSON.stringify(asked) })
    return answerShape.parse(JSON.parse(text))
  }
}
