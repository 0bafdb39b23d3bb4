import { AppError } from '#domain/app-error.ts'
import { uncached } from '#domain/freshness.ts'
import { listCarPictures } from '#domain/vehicles/car-pictures.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { requestCtx } from '../request-ctx.ts'

/** GET /api/car-pictures?id=: what a card shows when it is swiped. */
export const carPictures =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const id = c.req.query('id') ?? ''
    if (!/^[1-9]\d{0,14}$/.test(id))
      throw new AppError('bad_request', "'id' wants a vehicle's number.", [
        { field: 'id', message: "wants a vehicle's number" },
      ])
    const ctx = requestCtx(
      deps,
      { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') },
      uncached,
    )
    return c.json({ pictures: await listCarPictures(ctx, Number(id)) }, 200, {
      'cache-control': 'private, max-age=300',
    })
  }
