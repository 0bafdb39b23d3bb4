import type { OpeningStatus } from '#db/value-sets.ts'

/** The hours of a weekday (0 is Sunday) in the location's own time: '08:00' or '08:00:00'. */
export interface WeekdayHours {
  weekday: number
  status: OpeningStatus
  open: string | null
  close: string | null
  /** The dealer's own words, for days that have no times: 'By appointment'. */
  formatedHours?: string | null
}

/** A date on which the weekday's hours do not hold. */
export interface SpecialHours {
  date: string
  name: string | null
  status: OpeningStatus
  startHour: string | null
  endHour: string | null
}

/** From opening to closing; a closing at or before the opening is on the next day. */
interface DayHours {
  open: string
  close: string
}

/** Special hours as sources write them: start_hour and end_hour, or hours with begin and end. */
interface SpecialHoursInput {
  date: string
  name?: string | null
  status?: OpeningStatus | null
  start_hour?: string | null
  end_hour?: string | null
  hours?: { begin?: string | null; end?: string | null } | null
}

/** Reads special hours in either spelling. Without both times the day is closed, whatever the status says. */
export function readSpecialHours({ date, name, status, start_hour, end_hour, hours }: SpecialHoursInput): SpecialHours {
  const startHour = timeOf(start_hour ?? hours?.begin)
  const endHour = timeOf(end_hour ?? hours?.end)
  const isOpen = status !== 'Closed' && startHour !== null && endHour !== null
  return {
    date,
    name: name?.trim() || null,
    status: isOpen ? 'Open' : 'Closed',
    startHour: isOpen ? startHour : null,
    endHour: isOpen ? endHour : null,
  }
}

/** '8:30', '08:30:00' and '8:30 am' as '08:30'; null for what is not a time. */
export function timeOf(text: string | null | undefined): string | null {
  const match = /^\s*(\d{1,2})(?::(\d{2}))?(?::\d{2})?\s*([ap])?\.?m?\.?\s*$/i.exec(text ?? '')
  if (!match) return null
  const half = match[3]?.toLowerCase()
  const given = Number(match[1])
  if (half && (given < 1 || given > 12)) return null
  const hour = half ? (given % 12) + (half === 'p' ? 12 : 0) : given
  const minute = Number(match[2] ?? 0)
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}

/** The hours that hold on a date: the special ones if there are any, else the weekday's; null is closed. */
export function hoursOn(
  date: string,
  weekday: number,
  hours: readonly WeekdayHours[],
  special: readonly SpecialHours[],
): DayHours | null {
  const exception = special.find((each) => each.date === date)
  if (exception) return dayHours(exception.status, exception.startHour, exception.endHour)
  const day = hours.find((each) => each.weekday === weekday)
  return day ? dayHours(day.status, day.open, day.close) : null
}

/** Times that make hours; null is closed. */
function dayHours(status: OpeningStatus, from: string | null, to: string | null): DayHours | null {
  const [open, close] = [timeOf(from), timeOf(to)]
  return status === 'Open' && open !== null && close !== null ? { open, close } : null
}

/** '08:00' as '8:00 am'; noon and midnight by name, as '12:00 am' is read either way. */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (minute === 0 && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight'
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

/** '8:00 am – 5:30 pm', 'Open 24 hours', 'Closed'. */
export function formatHours(hours: DayHours | null): string {
  if (!hours) return 'Closed'
  const isWholeDay = hours.open === hours.close || (hours.open === '00:00' && hours.close === '24:00')
  return isWholeDay ? 'Open 24 hours' : `${formatTime(hours.open)} – ${formatTime(hours.close)}`
}

/** One line of an opening-hours table. */
export interface HoursLine {
  days: string
  hours: string
}

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const workingDays = [1, 2, 3, 4, 5]

/** A week's hours, Monday first; Monday to Friday are one line where they are alike. None known: no lines. */
export function weekLines(hours: readonly WeekdayHours[]): HoursLine[] {
  if (hours.length === 0) return []
  const text = (weekday: number): string => {
    const day = hours.find((each) => each.weekday === weekday)
    const times = day ? dayHours(day.status, day.open, day.close) : null
    return !times && day?.status === 'Open' ? (day.formatedHours ?? 'By appointment') : formatHours(times)
  }
  const isOneLine = new Set(workingDays.map(text)).size === 1
  const working = isOneLine
    ? [{ days: 'Mon–Fri', hours: text(1) }]
    : workingDays.map((weekday) => ({ days: names[weekday]!, hours: text(weekday) }))
  return [...working, { days: 'Sat', hours: text(6) }, { days: 'Sun', hours: text(0) }]
}

/** The special hours between two dates, both included, by date: 'Fri 25 Dec, Christmas Day'. */
export function specialLines(special: readonly SpecialHours[], from: string, to: string): HoursLine[] {
  return special
    .filter(({ date }) => date >= from && date <= to)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map((each) => ({
      days: [dayName(each.date), each.name].filter(Boolean).join(', '),
      hours: formatHours(dayHours(each.status, each.startHour, each.endHour)),
    }))
}

const day = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** 'Fri 25 Dec': a calendar day, which has no zone. */
function dayName(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
}
