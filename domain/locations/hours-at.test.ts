import { expect, it } from 'vitest'
import type { LocationRecord } from '#db/locations.ts'
import { hoursAt } from './hours-at.server.ts'

const days = [0, 1, 2, 3, 4, 5, 6]
const record = (
  timeZone: string,
  [open, close]: [string, string],
  specialHours: { date: string; name: string }[] = [],
): LocationRecord =>
  ({
    timeZone,
    openingHours: days.map((weekday) => ({ weekday, status: 'Open', open, close, formatedHours: null })),
    specialHours: specialHours.map((each) => ({ ...each, status: 'Closed', startHour: null, endHour: null })),
  }) as unknown as LocationRecord
const told = (location: LocationRecord, now: string) => {
  const { open, week, until } = hoursAt(location, new Date(now))
  return [open?.text, week.find(({ isToday }) => isToday)?.day, until?.toISOString()]
}

it('what is said of a place that is open past midnight still changes at midnight: it is another day [OS-19]', () => {
  const bar = record('Australia/Brisbane', ['18:00', '02:00'])
  // Wednesday, eleven at night.
  expect(told(bar, '2026-06-10T13:00:00Z')).toEqual(['Open until 2:00 am', 'Wednesday', '2026-06-10T14:00:00.000Z'])
  expect(told(bar, '2026-06-10T14:00:00Z')).toEqual(['Open until 2:00 am', 'Thursday', '2026-06-10T16:00:00.000Z'])
})

it.each([
  // Clocks go forward at two on 4 October 2026: that day has 23 hours, and opens an hour earlier by the sun.
  ['Australia/Sydney', '2026-10-03T20:59:59Z', 'Opens today at 8:00 am', '2026-10-03T21:00:00.000Z'],
  ['Australia/Sydney', '2026-10-03T21:00:00Z', 'Open until 5:30 pm', '2026-10-04T06:30:00.000Z'],
  ['Australia/Brisbane', '2026-10-03T21:00:00Z', 'Opens today at 8:00 am', '2026-10-03T22:00:00.000Z'],
  // They go back at three on 4 April 2027: 25 hours.
  ['Australia/Sydney', '2027-04-03T21:00:00Z', 'Opens today at 8:00 am', '2027-04-03T22:00:00.000Z'],
  ['Australia/Sydney', '2027-04-03T22:00:00Z', 'Open until 5:30 pm', '2027-04-04T07:30:00.000Z'],
  // Midnight before and after the change.
  ['Australia/Adelaide', '2026-10-03T14:29:59Z', 'Opens tomorrow at 8:00 am', '2026-10-03T14:30:00.000Z'],
  ['Australia/Adelaide', '2026-10-03T14:30:00Z', 'Opens today at 8:00 am', '2026-10-03T21:30:00.000Z'],
])('in %s at %s: %s, until %s [OS-19]', (zone, now, text, until) => {
  const [words, , holds] = told(record(zone, ['08:00', '17:30']), now)
  expect([words, holds]).toEqual([text, until])
})

it('holiday hours are told for six weeks, those of the coming week beside the others [OS-06]', () => {
  const holidays = ['2026-06-11', '2026-06-17', '2026-06-18', '2026-07-22', '2026-07-23'].map((date) => ({
    date,
    name: date,
  }))
  const { specialHours, holidays: planned } = hoursAt(
    record('Australia/Brisbane', ['08:00', '17:30'], holidays),
    new Date('2026-06-10T02:00:00Z'),
  )
  const named = (lines: readonly { days: string }[]) => lines.map(({ days: text }) => text.split(', ')[1])
  expect(named(specialHours)).toEqual(['2026-06-11', '2026-06-17'])
  expect(named(planned)).toEqual(['2026-06-11', '2026-06-17', '2026-06-18', '2026-07-22'])
})
