import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.server.ts'

// Noon in Brisbane, a Wednesday.
const now = new Date('2026-06-10T02:00:00Z')
const midnight = (day: string) => `${day}T14:00:00.000Z`

it.each([
  ['2026-06-10', 'today', midnight('2026-06-10')],
  ['2026-06-11', 'today', midnight('2026-06-11')],
  ['2026-06-09', 'yesterday', midnight('2026-06-10')],
  ['2026-06-08', '2 days ago', midnight('2026-06-10')],
  ['2026-06-04', '6 days ago', midnight('2026-06-10')],
  ['2026-06-03', 'a week ago', midnight('2026-06-16')],
  ['2026-05-27', '2 weeks ago', midnight('2026-06-16')],
  ['2026-05-11', '4 weeks ago', midnight('2026-06-10')],
  ['2026-05-10', 'a month ago', midnight('2026-07-09')],
  ['2026-03-01', '3 months ago', midnight('2026-06-30')],
  ['2025-06-11', '11 months ago', midnight('2026-06-10')],
  ['2025-06-10', 'a year ago', midnight('2027-06-09')],
  ['2023-01-31', '3 years ago', midnight('2027-01-30')],
])('a review of %s was written %s, and the words hold until %s [EN-07]', (day, text, until) => {
  const ago = timeAgo(day, now, 'Australia/Brisbane')
  expect([ago.text, ago.changesAt.toISOString()]).toEqual([text, until])
})

it('days are those of the site: what was yesterday in Brisbane is today in Perth [EN-07]', () => {
  const late = new Date('2026-06-10T15:00:00Z')
  expect(timeAgo('2026-06-10', late, 'Australia/Brisbane').text).toBe('yesterday')
  expect(timeAgo('2026-06-10', late, 'Australia/Perth').text).toBe('today')
})
