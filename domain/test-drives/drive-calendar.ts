import type { Mail } from '#services/mail/mailer.ts'
import { answererName, type LeadFacts, vehicleName } from '../leads/delivery/lead-facts.ts'
import { calendarOf } from './calendar.ts'
import { placeWords } from './drive-words.ts'

export const calendarType = (isCancelled: boolean): string =>
  `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`

/** What a calendar is told: the vehicle by its name alone. */
export type CalendarFacts = Omit<LeadFacts, 'vehicle' | 'letterhead'> &
  Pick<Parameters<typeof vehicleName>[0], 'vehicle'>

/** A lead's booking for calendars; empty where it has none. Whoever arranges it is the place, else who writes for it. */
export function driveCalendar(facts: CalendarFacts, from: string): string {
  const { lead, drive, location } = facts
  if (!drive) return ''
  const name = answererName(facts)
  return calendarOf({
    ...drive,
    uid: lead.clientToken,
    sequence: drive.version,
    isCancelled: drive.status === 'cancelled',
    madeAt: drive.updatedAt,
    summary: `Test drive: ${vehicleName(facts) ?? name}`,
    location: placeWords(facts),
    description: `Reference ${lead.reference}\nMove or cancel: ${drive.url}`,
    organizer: { name, address: location?.email ?? from },
  })
}

/** The same, attached to a mail. */
export const calendarFile = (facts: LeadFacts, from: string): Mail['attachments'][number] => ({
  filename: 'test-drive.ics',
  contentType: calendarType(facts.drive?.status === 'cancelled'),
  content: driveCalendar(facts, from),
})
