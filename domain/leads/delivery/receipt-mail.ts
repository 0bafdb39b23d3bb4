import type { Mail } from '#services/mail/mailer.ts'
import { answerBy } from './answer-by.ts'
import { answererName, type LeadFacts } from './lead-facts.ts'
import { answerLines, vehicleLines } from './lead-lines.ts'
import { messageIdOf } from './lead-mail.ts'
import { htmlOf, type MailPart, section, textOf } from './mail-body.ts'
import { outsideLine } from './outside-text.ts'

interface ReceiptPlan {
  readonly to: string
  readonly from: string
  /** Where an answer to it goes; null where the place has no address. */
  readonly replyTo: string | null
  readonly deliveryId: string
}

/** Tells a shopper what was received, who answers, and by when. */
export function receiptMail(facts: LeadFacts, { to, from, replyTo, deliveryId }: ReceiptPlan): Mail {
  const { lead, site } = facts
  const subject = outsideLine(`We have your message (${lead.reference})`, 180)
  const parts = partsOf(facts)
  return {
    site: site.slug,
    from: { name: outsideLine(site.name, 80), address: from },
    to: { address: to },
    replyTo: replyTo === null ? null : { name: outsideLine(answererName(facts), 80), address: replyTo },
    subject,
    messageId: messageIdOf(facts, deliveryId, from, 'receipt'),
    // No machine should answer a machine.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: textOf(parts),
    html: htmlOf(subject, parts),
    attachments: [],
  }
}

function partsOf(facts: LeadFacts): MailPart[] {
  const { lead, location, site } = facts
  const [who, when] = [answererName(facts), answerBy(facts)]
  const phone = location?.phone ?? location?.landlinePhone ?? null
  return [
    { title: 'Thank you: we have your message' },
    {
      paragraph: `${who} will answer ${when === null ? 'as soon as it can' : `by ${when} at the latest`}. Your reference is ${lead.reference}.`,
    },
    ...(phone === null ? [] : [{ paragraph: `If you would rather talk: ${phone}, and have your reference at hand.` }]),
    ...section('What you asked', [
      ...vehicleLines(facts).filter(({ label }) => shownToShopper.has(label)),
      ...answerLines(facts),
    ]),
    ...(lead.message ? [{ quote: lead.message }] : []),
    {
      paragraph: `You get this mail because this address was given at ${new URL(site.origin).host}. If that was not you, you can leave it be.`,
    },
  ]
}

const shownToShopper = new Set(['Vehicle', 'Stock number', 'Price', 'Page'])
