import type { LeadWay } from '#db/value-sets.ts'
import type { LeadRecord } from '#db/leads.ts'
import { beginAttempt, deliveredTo, endAttempt } from '#db/lead-attempts.ts'
import { siteAccess } from '#db/site-access.ts'
import { type Mail, type MailAttachment, type Mailer, MailRefusedError } from '#services/mail/mailer.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import type { Webhook } from '#services/webhook/webhook.ts'
import { FinalError } from '../../outbox/final-error.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'
import { fileLink } from '../files/file-link.server.ts'
import { filesOf } from '../files/lead-files.ts'
import { leadJson } from './lead-json.ts'
import { leadMail } from './lead-mail.ts'
import { type LinkPorts, loadLeadFacts } from './load-facts.server.ts'
import { receiptMail } from './receipt-mail.ts'

/** How leads leave the house. */
export interface DeliveryPorts extends LinkPorts {
  readonly mailer: Mailer
  readonly webhook: Webhook
  /** Files that came with leads. */
  readonly files: Pick<MediaStore, 'read' | 'remove'>
  /** What mails come from where neither the site nor its configuration says. */
  readonly mailFrom: string | null
  /** Told how each attempt ended. */
  readonly onAttempt: (way: LeadWay, outcome: Outcome['outcome']) => void
}

export interface LeadDelivery {
  readonly siteId: number
  readonly leadId: number
  readonly deliveryId: string
  readonly signal: AbortSignal
}

type Outcome = { outcome: 'delivered' } | { outcome: 'refused' | 'failed'; reason: string }
export type Loaded = Awaited<ReturnType<typeof loadLeadFacts>>

/** Somebody to reach, and how. */
interface Recipient {
  readonly name: string
  readonly reach: () => Promise<Outcome>
}

/** Mails a lead to everyone at the dealer's it is for; who has it from an earlier attempt gets it no second time. */
export async function mailLead(ctx: PlatformCtx, ports: DeliveryPorts, delivery: LeadDelivery): Promise<void> {
  const loaded = await loadLeadFacts(ctx, ports, delivery)
  const { facts, config } = loaded
  const to = [
    ...dealerAddresses(loaded).map((address) => ({ address, reads: 'mail' as const })),
    ...[...new Set(config.leads.delivery.adfEmails)].map((address) => ({ address, reads: 'adf' as const })),
  ]
  if (to.length === 0) throw new Error('Nobody to mail it to: set leads.emails, or give the location an address.')
  const plan = {
    from: senderOf(ports, loaded),
    deliveryId: delivery.deliveryId,
    attachAdf: config.leads.delivery.attachAdf,
    files: await attachedFiles(ports, facts.lead),
  }
  const recipients = to.map((each) => ({
    name: each.reads === 'adf' ? `${each.address} (ADF)` : each.address,
    reach: () => send(ports, loaded, leadMail(facts, { ...plan, to: each }), delivery),
  }))
  await reachAll(ctx, ports, delivery, 'email', recipients)
}

/** Posts a lead to the dealer's system. */
export async function postLead(ctx: PlatformCtx, ports: DeliveryPorts, delivery: LeadDelivery): Promise<void> {
  const { deliveryId, signal } = delivery
  const { facts, config } = await loadLeadFacts(ctx, ports, delivery)
  const { webhookUrl: url, webhookSecret: secret } = config.leads
  // It was configured when the lead came: whoever takes the address away wants it no more.
  if (url === null) return
  if (secret === null) throw new Error('What is posted must be signed: set leads.webhookSecret.')
  const files = filesOf(facts.lead).map((file) => ({
    ...file,
    ...fileLink(facts.site.origin, { clientToken: facts.lead.clientToken, ...file }, secret, ctx.clock()),
  }))
  const body = leadJson(facts, deliveryId, files)
  const reach = () => ports.webhook.post({ url, secret, deliveryId, body, signal })
  await reachAll(ctx, ports, delivery, 'webhook', [{ name: new URL(url).host, reach }])
}

