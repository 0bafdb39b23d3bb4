import type { Ctx } from '../ctx.ts'
import { vehicleConfig } from '../listings/vehicle-card.ts'
import { isInStock } from './vehicle-status.ts'
import { reportAddress, type ReportKind, reportKinds } from './vehicle-reports.ts'

const isKind = (kind: string): kind is ReportKind => Object.hasOwn(reportKinds, kind)

/** Where a report of one of this site's vehicles is now; null where there is none. */
export async function openReport(
  ctx: Pick<Ctx, 'stock' | 'view' | 'serverConfig'>,
  slug: string,
  kind: string,
): Promise<string | null> {
  const vehicle = isKind(kind) ? await ctx.stock.bySlug(slug) : undefined
  const record = vehicle && isInStock(vehicle.status) ? await ctx.view.vehicle(vehicle.id) : undefined
  return record ? reportAddress(kind as ReportKind, record, vehicleConfig(ctx, vehicle!).vehiclePage.reports) : null
}
