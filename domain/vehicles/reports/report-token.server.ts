import type { Secret } from '#config/secret.ts'
import { isSignatureOf, signatureOf } from '../../link-signature.server.ts'
import type { ReportKind } from './vehicle-reports.ts'

/** What of our own the platform's key signs; another use is another name. */
const purpose = 'vehicle-report'
/** Long enough for a slow line and a second look, too short to be passed on. */
const opensForMs = 5 * 60_000

/** What a link opens: one report of one vehicle, on one site. */
export interface ReportOpened {
  readonly siteId: number
  readonly vehicleId: number
  readonly kind: ReportKind
}

/** What opens a report from now for five minutes. */
export function reportToken(key: Secret, opened: ReportOpened, now: Date): string {
  const until = (now.getTime() + opensForMs).toString(36)
  return `${until}.${signatureOf(key, said(opened, until))}`
}

/** Whether a token opens this now; one that did is told from one that never would. */
export function readReportToken(
  key: Secret,
  opened: ReportOpened,
  token: string,
  now: Date,
): 'open' | 'over' | 'wrong' {
  const [, until = '', signature = ''] = /^([\da-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (!isSignatureOf(signature, key, said(opened, until))) return 'wrong'
  return Number.parseInt(until, 36) > now.getTime() ? 'open' : 'over'
}

const said = ({ siteId, vehicleId, kind }: ReportOpened, until: string) => [purpose, siteId, vehicleId, kind, until]
