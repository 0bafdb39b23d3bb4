import { reportPath } from '../../content/route-paths.ts'
import { availableReports, reportKinds } from '../reports/vehicle-reports.ts'
import { isInStock } from '../vehicle-status.ts'
import type { BodySection } from './body-source.ts'

interface Reports {
  /** The vehicle's. */
  id: number
  reports: readonly { kind: string; label: string; href: string }[]
}

/** What others have found out about it. */
export const reports: BodySection<Reports> = (_ctx, { vehicle, record, config }) => {
  const kinds = record && isInStock(vehicle.status) ? availableReports(record, config.vehiclePage.reports) : []
  if (kinds.length === 0) return null
  return {
    id: vehicle.id,
    reports: kinds.map((kind) => ({ kind, label: reportKinds[kind], href: reportPath(vehicle.slug, kind) })),
  }
}
