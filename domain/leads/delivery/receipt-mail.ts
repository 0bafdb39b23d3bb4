import type { Mail } from '#services/mail/mailer.ts'
import { calendarFile } from '../../test-drives/drive-calendar.ts'
import { driveParts, driveSubject } from '../../test-drives/drive-words.ts'
import { answerBy } from './answer-by.ts'
import { answererName, type LeadFacts } from './lead-facts.ts'
import { answerLines, vehicleLines } from './lead-lines.ts'
import { messageIdOf } from './lead-mail.ts'
import { htmlOf, type MailPart, section, textOf } from './mail-body.ts'
import { outsideLine } from './outside-text.ts'

export interface ReceiptPlan {
  readonly to: string
  readonly from: string
  /** Where an answer to it goes; null where the place has no address. */
  readonly replyTo: string | null
  readonly deliveryId: string
}

/** Tells a shopper what was received, who answers, and by when; or which time is booked. */
export function receiptMail(facts: LeadFacts, plan: ReceiptPlan): Mail {
  const { lead, drive } = facts
  const subject = drive ? driveSubject(drive) : 'We have your message'
  return shopperMail(facts, plan, {
    what: 'receipt',
    subject: `${subject} (${lead.reference})`,
    parts: partsOf(facts),
    attachments: drive ? [calendarFile(facts, plan.from)] : [],
  })
}

interface ShopperWords extends Pick<Mail, 'subject' | 'attachments'> {
  readonly what: Parameters<typeof messageIdOf>[3]
  readonly parts: readonly MailPart[]
}

/** A mail to whoever sent a lead. */
export function shopperMail(
  facts: LeadFacts,
  { to, from, replyTo, deliveryId }: ReceiptPlan,
  { what, parts, attachments, ...words }: ShopperWords,
): Mail {
  const { site } = facts
  const subject = outsideLine(words.subject, 180)
  const whole = [...parts, { paragraph: whyWritten(facts) }]
  return {
    site: site.slug,
    from: { name: outsideLine(site.name, 80), address: from },
    to: { address: to },
    replyTo: replyTo === null ? null : { name: outsideLine(answererName(facts), 80), address: replyTo },
    subject,
    messageId: messageIdOf(facts, deliveryId, from, what),
    // No machine should answer a machine.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: textOf(whole),
    html: htmlOf(subject, facts.letterhead, whole),
    attachments,
  }
}

const whyWritten = ({ site }: LeadFacts): string =>
  `You get this mail because this address was given at ${new URL(site.origin).host}. If that was not you, you can leave it be.`

function partsOf(facts: LeadFacts): MailPart[] {
  const { lead, location, drive } = facts
  const [who, when] = [answererName(facts), answerBy(facts)]
  const phone = location?.phone ?? location?.landlinePhone ?? null
  return [
    ...(drive
      ? driveParts(facts, driveSubject(drive))
      : [
          { title: 'Thank you: we have your message' },
          {
            paragraph: `${who} will answer ${when === null ? 'as soon as it can' : `by ${when} at the latest`}. Your reference is ${lead.reference}.`,
          },
        ]),
    ...(phone === null ? [] : [{ paragraph: `If you would rather talk: ${phone}, and have your reference at hand.` }]),
    ...section('What you asked', [
      ...vehicleLines(facts).filter(({ label }) => shownToShopper.has(label)),
      ...answerLines(facts),
    ]),
    ...(lead.message ? [{ quote: lead.message }] : []),
  ]
}

const shownToShopper = new Set(['Vehicle', 'Stock number', 'Price', 'Page'])
