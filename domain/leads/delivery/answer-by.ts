import { formatTime, hoursOn } from '../../locations/opening-hours.ts'
import { type LeadFacts, zoneOf } from './lead-facts.ts'

const daysAhead = 14

/**
 * Until when a shopper may expect an answer: the close of the next day the place is open, as 'Tue 3 Feb, 5:30 pm'; null where no
 * hours are known. The day it was sent does not count, for it may be nearly over.
 */
export function answerBy(facts: Pick<LeadFacts, 'lead' | 'location' | 'site'>): string | null {
  const { lead, location } = facts
  if (!location) return null
  const sent = Temporal.Instant.fromEpochMilliseconds(lead.createdAt.getTime()).toZonedDateTimeISO(zoneOf(facts))
  for (let days = 1; days <= daysAhead; days++) {
    const date = sent.toPlainDate().add({ days })
    const hours = hoursOn(date.toString(), date.dayOfWeek % 7, location.openingHours, location.specialHours)
    if (hours) return `${dayName(date.toString())}, ${formatTime(hours.close)}`
  }
  return null
}

const day = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
const dayName = (date: string): string => day.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
