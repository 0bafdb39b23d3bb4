import { describe, expect, it } from 'vitest'
import { clockCount, countAgainMs, monthStart, nextClockCount, nextMonthStart } from './sales-month.ts'

describe('what the clock says', () => {
  it.each([
    ['as the month begins in Brisbane', '2026-05-31T14:00:00Z', 0],
    ['a second before, the month before has 31 days', '2026-05-31T13:59:59Z', 31 * 192 - 1],
    ['449 seconds in', '2026-05-31T14:07:29Z', 0],
    ['450 seconds in', '2026-05-31T14:07:30Z', 1],
    ['at the end of the first day', '2026-06-01T13:59:59Z', 191],
    ['as the second day begins', '2026-06-01T14:00:00Z', 192],
    ['noon on the tenth', '2026-06-10T02:00:00Z', 9 * 192 + 96],
    ['the same where Sydney saves daylight', '2026-12-31T14:00:00Z', 0],
  ])('%s [OS-12]', (_, now, count) => expect(clockCount(new Date(now))).toBe(count))

  it('changes every 450 seconds, on the second [OS-12]', () => {
    const now = new Date('2026-06-10T02:00:01Z')
    const next = nextClockCount(now)
    expect(next.toISOString()).toBe('2026-06-10T02:07:30.000Z')
    expect(clockCount(new Date(next.getTime() - 1))).toBe(clockCount(now))
    expect(clockCount(next)).toBe(clockCount(now) + 1)
  })
})

it.each([
  ['2026-05-31T13:59:59Z', '2026-04-30T14:00:00.000Z', '2026-05-31T14:00:00.000Z'],
  ['2026-05-31T14:00:00Z', '2026-05-31T14:00:00.000Z', '2026-06-30T14:00:00.000Z'],
  ['2026-12-31T20:00:00Z', '2026-12-31T14:00:00.000Z', '2027-01-31T14:00:00.000Z'],
])('at %s the month is that of Brisbane [OS-12]', (now, from, to) => {
  expect(monthStart(new Date(now)).toISOString()).toBe(from)
  expect(nextMonthStart(new Date(now)).toISOString()).toBe(to)
})

it('an open page counts again every 150 seconds [OS-12]', () => expect(countAgainMs).toBe(150_000))
