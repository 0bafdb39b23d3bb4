import { expect, it } from 'vitest'
import { driveMoment, driveSlot, driveWords, reminderAt } from './drive-times.ts'

const drive = (startsAt: string, timeZone = 'Australia/Brisbane') => ({ startsAt: new Date(startsAt), timeZone })

it.each([
  ['2026-06-20T00:30:00Z', 'Australia/Brisbane', 'Saturday 20 June at 10:30 am AEST', '2026-06-20T10:30:00+10:00'],
  ['2026-12-19T00:30:00Z', 'Australia/Adelaide', 'Saturday 19 December at 11:00 am ACDT', '2026-12-19T11:00:00+10:30'],
  ['2026-12-19T00:30:00Z', 'Australia/Darwin', 'Saturday 19 December at 10:00 am ACST', '2026-12-19T10:00:00+09:30'],
  ['2026-12-19T04:00:00Z', 'Australia/Perth', 'Saturday 19 December at noon AWST', '2026-12-19T12:00:00+08:00'],
])('%s in %s is %s [FM-11]', (startsAt, zone, words, moment) => {
  const given = drive(startsAt, zone)
  expect([driveWords(given), driveMoment(given.startsAt, zone), driveSlot(given)]).toEqual([
    words,
    moment,
    moment.slice(0, 16),
  ])
})

it.each([
  [
    'at nine the day before',
    'Australia/Brisbane',
    '2026-06-20T00:30:00Z',
    '2026-06-10T00:00:00Z',
    '2026-06-18T23:00:00.000Z',
  ],
  // Clocks go forward in the night between: nine is nine by either.
  [
    'over a change of clocks',
    'Australia/Sydney',
    '2026-10-04T00:30:00Z',
    '2026-09-20T00:00:00Z',
    '2026-10-02T23:00:00.000Z',
  ],
  [
    'not where it was booked later than that',
    'Australia/Brisbane',
    '2026-06-20T00:30:00Z',
    '2026-06-18T23:00:00Z',
    null,
  ],
])('a shopper is reminded %s [FM-11]', (_, zone, startsAt, now, expected) => {
  expect(reminderAt(drive(startsAt, zone), new Date(now))?.toISOString() ?? null).toBe(expected)
})
