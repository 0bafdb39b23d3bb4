import { expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { readReportToken, reportToken } from './report-token.server.ts'

const key = new Secret('platform')
const opened = { siteId: 1, vehicleId: 7, kind: 'history' } as const
const now = new Date('2026-06-10T00:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const token = reportToken(key, opened, now)
const [until, signature] = token.split('.') as [string, string]

it.each([
  ['at once', now, 'open'],
  ['a second before five minutes are over', later(299), 'open'],
  ['after five minutes', later(300), 'over'],
  ['next year', later(31_536_000), 'over'],
])('a link to a report, %s: %s [VD-32]', (_, at, says) => expect(readReportToken(key, opened, token, at)).toBe(says))

it.each([
  ['another site', { ...opened, siteId: 2 }, token],
  ['another vehicle', { ...opened, vehicleId: 71 }, token],
  ['another report', { ...opened, kind: 'ppsr' as const }, token],
  ['a later end', opened, `${(Number.parseInt(until, 36) + 1).toString(36)}.${signature}`],
  ['another signature', opened, `${until}.${'A'.repeat(43)}`],
  ['a signature cut short', opened, token.slice(0, -1)],
  ['nothing', opened, ''],
  ['anything', opened, '../../etc/passwd'],
])('a link does not open with %s [VD-32]', (_, asked, given) =>
  expect(readReportToken(key, asked, given, now)).toBe('wrong'),
)

it('is of no use under another key [VD-32]', () =>
  expect(readReportToken(new Secret('another'), opened, token, now)).toBe('wrong'))
