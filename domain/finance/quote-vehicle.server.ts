import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { countSiteWrites } from '../write-limits.server.ts'
import { chosenProvider } from './calculator-bounds.ts'
import { type FinanceQuote, ownQuote, quotedRepayment, type QuoteRequest } from './finance-quote.ts'
import type { Repayment } from './repayment.ts'
import { siteFees } from './site-fees.ts'

type QuoteCtx = Pick<Ctx, 'site' | 'serverConfig' | 'quotes' | 'db' | 'transaction' | 'clock' | 'address'>

/** A repayment, and whether the lender itself named it: what we work out for it is told apart. */
export interface QuotedRepayment {
  readonly repayment: Repayment
  readonly source: 'lender' | 'own'
}

const noQuote = 'There is no quote for this. Please ask us about finance.'

/** What a site's lender, or our own mathematics for it, asks for a loan; refused where nobody answers, or nobody believable. */
export async function quoteVehicle(ctx: QuoteCtx, asked: QuoteRequest): Promise<QuotedRepayment> {
  const { finance } = ctx.serverConfig
  const provider = chosenProvider(finance)
  if (!provider || provider.quotes.from === 'nobody') throw new AppError('not_found', noQuote)
  const { estimate } = finance
  const lending = { provider, estimate, fees: siteFees(finance) }
  const shown = (quote: FinanceQuote) => quotedRepayment(quote, asked, lending)
  const { from, url } = provider.quotes
  const isAskedOutside = from === 'service' && url !== null
  const quote = isAskedOutside
    ? await askLender(ctx, asked, { url, apiKey: provider.apiKey }, (answer) => shown(answer) !== null)
    : ownQuote(asked, lending)
  const repayment = quote && shown(quote)
  if (!repayment) throw new AppError('not_found', noQuote)
  return { repayment, source: isAskedOutside ? 'lender' : 'own' }
}

/** Only what is really asked counts against the limits: an answer that is known costs nobody anything. */
async function askLender(
  ctx: QuoteCtx,
  asked: QuoteRequest,
  service: Parameters<QuoteCtx['quotes']['quote']>[0]['service'],
  isPlausible: (answer: FinanceQuote) => boolean,
): Promise<FinanceQuote> {
  const question = { siteId: ctx.site.id, service, asked, isPlausible }
  if (!ctx.quotes.isKnown(question)) {
    await ctx.transaction((db) =>
      countSiteWrites({ db, clock: ctx.clock }, [
        { name: 'finance-quote-by-address', who: ctx.address },
        { name: 'finance-quote-at-site', who: '' },
      ]),
    )
  }
  const quote = await ctx.quotes.quote(question)
  if (!quote) throw new AppError('unavailable', 'The lender does not answer just now.', [], { retryAfterSeconds: 30 })
  return quote
}
