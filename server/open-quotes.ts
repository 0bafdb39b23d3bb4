import type { Logger } from '#domain/logger.ts'
import { ChosenQuotes } from '#services/finance-quotes/chosen-quotes.ts'
import { HttpQuotes } from '#services/finance-quotes/http-quotes.ts'

/** The quote services of those sites whose lender has one; nobody's answer reaches another site. */
export function openQuotes({ isDemo, now, log }: { isDemo: boolean; now: () => number; log: Logger }): ChosenQuotes {
  return new ChosenQuotes({
    client: new HttpQuotes({ isOpen: isDemo }),
    now,
    onTrouble: ({ url }, error) =>
      log.warn({ err: error, host: new URL(url).host }, 'a lender gave no quote; nothing is shown'),
  })
}
