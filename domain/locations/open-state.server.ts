import { formatTime, hoursOn, type SpecialHours, type WeekdayHours } from './opening-hours.ts'

// On the server only: not every browser has Temporal, and a page shows what the server knew until it changes.

/** Whether a location is open, in words that hold until `changesAt`. */
interface OpenState {
  isOpen: boolean
  /** 'Open until 5:30 pm', 'Opens tomorrow at 8:00 am', 'Closed'. */
  text: string
  /** When it closes, or opens next; null where no end is in sight. */
  boundary: Date | null
  /** From this moment the words may be wrong. */
  changesAt: Date
}

export interface Period {
  from: Temporal.ZonedDateTime
  to: Temporal.ZonedDateTime
}

const daysAhead = 14

/** Whether a location is open at a moment, in its own time zone; null where no hours are known. */
export function openState(
  hours: readonly WeekdayHours[],
  special: readonly SpecialHours[],
  timeZone: string,
  now: Date,
): OpenState | null {
  if (hours.length === 0 && special.length === 0) return null
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const midnight = startOfDay(here.toPlainDate().add({ days: 1 }), timeZone)
  const next = openPeriods(hours, special, here).find(({ to }) => isAfter(to, here))
  if (!next) return { isOpen: false, text: 'Closed', boundary: null, changesAt: toDate(midnight) }
  if (isAfter(next.from, here)) {
    // The words name the day as it lies from here, so they hold no longer than the day.
    const text = `Opens ${dayWord(next.from, here)} at ${clockTime(next.from)}`
    return { isOpen: false, text, boundary: toDate(next.from), changesAt: toDate(earlier(next.from, midnight)) }
  }
  return openUntil(next.to, here, midnight)
}

function openUntil(
  to: Temporal.ZonedDateTime,
  here: Temporal.ZonedDateTime,
  midnight: Temporal.ZonedDateTime,
): OpenState {
  const hoursLeft = here.until(to, { largestUnit: 'hours' }).hours
  if (hoursLeft >= (daysAhead - 1) * 24)
    return { isOpen: true, text: 'Open 24 hours', boundary: null, changesAt: toDate(midnight) }
  if (hoursLeft < 24)
    return { isOpen: true, text: `Open until ${clockTime(to)}`, boundary: toDate(to), changesAt: toDate(to) }
  return {
    isOpen: true,
    text: `Open until ${clockTime(to)} ${dayWord(to, here)}`,
    boundary: toDate(to),
    changesAt: toDate(midnight),
  }
}

/** Yesterday's hours may reach into today; hours that touch are one period. */
function openPeriods(
  hours: readonly WeekdayHours[],
  special: readonly SpecialHours[],
  here: Temporal.ZonedDateTime,
): Period[] {
  const periods: Period[] = []
  for (let offset = -1; offset <= daysAhead; offset++) {
    const period = periodOn(here.toPlainDate().add({ days: offset }), hours, special, here.timeZoneId)
    const last = periods.at(-1)
    if (period && last && !isAfter(period.from, last.to)) last.to = later(period.to, last.to)
    else if (period) periods.push(period)
  }
  return periods
}

/** From when to when a location is open by the hours of one day; null where it is closed. It may end the day after. */
export function periodOn(
  date: Temporal.PlainDate,
  hours: readonly WeekdayHours[],
  special: readonly SpecialHours[],
  timeZone: string,
): Period | null {
  const found = hoursOn(date.toString(), date.dayOfWeek % 7, hours, special)
  if (!found) return null
  const at = (day: Temporal.PlainDate, time: string) =>
    time === '24:00' ? startOfDay(day.add({ days: 1 }), timeZone) : day.toZonedDateTime({ timeZone, plainTime: time })
  const endsNextDay = found.close <= found.open
  return { from: at(date, found.open), to: at(endsNextDay ? date.add({ days: 1 }) : date, found.close) }
}

function dayWord(moment: Temporal.ZonedDateTime, here: Temporal.ZonedDateTime): string {
  const days = here.toPlainDate().until(moment.toPlainDate(), { largestUnit: 'days' }).days
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  const options =
    days < 7 ? ({ weekday: 'long' } as const) : ({ weekday: 'short', day: 'numeric', month: 'short' } as const)
  return moment.toPlainDate().toLocaleString('en-AU', options).replace(',', '')
}

const startOfDay = (date: Temporal.PlainDate, timeZone: string) => date.toZonedDateTime({ timeZone })
const clockTime = (moment: Temporal.ZonedDateTime): string =>
  formatTime(moment.toPlainTime().toString({ smallestUnit: 'minute' }))
const toDate = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds)
const isAfter = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime): boolean =>
  Temporal.ZonedDateTime.compare(a, b) > 0
const later = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) => (isAfter(a, b) ? a : b)
const earlier = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime) => (isAfter(a, b) ? b : a)