/** Tells the shopper. */
export async function sendReceipt(ctx: PlatformCtx, ports: DeliveryPorts, delivery: LeadDelivery): Promise<void> {
  const loaded = await loadLeadFacts(ctx, ports, delivery)
  const { facts } = loaded
  if (facts.lead.email === null) return
  const mail = receiptMail(facts, {
    to: facts.lead.email,
    from: senderOf(ports, loaded),
    replyTo: ownAddress(loaded)[0] ?? null,
    deliveryId: delivery.deliveryId,
  })
  await reachShopper(ctx, ports, delivery, () => send(ports, loaded, mail, delivery))
}

/** An address of a shopper's that does not exist is noted, and is nobody's work to put right. */
export async function reachShopper(
  ctx: PlatformCtx,
  ports: DeliveryPorts,
  delivery: LeadDelivery,
  reach: Recipient['reach'],
): Promise<void> {
  await reachAll(ctx, ports, delivery, 'receipt', [{ name: 'shopper', reach }]).catch((error: unknown) => {
    if (!(error instanceof FinalError)) throw error
  })
}

/** What came with a lead. A file that is gone keeps the lead from nobody; a store that is away is asked again. */
async function attachedFiles({ files }: DeliveryPorts, lead: LeadRecord): Promise<MailAttachment[]> {
  const read = await Promise.all(
    filesOf(lead).map(async ({ key, name, type }) => ({ name, type, bytes: await files.read(key) })),
  )
  return read.flatMap(({ name, type, bytes }) =>
    bytes ? [{ filename: name, contentType: type, content: bytes.toString('base64'), encoding: 'base64' }] : [],
  )
}

export const ownAddress = ({ facts, config }: Loaded): string[] =>
  [facts.location?.email ?? config.contact.email].filter((address) => address !== null)

export const senderOf = (
  { mailFrom }: Pick<DeliveryPorts, 'mailFrom'>,
  { config, host }: Pick<Loaded, 'config' | 'host'>,
): string => config.mail.from ?? mailFrom ?? `website@${host.replace(/^www\./, '')}`

export async function send({ mailer }: DeliveryPorts, { config }: Loaded, mail: Mail, { signal }: LeadDelivery) {
  await mailer.send(mail, { smtpUrl: config.mail.smtpUrl, signal })
  return { outcome: 'delivered' } as const
}

/** Whom at the dealer's a lead, and what becomes of it, is mailed to. */
export const dealerAddresses = (loaded: Loaded): string[] => {
  const { emails } = loaded.config.leads
  return [...new Set(emails.length > 0 ? emails : ownAddress(loaded))]
}

/** Tries everyone who has it not yet, all at once: one who hangs keeps it from no other. */
export async function reachAll(
  ctx: PlatformCtx,
  ports: DeliveryPorts,
  { siteId, leadId, deliveryId }: LeadDelivery,
  way: LeadWay,
  recipients: readonly Recipient[],
): Promise<void> {
  const db = siteAccess(ctx.db, siteId)
  const reached = new Set(await deliveredTo(db, deliveryId))
  const missing = recipients.filter(({ name }) => !reached.has(name))
  const outcomes = await Promise.all(
    missing.map(async ({ name, reach }) => {
      const id = await beginAttempt(db, { leadId, deliveryId, way, recipient: name })
      const outcome = await reach().catch((error: unknown) => outcomeOfError(way, error))
      await endAttempt(db, id, outcome)
      ports.onAttempt(way, outcome.outcome)
      return outcome
    }),
  )
  const problems = outcomes.filter((each) => each.outcome !== 'delivered')
  if (problems.length === 0) return
  const reasons = [...new Set(problems.map(({ reason }) => reason))].join(' ')
  throw problems.every(({ outcome }) => outcome === 'refused') ? new FinalError(reasons) : new Error(reasons)
}

/**
 * A dealer's address that is refused may be put right within days, and a lead is worth trying until then; a shopper's was
 * mistyped. Mail servers repeat whom they refuse: reasons go into logs, and people's addresses do not.
 */
function outcomeOfError(way: LeadWay, error: unknown): Outcome {
  const message = error instanceof Error ? error.message : String(error)
  const reason = message.replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…')
  return { outcome: way === 'receipt' && error instanceof MailRefusedError ? 'refused' : 'failed', reason }
}
