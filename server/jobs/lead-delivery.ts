import { join } from 'node:path'
import type { Environment } from '#config/environment.ts'
import type { Clock } from '#domain/clock.ts'
import type { DeliveryPorts } from '#domain/leads/delivery/deliver-lead.server.ts'
import { ChosenMailer } from '#services/mail/chosen-mailer.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import { Mailbox } from '#services/mail/mailbox.ts'
import { HttpWebhook } from '#services/webhook/webhook.ts'
import type { Metrics } from '../metrics.ts'

/** The demo's mailbox; elsewhere mails go to a server or wait for one. */
export const openMailbox = ({ mode, dataDir }: Environment): Mailbox | null =>
  mode === 'demo' ? new Mailbox(join(dataDir, 'mail')) : null

interface DeliveryParts {
  environment: Environment
  files: MediaStore
  clock: Clock
  metrics: Metrics
  linkKey: DeliveryPorts['linkKey']
  sealing: DeliveryPorts['sealing']
}

/** How leads leave this process. */
export function openDelivery({ environment, files, clock, metrics, linkKey, sealing }: DeliveryParts): DeliveryPorts {
  const isDemo = environment.mode === 'demo'
  return {
    mailer: new ChosenMailer({
      smtpUrl: environment.smtpUrl,
      mailbox: openMailbox(environment),
      allowPrivate: isDemo,
      now: clock,
    }),
    webhook: new HttpWebhook({ isOpen: isDemo, now: clock }),
    files,
    mailFrom: environment.mailFrom,
    linkKey,
    sealing,
    originOf: ({ slug, host }) => (isDemo ? `http://${slug}.localhost:${environment.port}` : `https://${host}`),
    onAttempt: (way, outcome) => metrics.leadAttempts.inc({ way, outcome }),
  }
}
