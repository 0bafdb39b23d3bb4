import { answererName, type DriveFacts, type LeadFacts, vehicleName } from '../leads/delivery/lead-facts.ts'
import type { LeadLine } from '../leads/delivery/lead-lines.ts'
import { type MailPart, section } from '../leads/delivery/mail-body.ts'
import { outsideLine } from '../leads/delivery/outside-text.ts'
import { driveWords } from './drive-times.ts'

/** What a booking is, in a few words: of the version it is now. */
export function driveSubject({ status, version }: DriveFacts): string {
  if (status === 'cancelled') return 'Your test drive is cancelled'
  return version === 0 ? 'Your test drive is booked' : 'Your test drive has a new time'
}

/** A booking as a shopper is told of it: when, where, which vehicle, and where to change it. */
export function driveParts(facts: LeadFacts, title: string): MailPart[] {
  const { drive, lead } = facts
  if (!drive) return []
  const isOff = drive.status === 'cancelled'
  return [
    { title },
    {
      paragraph: isOff
        ? `Nobody expects you any more. If you change your mind, book another time. Your reference is ${lead.reference}.`
        : `${answererName(facts)} expects you. Your reference is ${lead.reference}.`,
    },
    ...section('Your test drive', driveLines(facts, drive)),
  ]
}

function driveLines(facts: LeadFacts, drive: DriveFacts): LeadLine[] {
  const vehicle = vehicleName(facts)
  const isOff = drive.status === 'cancelled'
  return [
    { label: isOff ? 'Was' : 'When', value: driveWords(drive) },
    { label: 'Where', value: outsideLine(placeWords(facts), 300) },
    ...(vehicle === null ? [] : [{ label: 'Vehicle', value: outsideLine(vehicle) }]),
    ...(isOff ? [] : [{ label: 'Move or cancel', value: drive.url, href: drive.url }]),
  ]
}

/** 'North yard, 1 Main St, Brisbane QLD 4000' */
export function placeWords(facts: Pick<LeadFacts, 'location' | 'dealership' | 'site'>): string {
  const address = facts.location?.address
  const town = address && [address.city, address.state, address.postcode].filter(Boolean).join(' ')
  return [answererName(facts), address?.street, town].filter(Boolean).join(', ')
}
