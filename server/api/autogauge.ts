import { uncached } from '#domain/freshness.ts'
import { readGauge } from '#domain/market/read-gauge.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'

/** In microseconds, with the queries it makes: whoever asks without end is told to wait. */
const cost = 2_000
const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100)

/** GET /api/cars/{slug}/autogauge: where a vehicle's price stands among others. Dollars; fill and confidence from 0 to 1. */
export const answerAutogauge =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    c.get('budget').spend(cost)
    const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
    const gauge = await readGauge(requestCtx(deps, asked, uncached), c.req.param('slug') ?? '')
    return c.json(
      {
        fill: gauge.fill,
        listing_price: dollars(gauge.listingPriceCents),
        market_range_min: dollars(gauge.marketRangeMinCents),
        market_range_max: dollars(gauge.marketRangeMaxCents),
        confidence: gauge.confidence,
        description: gauge.description,
      },
      200,
      { 'cache-control': 'no-store' },
    )
  }
