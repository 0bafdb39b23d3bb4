import { expect, it } from 'vitest'
import { formatDate, formatDay, formatPlateDate } from './date.ts'

it.each([
  ['2026-02-03T01:00:00Z', 'Australia/Brisbane', '03/02/2026'],
  ['2026-02-03T15:00:00Z', 'Australia/Brisbane', '04/02/2026'],
  ['2026-02-03T15:00:00Z', 'Australia/Perth', '03/02/2026'],
  ['2026-10-03T15:59:00Z', 'Australia/Sydney', '04/10/2026'],
  ['2026-12-31T13:00:00Z', 'Australia/Sydney', '01/01/2027'],
])('writes %s in %s as %s, dd/MM/yyyy [CN-01]', (moment, zone, text) => {
  expect(formatDate(new Date(moment), zone)).toBe(text)
})

it('writes a stored day as dd/MM/yyyy whatever the zone of the machine [CN-01]', () => {
  expect(formatDay('2026-02-03')).toBe('03/02/2026')
})

it.each([
  ['2021-03', '03/2021'],
  ['2021-03-14', '14/03/2021'],
])('writes %s, as stamped on a plate, as %s [CN-01]', (date, text) => expect(formatPlateDate(date)).toBe(text))
