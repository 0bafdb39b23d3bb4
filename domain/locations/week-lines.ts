import { dayHours, formatHours, type SpecialHours, type WeekdayHours } from './opening-hours.ts'

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
