import { formatHours, hoursOn, type SpecialHours, type WeekdayHours } from './opening-hours.ts'

/** A day of an opening-hours table. */
export interface WeekDay {
  day: string
  hours: string
  /** The holiday whose hours these are. */
  holiday: string | null
  isToday: boolean
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const dayMs = 86_400_000

/**
 * The hours of the seven days from today, in the order of a week that begins on Monday. Each is the day itself, not any of
 * its name: what a holiday changes stands in its own row. None known: no rows.
 */
export function weekAhead(hours: readonly WeekdayHours[], special: readonly SpecialHours[], today: string): WeekDay[] {
  if (hours.length === 0 && special.length === 0) return []
  const start = Date.parse(`${today}T00:00:00Z`)
  const days = Array.from({ length: 7 }, (_, ahead) => new Date(start + ahead * dayMs))
  return days
    .toSorted((one, other) => fromMonday(one) - fromMonday(other))
    .map((moment) => {
      const date = moment.toISOString().slice(0, 10)
      const weekday = moment.getUTCDay()
      const exception = special.find((each) => each.date === date)
      const usual = hours.find((each) => each.weekday === weekday)
      const found = hoursOn(date, weekday, hours, special)
      const isByWords = !found && !exception && usual?.status === 'Open'
      return {
        day: names[weekday]!,
        hours: isByWords ? (usual.formatedHours ?? 'By appointment') : formatHours(found),
        holiday: exception ? (exception.name ?? 'Holiday hours') : null,
        isToday: date === today,
      }
    })
}

const fromMonday = (date: Date): number => (date.getUTCDay() + 6) % 7
