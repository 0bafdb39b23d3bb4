import { outsideLine } from '../leads/delivery/outside-text.ts'
import { zoneName } from './drive-times.ts'

/** A booking as calendars are told of it. */
export interface CalendarEntry {
  /** The same for as long as the booking is one, however often it is moved. */
  readonly uid: string
  readonly sequence: number
  readonly isCancelled: boolean
  /** When this version of it was made. */
  readonly madeAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeZone: string
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
  readonly organizer: { readonly name: string; readonly address: string }
}

/**
 * An iCalendar object (RFC 5545). It is published, not requested: nobody has to accept a time they have chosen themselves. Text of
 * strangers can end no line.
 */
export function calendarOf(entry: CalendarEntry): string {
  const { timeZone, isCancelled, organizer } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test drives//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    ...zoneLines(entry),
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${universal(entry.madeAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART;TZID=${timeZone}:${local(entry.startsAt, timeZone)}`,
    `DTEND;TZID=${timeZone}:${local(entry.endsAt, timeZone)}`,
    `SUMMARY:${text(entry.summary)}`,
    `LOCATION:${text(entry.location)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `URL:${entry.url}`,
    `ORGANIZER;CN="${outsideLine(organizer.name, 80).replaceAll('"', '’')}":mailto:${organizer.address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The zone as it is around the event: the change of clocks before it and the one after, where it has any. */
function zoneLines({ startsAt, timeZone }: CalendarEntry): string[] {
  const start = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(timeZone)
  // A change at the very moment of the event holds for it already.
  const before = start.add({ seconds: 1 }).getTimeZoneTransition('previous')
  const after = start.getTimeZoneTransition('next')
  const changes = [before, after].filter((change) => change !== null)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...(before ? [] : observance(start, start, Temporal.PlainDateTime.from('1970-01-01T00:00'))),
    ...changes.flatMap((change) => {
      const earlier = change.subtract({ seconds: 1 })
      // Written in the time that held until then.
      return observance(earlier, change, earlier.toPlainDateTime().add({ seconds: 1 }))
    }),
    'END:VTIMEZONE',
  ]
}

function observance(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime, since: Temporal.PlainDateTime): string[] {
  const kind = isSummerTime(to) ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(since)}`,
    `TZOFFSETFROM:${from.offset.replace(':', '')}`,
    `TZOFFSETTO:${to.offset.replace(':', '')}`,
    `TZNAME:${text(zoneName(new Date(to.epochMilliseconds), to.timeZoneId))}`,
    `END:${kind}`,
  ]
}

const isSummerTime = (moment: Temporal.ZonedDateTime): boolean =>
  moment.offsetNanoseconds > Math.min(...[1, 7].map((month) => moment.with({ month, day: 1 }).offsetNanoseconds))

const local = (at: Date, timeZone: string): string =>
  compact(Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime())

const compact = (moment: Temporal.PlainDateTime): string =>
  moment.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

const universal = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Line breaks we mean are written out; all others are gone before. */
const text = (value: string): string =>
  value
    .split('\n')
    .map((line) => outsideLine(line, 500).replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`)

const longestLine = 75

/** Lines of at most 75 octets, broken between characters; what follows begins with a space. */
function fold(line: string): string {
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const more = Buffer.byteLength(character)
    if (octets + more > longestLine) {
      lines.push('')
      octets = 1
    }
    lines[lines.length - 1] += character
    octets += more
  }
  return lines.join('\r\n ')
}
