import { formatTime } from '../locations/opening-hours.ts'

/** When a drive is, in the time of its place. */
interface DriveTime {
  readonly startsAt: Date
  readonly timeZone: string
}

const zoned = ({ startsAt, timeZone }: DriveTime): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone)

/** 'Saturday 20 June at 10:30 am AEST': nobody has to ask whose half past ten. */
export function driveWords(drive: DriveTime): string {
  const { startsAt, timeZone } = drive
  const day = new Intl.DateTimeFormat('en-AU', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
  return `${day.format(startsAt).replace(',', '')} at ${clockTime(drive)} ${zoneName(startsAt, timeZone)}`
}

const clockTime = (drive: DriveTime): string =>
  formatTime(zoned(drive).toPlainTime().toString({ smallestUnit: 'minute' }))

/** 'AEST'; the offset where people have no name for it. */
export function zoneName(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' }).formatToParts(at)
  return parts.find(({ type }) => type === 'timeZoneName')!.value
}

/** With its offset: '2026-06-20T10:30:00+10:00'. */
export const driveMoment = (startsAt: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toString({ timeZone, smallestUnit: 'second' })

/** The time as a shopper chose it, '2026-06-20T10:30'. */
export const driveSlot = (drive: DriveTime): string =>
  zoned(drive).toPlainDateTime().toString({ smallestUnit: 'minute' })

/** Whether it is the day of the drive already, where the drive is. */
export const isToday = ({ startsAt, timeZone }: DriveTime, now: Date): boolean =>
  zoned({ startsAt: now, timeZone }).toPlainDate().equals(zoned({ startsAt, timeZone }).toPlainDate())

const reminderTime = '09:00'

/** When a shopper is reminded: in the morning of the day before; null where that is over, and they know it still. */
export function reminderAt(drive: DriveTime, now: Date): Date | null {
  const { timeZone } = drive
  const morning = zoned(drive)
    .toPlainDate()
    .subtract({ days: 1 })
    .toZonedDateTime({ timeZone, plainTime: reminderTime })
  return morning.epochMilliseconds > now.getTime() ? new Date(morning.epochMilliseconds) : null
}
