import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#config/secret.ts'

/** What of our own the platform's key signs; another use is another name. */
const purpose = 'test-drive'

/** What opens a booking: the lead's number, signed for one site. It never ends by itself; the booking says what may be done. */
export const driveToken = (key: Secret, siteId: number, leadId: number): string =>
  `${leadId.toString(36)}.${signatureOf(key, siteId, leadId).toString('base64url')}`

/** The lead's number, where this site signed it; null for anything else. */
export function readDriveToken(key: Secret, siteId: number, token: string): number | null {
  const [, number = '', signature = ''] = /^([\da-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  const leadId = Number.parseInt(number, 36)
  if (!Number.isSafeInteger(leadId)) return null
  const given = Buffer.from(signature, 'base64url')
  return timingSafeEqual(given, signatureOf(key, siteId, leadId)) ? leadId : null
}

const signatureOf = (key: Secret, siteId: number, leadId: number): Buffer =>
  createHmac('sha256', key.reveal()).update(`${purpose}:${siteId}:${leadId}`).digest()
