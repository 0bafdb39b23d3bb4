import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#config/secret.ts'

/** A system that takes leads fetches what came with one within the day; later it asks for the lead to be sent again. */
const validMs = 24 * 3_600_000

export const filePath = '/api/leads/files'

interface LinkedFile {
  readonly clientToken: string
  readonly reference: string
}

/** A link to a lead's file that holds for a day, for whoever is given it. */
export function fileLink(
  origin: string,
  file: LinkedFile,
  secret: Secret,
  now: Date,
): { url: string; expiresAt: string } {
  const expires = Math.floor((now.getTime() + validMs) / 1_000)
  const { clientToken, reference } = file
  return {
    url: `${origin}${filePath}/${clientToken}/${reference}?expires=${expires}&signature=${signatureOf(file, expires, secret)}`,
    expiresAt: new Date(expires * 1_000).toISOString(),
  }
}

/** Whether a link is ours and still holds. */
export function isValidLink(
  file: LinkedFile,
  { expires, signature }: { readonly expires: string; readonly signature: string },
  secret: Secret,
  now: Date,
): boolean {
  if (!/^\d{10}$/.test(expires) || Number(expires) * 1_000 <= now.getTime()) return false
  const expected = Buffer.from(signatureOf(file, Number(expires), secret))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Other words than those a webhook is signed over: what signs one can never be taken for the other. */
const signatureOf = ({ clientToken, reference }: LinkedFile, expires: number, secret: Secret): string =>
  createHmac('sha256', secret.reveal()).update(`lead-file ${clientToken} ${reference} ${expires}`).digest('hex')
