import type { Secret } from '#config/secret.ts'

export interface MailAddress {
  readonly name?: string
  readonly address: string
}

export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
  /** Where the content is no text. */
  readonly encoding?: 'base64'
}

/** A mail to one person or system. Its texts have no control characters; adapters need not look for any. */
export interface Mail {
  /** The site it is sent for, by slug. */
  readonly site: string
  readonly from: MailAddress
  readonly to: MailAddress
  readonly replyTo: MailAddress | null
  readonly subject: string
  /** Without its angle brackets. The same mail sent again has the same one, so that receivers can tell. */
  readonly messageId: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string | null
  readonly attachments: readonly MailAttachment[]
}

export interface SendOptions {
  /** The site's own server; null where it has none. */
  readonly smtpUrl: Secret | null
  readonly signal: AbortSignal
}

/** Hands mails over. It resolves when somebody else has taken the mail into keeping, and not before. */
export interface Mailer {
  send(mail: Mail, options: SendOptions): Promise<void>
}

/** The other side will never take this mail. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError'
}
