import type { Secret } from '#config/secret.ts'
import { isSignatureOf, signatureOf } from '../link-signature.server.ts'

/** What of our own the platform's key signs; another use is another name. */
const purpose = 'test-drive'

/** What opens a booking: the lead's number, signed for one site. It never ends by itself; the booking says what may be done. */
export const driveToken = (key: Secret, siteId: number, leadId: number): string =>
  `${leadId.toString(36)}.${signatureOf(key, [purpose, siteId, leadId])}`

/** The lead's number, where this site signed it; null for anything else. */
export function readDriveToken(key: Secret, siteId: number, token: string): number | null {
  const [, number = '', signature = ''] = /^([\da-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  const leadId = Number.parseInt(number, 36)
  if (!Number.isSafeInteger(leadId)) return null
  return isSignatureOf(signature, key, [purpose, siteId, leadId]) ? leadId : null
}
