import { monthlyCents, quoteRequest } from '#domain/finance/finance-quote.ts'
import { quoteVehicle } from '#domain/finance/quote-vehicle.server.ts'
import { repaymentWords } from '#domain/finance/repayment-words.ts'
import { uncached } from '#domain/freshness.ts'
import { addressKey } from '../address-key.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'
import { readJson } from './read-json.ts'

/** In microseconds, with the count of it. */
const cost = 2_000

/** POST /api/youx/quote: a week's repayment in whole dollars, with all that must stand beside it. */
export const answerFinanceQuote =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { origin, clientAddress } = c.get('canonical')
    const [live, address] = [c.get('live'), addressKey(clientAddress)]
    // Admitted and paid for like other work; but a seat is not held while a lender takes its time.
    const { signal } = c.req.raw
    await deps.publicWork.run({ address, siteId: live.site.id, signal }, async (budget) => budget.spend(cost))
    const sent = await readJson(c, quoteRequest)
    const asked = { live, origin, requestId: c.get('requestId'), address }
    const { repayment, source } = await quoteVehicle(requestCtx(deps, asked, uncached), sent)
    const { assumptions, warning } = repaymentWords(repayment)
    return c.json(
      {
        weeklyRepaymentAmount: repayment.amountCents / 100,
        monthlyRepaymentAmount: monthlyCents(repayment.amountCents) / 100,
        advertisedRate: repayment.rate,
        comparisonRate: repayment.comparisonRate,
        assumptions,
        warning,
        source,
      },
      200,
      { 'cache-control': 'no-store' },
    )
  }
