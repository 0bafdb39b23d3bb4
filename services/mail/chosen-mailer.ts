import type { Secret } from '#config/secret.ts'
import type { Mailbox } from './mailbox.ts'
import type { Mail, Mailer, SendOptions } from './mailer.ts'
import { sendBySmtp } from './smtp.ts'

interface MailerParts {
  /** The platform's server, for sites without one. */
  readonly smtpUrl: Secret | null
  /** Takes what no server does; there is one in a demo only. */
  readonly mailbox: Mailbox | null
  /** Whether a site's server may be in our own network. */
  readonly allowPrivate: boolean
  readonly now: () => Date
}

/** A site's own server, else the platform's, else the demo's mailbox. */
export class ChosenMailer implements Mailer {
  readonly #parts: MailerParts

  constructor(parts: MailerParts) {
    this.#parts = parts
  }

  async send(mail: Mail, { smtpUrl, signal }: SendOptions): Promise<void> {
    const { smtpUrl: platform, mailbox, allowPrivate, now } = this.#parts
    signal.throwIfAborted()
    if (smtpUrl !== null) return sendBySmtp({ url: smtpUrl.reveal(), allowPrivate }, mail)
    if (platform !== null) return sendBySmtp({ url: platform.reveal(), allowPrivate: true }, mail)
    if (mailbox !== null) return mailbox.put(mail, now())
    throw new Error('There is no mail server: set SMTP_URL, or mail.smtpUrl of the site.')
  }
}
