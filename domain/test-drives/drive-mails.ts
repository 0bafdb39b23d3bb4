import type { Mail } from '#services/mail/mailer.ts'
import { formPath } from '../content/route-paths.ts'
import { answererName, type LeadFacts, shopperName, vehicleName } from '../leads/delivery/lead-facts.ts'
import { type LeadLine, shopperLines, vehicleLines } from '../leads/delivery/lead-lines.ts'
import { messageIdOf } from '../leads/delivery/lead-mail.ts'
import { htmlOf, type MailPart, section, textOf } from '../leads/delivery/mail-body.ts'
import { outsideLine } from '../leads/delivery/outside-text.ts'
import { type ReceiptPlan, shopperMail } from '../leads/delivery/receipt-mail.ts'
import { allStockPath } from '../listings/stock-paths.ts'
import { calendarFile } from './drive-calendar.ts'
import { driveWords, isToday } from './drive-times.ts'
import { driveParts, driveSubject } from './drive-words.ts'

/** What became of a booking. */
export type DriveNews = 'moved' | 'cancelled' | 'vehicle-gone'

/** Tells a shopper that their booking was changed, with what their calendar must know. */
export const changedMail = (facts: LeadFacts, plan: ReceiptPlan): Mail =>
  driveMail(facts, plan, driveSubject(facts.drive!), driveParts(facts, driveSubject(facts.drive!)))

/** Reminds a shopper of tomorrow; or of today, where the reminder comes late. */
export function reminderMail(facts: LeadFacts, plan: ReceiptPlan, now: Date): Mail {
  const title = `Your test drive is ${isToday(facts.drive!, now) ? 'today' : 'tomorrow'}`
  return driveMail(facts, plan, title, driveParts(facts, title))
}

/** Tells a shopper that the vehicle they booked is no longer to be had, and what else there is. */
export function vehicleGoneMail(facts: LeadFacts, plan: ReceiptPlan): Mail {
  const { lead, site, drive } = facts
  const name = vehicleName(facts) ?? 'vehicle'
  const make = lead.manufacturerSlug
  const offers: LeadLine[] = [
    ...(make === null
      ? []
      : [
          link(
            `More from ${lead.vehicleMake ?? make}`,
            `${site.origin}${allStockPath}?make=${encodeURIComponent(make)}`,
          ),
        ]),
    link('Have us find something similar', `${site.origin}${formPath('find-similar')}?car_id=${lead.carId ?? ''}`),
    link('Move or cancel', drive!.url),
  ]
  return driveMail(facts, plan, `The ${name} you wanted to drive has found an owner`, [
    { title: outsideLine(`The ${name} has found an owner`) },
    {
      paragraph: `It was sold or reserved before your test drive on ${driveWords(drive!)}. We are sorry. ${answererName(facts)} keeps your time, so you can drive another.`,
    },
    ...section('What you can do', offers),
  ])
}

const link = (label: string, href: string): LeadLine => ({ label, value: href, href })

const driveMail = (facts: LeadFacts, plan: ReceiptPlan, subject: string, parts: readonly MailPart[]): Mail =>
  shopperMail(facts, plan, {
    what: 'test-drive',
    subject: `${subject} (${facts.lead.reference})`,
    parts,
    attachments: [calendarFile(facts, plan.from)],
  })

const dealerTitles: Readonly<Record<DriveNews, string>> = {
  moved: 'Test drive moved',
  cancelled: 'Test drive cancelled',
  'vehicle-gone': 'Test drive without its vehicle',
}

/** Tells the dealer what became of a booking. */
export function dealerDriveMail(
  facts: LeadFacts,
  { to, from, deliveryId, news }: { to: string; from: string; deliveryId: string; news: DriveNews },
): Mail {
  const { lead, site, drive } = facts
  const title = dealerTitles[news]
  const about = [title, vehicleName(facts), shopperName(lead)].filter(Boolean).join(' – ')
  const subject = outsideLine(`${about} (${lead.reference})`, 180)
  const parts: MailPart[] = [
    { title: outsideLine(`${title}: ${answererName(facts)}`) },
    { paragraph: dealerWords(news, driveWords(drive!)) },
    ...section('Customer', shopperLines(facts)),
    ...section('Vehicle', vehicleLines(facts)),
    { paragraph: `Reference ${lead.reference}.` },
  ]
  return {
    site: site.slug,
    from: { name: outsideLine(`${site.name} website`, 80), address: from },
    to: { address: to },
    replyTo: lead.email === null ? null : { address: lead.email },
    subject,
    messageId: messageIdOf(facts, deliveryId, from, 'test-drive'),
    headers: { 'X-Lead-Id': lead.clientToken, 'X-Lead-Reference': lead.reference, 'Auto-Submitted': 'auto-generated' },
    text: textOf(parts),
    html: htmlOf(subject, facts.letterhead, parts),
    attachments: [],
  }
}

function dealerWords(news: DriveNews, when: string): string {
  if (news === 'moved') return `The customer has moved the test drive. It is now on ${when}.`
  if (news === 'cancelled') return `The customer has cancelled the test drive on ${when}. The time is free again.`
  return `The vehicle was sold, reserved or taken out of stock before the test drive on ${when}. The customer was told, where there is an address, and keeps the time.`
}
