import { type Period, periodOn } from '../locations/open-state.server.ts'
import { formatTime, type SpecialHours, type WeekdayHours } from '../locations/opening-hours.ts'
import type { FreeSlot, SlotDay } from './slot-days.ts'

// On the server only: not every browser has Temporal.

/** When a location is open, in which zone. */
export interface DrivePlace {
  readonly openingHours: readonly WeekdayHours[]
  readonly specialHours: readonly SpecialHours[]
  readonly timeZone: string
}

/** What configuration says of test drives. */
export interface DriveRules {
  readonly slotMinutes: number
  readonly perSlot: number
  readonly noticeMinutes: number
  readonly daysAhead: number
}

/** A time at which a test drive may begin. */
export interface Slot {
  /** The location's own time, '2026-06-20T10:30'. */
  readonly value: string
  readonly startsAt: Date
  readonly endsAt: Date
}

type ShownSlot = Slot & { readonly shown: FreeSlot }

/** A time that somebody has. */
export interface TakenSlot {
  readonly startsAt: Date
  readonly vehicleId: number | null
}

/** Whether a location has hours to book in, in a zone that there is. */
export function hasHours({ openingHours, specialHours, timeZone }: DrivePlace): boolean {
  return openingHours.length + specialHours.length > 0 && isZone(timeZone)
}

function isZone(timeZone: string): boolean {
  try {
    return Temporal.Now.zonedDateTimeISO(timeZone).timeZoneId !== ''
  } catch {
    return false
  }
}

/**
 * The times of a day, taken or not: from opening, one after the other, while a drive ends before closing. Hours over midnight give
 * times to both days. A time that clocks show twice is their first; one that they leave out is none.
 */
export function slotsOn(date: Temporal.PlainDate, place: DrivePlace, rules: DriveRules, now: Date): ShownSlot[] {
  const earliest = now.getTime() + rules.noticeMinutes * 60_000
  return wholeDay(date, place, rules.slotMinutes).filter(({ startsAt }) => startsAt.getTime() >= earliest)
}

/** By the record they were made from, which lives as long as it is right: a page of times takes thousands of steps in zones. */
const known = new WeakMap<DrivePlace, Map<string, readonly ShownSlot[]>>()
const mostDays = 64

function wholeDay(date: Temporal.PlainDate, place: DrivePlace, minutes: number): readonly ShownSlot[] {
  const days = known.get(place) ?? new Map<string, readonly ShownSlot[]>()
  known.set(place, days)
  const key = `${date.toString()} ${minutes}`
  const made = days.get(key) ?? makeDay(date, place, minutes)
  if (days.size >= mostDays) days.clear()
  days.set(key, made)
  return made
}

function makeDay(date: Temporal.PlainDate, place: DrivePlace, minutes: number): readonly ShownSlot[] {
  const slots = new Map<string, ShownSlot>()
  for (const day of [date.subtract({ days: 1 }), date]) {
    const period = periodOn(day, place.openingHours, place.specialHours, place.timeZone)
    for (const [start, end] of period ? drives(period, minutes) : []) {
      const value = start.toPlainDateTime().toString({ smallestUnit: 'minute' })
      if (!start.toPlainDate().equals(date) || slots.has(value)) continue
      const at = start.toString({ timeZoneName: 'never', smallestUnit: 'second' })
      const shown = { slot: value, label: formatTime(value.slice(-5)), at }
      slots.set(value, { value, startsAt: toDate(start), endsAt: toDate(end), shown })
    }
  }
  return [...slots.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}

function* drives({ from, to }: Period, minutes: number): Generator<[Temporal.ZonedDateTime, Temporal.ZonedDateTime]> {
  for (let start = from, end = from.add({ minutes }); isNotAfter(end, to); start = end, end = end.add({ minutes }))
    yield [start, end]
}

/** The days from today that have times at all, with those that are free for a vehicle, or for any. */
export function freeDays(
  place: DrivePlace,
  rules: DriveRules,
  taken: readonly TakenSlot[],
  { now, vehicleId, date }: { now: Date; vehicleId: number | null; date?: string },
): SlotDay[] {
  const isFree = freeBy(rules, taken, vehicleId)
  return bookableDates(place, rules, now)
    .filter((day) => date === undefined || day.toString() === date)
    .flatMap((day) => {
      const all = slotsOn(day, place, rules, now)
      if (all.length === 0) return []
      const free = all.filter(isFree)
      return [
        { date: day.toString(), label: dayLabel(day), full: free.length === 0, slots: free.map(({ shown }) => shown) },
      ]
    })
}

/** The time a shopper named, if there is such a one; whether it is taken is for the database to say. */
export function slotNamed(value: string, place: DrivePlace, rules: DriveRules, now: Date): Slot | null {
  const date = bookableDates(place, rules, now).find((day) => value.startsWith(`${day.toString()}T`))
  return (date && slotsOn(date, place, rules, now).find((slot) => slot.value === value)) ?? null
}

function bookableDates({ timeZone }: DrivePlace, { daysAhead }: DriveRules, now: Date): Temporal.PlainDate[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  return Array.from({ length: daysAhead + 1 }, (_, days) => today.add({ days }))
}

function freeBy({ perSlot }: DriveRules, taken: readonly TakenSlot[], vehicleId: number | null) {
  const takenAt = Map.groupBy(taken, ({ startsAt }) => startsAt.getTime())
  return ({ startsAt }: Slot): boolean => {
    const others = takenAt.get(startsAt.getTime()) ?? []
    return others.length < perSlot && (vehicleId === null || others.every((other) => other.vehicleId !== vehicleId))
  }
}

const dayFormat = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const dayLabel = (day: Temporal.PlainDate): string =>
  dayFormat.format(new Date(`${day.toString()}T00:00:00Z`)).replace(',', '')

const toDate = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds)
const isNotAfter = (a: Temporal.ZonedDateTime, b: Temporal.ZonedDateTime): boolean =>
  Temporal.ZonedDateTime.compare(a, b) <= 0
