import { reportPath, vehiclePath } from '../../content/route-paths.ts'
import type { Ctx } from '../../ctx.ts'
import { vehicleConfig } from '../../listings/vehicle-card.ts'
import { isInStock } from '../vehicle-status.ts'
import { readReportToken, reportToken } from './report-token.server.ts'
import { type ReportKind, reportKinds, reportSource } from './vehicle-reports.ts'

type ReportCtx = Pick<Ctx, 'site' | 'stock' | 'view' | 'serverConfig' | 'linkKey' | 'clock' | 'files'>

/** What stands where a report is not opened, and the way back. */
export interface NoReport {
  readonly status: 403 | 410
  readonly title: string
  readonly text: string
  readonly back: { readonly href: string; readonly label: string }
}

type OpenedReport = { readonly href: string } | { readonly file: Buffer; readonly name: string } | NoReport

/** A link that opens a report of one of this site's vehicles for a while; null where there is none. */
export async function linkToReport(ctx: ReportCtx, slug: string, kind: string): Promise<string | null> {
  const found = await findReport(ctx, slug, kind)
  if (!found?.source) return null
  const opened = { siteId: ctx.site.id, vehicleId: found.vehicle.id, kind: found.kind }
  return reportPath(slug, kind, reportToken(await ctx.linkKey(), opened, ctx.clock()))
}

/** What such a link opens: a file that we keep, or the address of whoever has it. */
export async function openReport(ctx: ReportCtx, slug: string, kind: string, token: string): Promise<OpenedReport> {
  const found = await findReport(ctx, slug, kind)
  if (!found) return unknown
  const { vehicle, source } = found
  const opened = { siteId: ctx.site.id, vehicleId: vehicle.id, kind: found.kind }
  const is = readReportToken(await ctx.linkKey(), opened, token, ctx.clock())
  const back = { href: `${vehiclePath(slug)}#reports`, label: `Back to the ${vehicle.name}` }
  if (is === 'wrong') return { ...unknown, back }
  if (is === 'over') return { ...over, back }
  if (!source) return { ...gone, back }
  if ('href' in source) return source
  const file = await ctx.files.read(source.key)
  return file ? { file, name: `${found.kind}-report-${slug}.pdf` } : { ...gone, back }
}

async function findReport(ctx: ReportCtx, slug: string, kind: string) {
  if (!isKind(kind)) return null
  const vehicle = (await ctx.stock.bySlug(slug)) ?? ctx.stock.goneBySlug(slug)
  if (!vehicle) return null
  const record = isInStock(vehicle.status) ? await ctx.view.vehicle(vehicle.id) : undefined
  const source = record ? reportSource(kind, record, vehicleConfig(ctx, vehicle).vehiclePage.reports) : null
  return { vehicle, kind, source }
}

const isKind = (kind: string): kind is ReportKind => Object.hasOwn(reportKinds, kind)

const unknown: NoReport = {
  status: 403,
  title: 'This link opens no report',
  text: 'It may have been cut short on its way. Reports are opened on the page of their vehicle.',
  back: { href: '/search/new-used-and-demo-cars', label: 'See our stock' },
}
const over = {
  status: 410,
  title: 'This link has run out',
  text: 'A link to a report opens it for five minutes. On the page of the vehicle you get a new one.',
} as const
const gone = {
  status: 410,
  title: 'This report is no longer here',
  text: 'It may have been replaced, or the vehicle is no longer for sale. Ask us for it.',
} as const
