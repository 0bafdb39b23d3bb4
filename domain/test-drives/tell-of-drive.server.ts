import type { Mail } from '#services/mail/mailer.ts'
import {
  dealerAddresses,
  type DeliveryPorts,
  type LeadDelivery,
  type Loaded,
  ownAddress,
  reachAll,
  reachShopper,
  send,
  senderOf,
} from '../leads/delivery/deliver-lead.server.ts'
import type { LeadFacts } from '../leads/delivery/lead-facts.ts'
import { appointmentOf } from '../leads/delivery/lead-json.ts'
import { loadLeadFacts } from '../leads/delivery/load-facts.server.ts'
import type { ReceiptPlan } from '../leads/delivery/receipt-mail.ts'
import type { PlatformCtx } from '../platform-ctx.ts'
import { changedMail, dealerDriveMail, type DriveNews, reminderMail, vehicleGoneMail } from './drive-mails.ts'

interface Telling {
  /** Of which version of the booking it is told; a newer one has news of its own. */
  readonly version: number
  readonly news: DriveNews
  readonly to: 'email' | 'webhook' | 'shopper'
}

/** Tells dealer or shopper what became of a booking, as it is now. */
export async function tellOfDrive(
  ctx: PlatformCtx,
  ports: DeliveryPorts,
  delivery: LeadDelivery,
  { version, news, to }: Telling,
): Promise<void> {
  const loaded = await loadLeadFacts(ctx, ports, delivery)
  if (loaded.facts.drive?.version !== version) return
  if (to === 'email') return mailDealer(ctx, ports, delivery, loaded, news)
  if (to === 'webhook') return postToDealer(ctx, ports, delivery, loaded, news)
  await mailShopper(ctx, ports, delivery, loaded, news === 'vehicle-gone' ? vehicleGoneMail : changedMail)
}

/** Reminds a shopper of a drive that is still on, at the time they were told of, and still ahead. */
export async function remindOfDrive(
  ctx: PlatformCtx,
  ports: DeliveryPorts,
  delivery: LeadDelivery,
  { version }: Pick<Telling, 'version'>,
): Promise<void> {
  const loaded = await loadLeadFacts(ctx, ports, delivery)
  const [{ drive }, now] = [loaded.facts, ctx.clock()]
  if (!drive || drive.version !== version || drive.status !== 'booked' || drive.startsAt <= now) return
  await mailShopper(ctx, ports, delivery, loaded, (facts, plan) => reminderMail(facts, plan, now))
}

async function mailDealer(
  ctx: PlatformCtx,
  ports: DeliveryPorts,
  delivery: LeadDelivery,
  loaded: Loaded,
  news: DriveNews,
): Promise<void> {
  const to = dealerAddresses(loaded)
  if (to.length === 0) throw new Error('Nobody to mail it to: set leads.emails, or give the location an address.')
  const { deliveryId } = delivery
  const from = senderOf(ports, loaded)
  const recipients = to.map((address) => {
    const mail = dealerDriveMail(loaded.facts, { to: address, from, deliveryId, news })
    return { name: address, reach: () => send(ports, loaded, mail, delivery) }
  })
  await reachAll(ctx, ports, delivery, 'email', recipients)
}

async function postToDealer(
  ctx: PlatformCtx,
  ports: DeliveryPorts,
  delivery: LeadDelivery,
  { facts, config }: Loaded,
  news: DriveNews,
): Promise<void> {
  const { webhookUrl: url, webhookSecret: secret } = config.leads
  if (url === null) return
  if (secret === null) throw new Error('What is posted must be signed: set leads.webhookSecret.')
  const { deliveryId, signal } = delivery
  const body = newsJson(facts, deliveryId, news)
  const reach = () => ports.webhook.post({ url, secret, deliveryId, body, signal })
  await reachAll(ctx, ports, delivery, 'webhook', [{ name: new URL(url).host, reach }])
}

const newsJson = (facts: LeadFacts, deliveryId: string, news: DriveNews): string =>
  JSON.stringify({
    type: 'test_drive',
    news,
    lead_id: facts.lead.clientToken,
    delivery_id: deliveryId,
    reference: facts.lead.reference,
    site: { slug: facts.site.slug, name: facts.site.name, url: facts.site.origin },
    vehicle: { car_id: facts.lead.carId, stock_number: facts.lead.stockNumber },
    appointment: appointmentOf(facts),
  })

async function mailShopper(
  ctx: PlatformCtx,
  ports: DeliveryPorts,
  delivery: LeadDelivery,
  loaded: Loaded,
  write: (facts: LeadFacts, plan: ReceiptPlan) => Mail,
): Promise<void> {
  const { email } = loaded.facts.lead
  if (email === null) return
  const mail = write(loaded.facts, {
    to: email,
    from: senderOf(ports, loaded),
    replyTo: ownAddress(loaded)[0] ?? null,
    deliveryId: delivery.deliveryId,
  })
  await reachShopper(ctx, ports, delivery, () => send(ports, loaded, mail, delivery))
}
