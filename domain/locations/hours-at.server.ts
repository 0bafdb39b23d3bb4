import type { LocationRecord } from '#db/locations.ts'
import { openState } from './open-state.server.ts'
import { type HoursLine, specialLines, weekLines } from './opening-hours.ts'
import { type WeekDay, weekAhead } from './week-ahead.ts'

/** What is said of a location's hours at a moment. */
interface HoursAt {
  /** Open or not, in words; null where no hours are known. */
  open: { isOpen: boolean; text: string } | null
  hours: HoursLine[]
  /** Days of the coming week on which other hours hold. */
  specialHours: HoursLine[]
  /** All those days that a shopper may plan for. */
  holidays: HoursLine[]
  /** The seven days from today. */
  week: WeekDay[]
  /** Until when all of it holds; null: as long as the location stays as it is. */
  until: Date | null
}

const weekDays = 7
/** As far ahead as people plan a visit. */
const planningDays = 42

/** By the record they were read from, which lives as long as it is right: a group's pages have dozens of locations. */
const known = new WeakMap<LocationRecord, { since: Date; answer: HoursAt }>()

export function hoursAt(location: LocationRecord, now: Date): HoursAt {
  const last = known.get(location)
  if (last && last.since <= now && (!last.answer.until || now < last.answer.until)) return last.answer
  const answer = readHours(location, now)
  known.set(location, { since: now, answer })
  return answer
}

/** The day it is where a location is. */
export const dayAt = ({ timeZone }: Pick<LocationRecord, 'timeZone'>, now: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

function readHours({ openingHours, specialHours, timeZone }: LocationRecord, now: Date): HoursAt {
  const open = openState(openingHours, specialHours, timeZone, now)
  const today = dayAt({ timeZone }, now)
  const specialWithin = (days: number) => specialLines(specialHours, String(today), String(today.add({ days })))
  // Which day is today, and which lie in the coming week, changes at midnight, also where it is open beyond it.
  const midnight = new Date(today.add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds)
  return {
    open: open && { isOpen: open.isOpen, text: open.text },
    hours: weekLines(openingHours),
    specialHours: specialWithin(weekDays),
    holidays: specialWithin(planningDays),
    week: weekAhead(openingHours, specialHours, String(today)),
    until: open && (open.changesAt < midnight ? open.changesAt : midnight),
  }
}
