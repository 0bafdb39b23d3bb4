import { AppError } from '#domain/app-error.ts'
import { uncached } from '#domain/freshness.ts'
import { openVehicleSheet, type VehicleSheet } from '#domain/vehicles/sheet/vehicle-sheet.server.ts'
import { addressKey } from '../address-key.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { isShownAt } from '../media/serve-media.ts'
import { namesTag, strongTag } from '../page-cache/entity-tag.ts'
import { type SheetAsker, SheetMaker } from '../pdf/sheet-maker.ts'
import { requestCtx } from '../request-ctx.ts'

/** In microseconds: what is read for a sheet, and what drawing one takes of a thread. */
const readCost = 2_000
const drawCost = 200_000

/** GET /api/cars/{slug}.pdf: the vehicle as a file to keep, print or send. */
export const carPdf =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { origin, clientAddress } = c.get('canonical')
    const live = c.get('live')
    const asker = { address: addressKey(clientAddress), siteId: live.site.id, signal: c.req.raw.signal }
    const slug = (c.req.param('file') ?? '').replace(/\.pdf$/, '')
    // The seat is given back before the drawing: whoever waits for a file keeps nobody from searching.
    const opened = await deps.publicWork.run(asker, (budget) => {
      budget.spend(readCost)
      return openVehicleSheet(requestCtx(deps, { live, origin, requestId: c.get('requestId') }, uncached), slug)
    })
    if (!opened) throw new AppError('not_found', 'There is no such vehicle.')
    const isOurs = (src: string): boolean => isShownAt(deps.sites, live.site, src)
    const sheet = { ...opened, pictures: opened.pictures.filter(isOurs) }
    const key = SheetMaker.keyOf(live.site.id, sheet)
    const headers = headersOf(sheet.slug, strongTag(key))
    if (namesTag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers)
    const bytes = deps.sheets.kept(key) ?? (await drawn(deps, key, sheet, asker))
    return new Response(c.req.method === 'HEAD' ? null : bytes, {
      headers: { ...headers, 'content-type': 'application/pdf', 'content-length': String(bytes.length) },
    })
  }

function drawn(deps: AppDeps, key: string, sheet: VehicleSheet, asker: SheetAsker) {
  deps.publicWork.limits.spend(asker.address, asker.siteId, drawCost)
  return deps.sheets.make(key, sheet, asker)
}

/** Kept by nobody without asking again: prices change. */
const headersOf = (slug: string, etag: string) => ({
  'content-disposition': `attachment; filename="${slug.replaceAll(/[^\w.-]/g, '-')}.pdf"`,
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  etag,
})
