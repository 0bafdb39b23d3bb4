import {
  dealerAddresses,
  type DeliveryPorts,
  type LeadDelivery,
  reachAll,
  send,
  senderOf,
} from '../../leads/delivery/deliver-lead.server.ts'
import { leadMail } from '../../leads/delivery/lead-mail.ts'
import { loadLeadFacts } from '../../leads/delivery/load-facts.server.ts'
import type { PlatformCtx } from '../../platform-ctx.ts'

/** Mails the people a lead goes to a new link to its application. Systems have the lead, and would take it for a second. */
export async function mailRenewedLink(ctx: PlatformCtx, ports: DeliveryPorts, delivery: LeadDelivery): Promise<void> {
  const loaded = await loadLeadFacts(ctx, ports, delivery)
  if (!loaded.facts.application) return
  const plan = { from: senderOf(ports, loaded), deliveryId: delivery.deliveryId, attachAdf: false }
  const recipients = dealerAddresses(loaded).map((address) => ({
    name: address,
    reach: () => send(ports, loaded, leadMail(loaded.facts, { ...plan, to: { address, reads: 'mail' } }), delivery),
  }))
  await reachAll(ctx, ports, delivery, 'email', recipients)
}
