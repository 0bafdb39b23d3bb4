import { z } from 'zod'
import { AppError } from '#domain/app-error.ts'
import { feedFormats, importStock } from '#domain/stock-feeds/import-stock.server.ts'
import { countWrite } from '#domain/write-limits.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { platformCtx } from '../platform-ctx.ts'
import { boundedBody } from './bounded-body.ts'
import { readQuery } from './read-query.ts'
import { requireToken } from './require-token.ts'

/** Some fifty thousand vehicles. */
const largestFeed = 128 * 1024 * 1024

const yes = z.stringbool().default(false)
const query = z.strictObject({ format: z.enum(feedFormats), full: yes, confirm_removals: yes })

/** POST /api/stock?format=csv with a feed as its body, for the systems of the dealership whose token it comes with. */
export const importStockFeed =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { format, full, confirm_removals } = readQuery(c, query)
    const { dealershipId } = await requireToken(deps, c, 'stock:write')
    if (dealershipId === null)
      throw new AppError('forbidden', "Stock is imported with a dealership's token, not a site's.")
    await countWrite(platformCtx(deps), 'import-stock', String(dealershipId))
    const report = await importStock(platformCtx({ ...deps, db: deps.jobDb }), {
      dealership: dealershipId,
      format,
      full,
      confirmRemovals: confirm_removals,
      input: boundedBody(c.req.raw, largestFeed, `A feed may have at most ${largestFeed / 1024 / 1024} MB.`),
      maxRemovalShare: deps.environment.importMaxRemovalShare,
    })
    return c.json(report)
  }
