import type { LocationRecord } from '#db/locations.ts'
import { openState } from './open-state.server.ts'
import { type HoursLine, specialLines, weekLines } from './opening-hours.ts'

/** What is said of a location's hours at a moment. */
interface HoursAt {
  /** Open or not, in words; null where no hours are known. */
  open: { isOpen: boolean; text: string } | null
  hours: HoursLine[]
  /** Days of the coming week on which other hours hold. */
  specialHours: HoursLine[]
  /** Until when all of it holds; null: as long as the location stays as it is. */
  until: Date | null
}

const weekMs = 7 * 86_400_000

/** By the record they were read from, which lives as long as it is right: a group's pages have dozens of locations. */
const known = new WeakMap<LocationRecord, { since: Date; answer: HoursAt }>()

export function hoursAt(location: LocationRecord, now: Date): HoursAt {
  const last = known.get(location)
  if (last && last.since <= now && (!last.answer.until || now < last.answer.until)) return last.answer
  const answer = readHours(location, now)
  known.set(location, { since: now, answer })
  return answer
}

function readHours(location: LocationRecord, now: Date): HoursAt {
  const open = openState(location.openingHours, location.specialHours, location.timeZone, now)
  const [today, inAWeek] = [now, new Date(now.getTime() + weekMs)].map((moment) => localDate(moment, location.timeZone))
  return {
    open: open && { isOpen: open.isOpen, text: open.text },
    hours: weekLines(location.openingHours),
    specialHours: specialLines(location.specialHours, today!, inAWeek!),
    // Special hours drop out of the coming week at midnight; the state's words never hold longer than that.
    until: open && open.changesAt,
  }
}

const localDate = (moment: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString()
