import { AppError } from '#domain/app-error.ts'
import { keepReport, largestReport } from '#domain/vehicles/reports/keep-report.server.ts'
import { countWrite } from '#domain/write-limits.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { platformCtx } from '../platform-ctx.ts'
import { boundedBody } from './bounded-body.ts'
import { requireToken } from './require-token.ts'

/** POST /api/reports with a PDF as its body, for a dealership's own systems: what its feed then names as `file`. */
export const uploadReport =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { dealershipId } = await requireToken(deps, c, 'stock:write')
    if (dealershipId === null)
      throw new AppError('forbidden', "Reports are sent with a dealership's token, not a site's.")
    await countWrite(platformCtx(deps), 'upload-report', String(dealershipId))
    const tooLarge = `A report may have at most ${largestReport / 1024 / 1024} MB.`
    const bytes = Buffer.concat(await Array.fromAsync(boundedBody(c.req.raw, largestReport, tooLarge)))
    return c.json({ file: await keepReport(deps, dealershipId, bytes) }, 201)
  }
