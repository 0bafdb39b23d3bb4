import type { SiteConfig } from '#config/site/site-config.ts'
import type { StockVehicle } from '#db/stock.ts'
import type { VehicleRow } from '#db/vehicles.ts'
import { isReportKey, reportFolder } from './report-key.ts'

/** The reports there are, as they stand in an address, and what each is called. */
export const reportKinds = {
  history: 'History report',
  autogauge: 'Autogauge report',
  'car-analysis': 'Car Analysis',
  ppsr: 'PPSR report',
} as const
export type ReportKind = keyof typeof reportKinds

/** What has a report: a file of its own, or a provider that knows it by one of these. */
type ReportSubject = Pick<StockVehicle, 'carType'> &
  Pick<VehicleRow, 'dealershipId' | 'file' | 'vin' | 'nvic' | 'regplate'>
type Reports = SiteConfig['vehiclePage']['reports']

/** Where a report is: at an address, or a file that we keep. */
export type ReportSource = { readonly href: string } | { readonly key: string }

/** Where a report of this vehicle is; null where the site or the vehicle has none. */
export function reportSource(kind: ReportKind, subject: ReportSubject, reports: Reports): ReportSource | null {
  switch (kind) {
    case 'history':
      return ownFile(subject)
    case 'autogauge':
      return reports.autogauge && subject.carType === 'used' ? filled(reports.addresses.autogauge, subject) : null
    case 'car-analysis':
      return reports.carAnalysis ? filled(reports.addresses.carAnalysis, subject) : null
    case 'ppsr':
      return reports.ppsr ? filled(reports.addresses.ppsr, subject) : null
  }
}

/** Feeds put anything into this field. A file is its dealership's alone, whoever names it. */
function ownFile({ file, dealershipId }: ReportSubject): ReportSource | null {
  if (!file) return null
  if (isReportKey(file)) return file.startsWith(reportFolder(dealershipId)) ? { key: file } : null
  return /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/.test(file) ? { href: file } : null
}

/** The provider's address for this vehicle; null where the provider asks for what nobody knows. */
function filled(template: string | null, { vin, nvic, regplate }: ReportSubject): ReportSource | null {
  if (!template) return null
  const known: Record<string, string | null> = { vin, nvic, rego: regplate }
  let isComplete = true
  const address = template.replaceAll(/\{(vin|nvic|rego)\}/g, (_, name: string) => {
    isComplete &&= Boolean(known[name])
    return encodeURIComponent(known[name] ?? '')
  })
  return isComplete ? { href: address } : null
}

/** The reports a shopper can open, in their order. */
export const availableReports = (subject: ReportSubject, reports: Reports): ReportKind[] =>
  (Object.keys(reportKinds) as ReportKind[]).filter((kind) => reportSource(kind, subject, reports) !== null)
