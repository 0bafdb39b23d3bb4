import type { Mail, MailAddress, MailAttachment } from '#services/mail/mailer.ts'
import { adfOf } from './adf.ts'
import { answererName, type LeadFacts, shopperName, vehicleName } from './lead-facts.ts'
import { answerLines, applicationLines, originLines, shopperLines, vehicleLines } from './lead-lines.ts'
import { htmlOf, type MailPart, section, textOf } from './mail-body.ts'
import { outsideLine } from './outside-text.ts'

export interface MailPlan {
  /** Whom this mail is to: a person, or a system that reads ADF in the body. */
  readonly to: { readonly address: string; readonly reads: 'mail' | 'adf' }
  /** What mails of the site come from. */
  readonly from: string
  readonly deliveryId: string
  /** Whether people get the ADF as an attachment. */
  readonly attachAdf: boolean
  /** What came with the lead; people get it. */
  readonly files?: readonly MailAttachment[]
}

/** A lead as its dealer gets it. */
export function leadMail(facts: LeadFacts, { to, from, deliveryId, attachAdf, files = [] }: MailPlan): Mail {
  const { lead, site } = facts
  const isAdf = to.reads === 'adf'
  const parts = partsOf(facts)
  const subject = subjectOf(facts)
  const adf = isAdf || attachAdf ? adfOf(facts) : ''
  return {
    site: site.slug,
    from: { name: outsideLine(`${site.name} website`, 80), address: from },
    to: { address: to.address },
    replyTo: shopperAddress(facts),
    subject,
    messageId: messageIdOf(facts, deliveryId, from, isAdf ? 'adf' : 'lead'),
    headers: { 'X-Lead-Id': lead.clientToken, 'X-Lead-Reference': lead.reference, 'Auto-Submitted': 'auto-generated' },
    text: isAdf ? adf : textOf(parts),
    html: isAdf ? null : htmlOf(subject, facts.letterhead, parts),
    attachments: isAdf
      ? []
      : [
          ...(attachAdf
            ? [{ filename: `lead-${lead.reference}.xml`, contentType: 'application/x-adf+xml', content: adf }]
            : []),
          ...files,
        ],
  }
}

/** The same for the same mail, however often it is sent. */
export const messageIdOf = (
  { lead }: Pick<LeadFacts, 'lead'>,
  deliveryId: string,
  from: string,
  what: 'lead' | 'adf' | 'receipt' | 'test-drive',
): string => `${what}.${lead.clientToken}.${deliveryId}@${from.slice(from.lastIndexOf('@') + 1)}`

function subjectOf(facts: LeadFacts): string {
  const { lead } = facts
  const about = [lead.subcategory ?? lead.category, vehicleName(facts), shopperName(lead)].filter(Boolean).join(' – ')
  const mark = lead.spamReasons.length > 0 ? '[Possible spam] ' : ''
  return outsideLine(`${mark}${about} (${lead.reference})`, 180)
}

function shopperAddress({ lead }: LeadFacts): MailAddress | null {
  if (lead.email === null) return null
  const name = shopperName(lead)
  return { ...(name !== null && { name: outsideLine(name, 80) }), address: lead.email }
}

function partsOf(facts: LeadFacts): MailPart[] {
  const { lead } = facts
  return [
    { title: outsideLine(`${lead.subcategory ?? lead.category} for ${answererName(facts)}`) },
    ...(lead.spamReasons.length > 0
      ? [{ paragraph: 'This one looks like spam. It was kept and sent all the same: look before you answer.' }]
      : []),
    ...section('Customer', shopperLines(facts)),
    ...(lead.message ? [{ quote: lead.message }] : []),
    ...section('Vehicle', vehicleLines(facts)),
    ...section('What they asked', answerLines(facts)),
    ...section('Finance application', applicationLines(facts)),
    ...section('Where it came from', originLines(facts)),
    {
      paragraph: lead.email
        ? `Reference ${lead.reference}. Your reply goes to the customer.`
        : `Reference ${lead.reference}. The customer gave no email address.`,
    },
  ]
}
