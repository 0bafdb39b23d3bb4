import Holidays from 'date-holidays'
import type { openingHours, specialHours } from '#db/schema.ts'
import type { AustralianState } from '#db/value-sets.ts'
import type { DemoLocation } from '../dealer-types.ts'

type Hours = typeof openingHours.$inferInsert
type Special = typeof specialHours.$inferInsert

const words = (time: string): string => {
  const [hour, minute] = time.split(':').map(Number) as [number, number]
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

const open = (locationId: number, weekday: number, from: string, to: string): Hours =>
  ({ locationId, weekday, status: 'Open', open: from, close: to, formatedHours: `${words(from)} – ${words(to)}` })

/** The week of a location: workshops close on Saturday at noon, showrooms at four, a few open on Sunday. */
export function weekOf(locationId: number, { type = 'sales', openSundays }: DemoLocation): Hours[] {
  const sells = type === 'sales'
  const weekdays = [1, 2, 3, 4, 5].map((day) => open(locationId, day, sells ? '08:00' : '07:30', sells ? '17:30' : '17:00'))
  const saturday = open(locationId, 6, '08:00', sells ? '16:00' : '12:00')
  const sunday: Hours = openSundays
    ? open(locationId, 0, '10:00', '15:00')
    : { locationId, weekday: 0, status: 'Closed', open: null, close: null, formatedHours: 'Closed' }
  return [sunday, ...weekdays, saturday]
}

interface Holiday { date: string; name: string }

const isSunday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 0
const alwaysClosed = /Christmas Day|Good Friday|New Year|Anzac|Easter Sunday/i
const dayMs = 86_400_000

/** Public holidays of the state in the coming year: the great ones closed, the others short for showrooms. Parts are counted once, soon. */
export function holidaysOf(locationId: number, place: DemoLocation, now: Date): Special[] {
  const shut = ({ date, name }: Holiday): boolean =>
    alwaysClosed.test(name) || (place.type ?? 'sales') !== 'sales' || (isSunday(date) && !place.openSundays)
  const stocktake = place.type === 'parts' ? [{ date: new Date(now.getTime() + 20 * dayMs).toISOString().slice(0, 10), name: 'Stocktake' }] : []
  const days = new Map([...stocktake, ...comingHolidays(place.state, now)].map((day) => [day.date, day]))
  return [...days.values()].map(({ date, name }) =>
    shut({ date, name })
      ? { locationId, date, name, status: 'Closed', startHour: null, endHour: null }
      : { locationId, date, name, status: 'Open', startHour: '10:00', endHour: '15:00' })
}

const known = new Map<string, Holiday[]>()

function comingHolidays(state: AustralianState, now: Date): Holiday[] {
  const today = now.toISOString().slice(0, 10)
  const key = `${state} ${today}`
  const found = known.get(key) ?? findHolidays(state, today, new Date(now.getTime() + 365 * dayMs).toISOString().slice(0, 10))
  known.set(key, found)
  return found
}

function findHolidays(state: AustralianState, from: string, until: string): Holiday[] {
  const calendar = new Holidays('AU', state, { languages: ['en'] })
  const years = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const days = years.flatMap((year) => calendar.getHolidays(year))
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
    .filter(({ date }) => date >= from && date < until)
  // A state that moves the holiday to the Monday still has nobody at work on Christmas Day itself.
  const christmas = years.map((year) => ({ date: `${year}-12-25`, name: 'Christmas Day' })).filter(({ date }) => date >= from && date < until)
  return [...new Map([...christmas, ...days].map((day) => [day.date, day])).values()]
}
