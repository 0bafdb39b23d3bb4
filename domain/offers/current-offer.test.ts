import { expect, it } from 'vitest'
import { isCurrent, nextOfferChange } from './current-offer.ts'

const now = new Date('2026-03-10T00:00:00Z')
const day = (date: number) => new Date(`2026-03-${String(date).padStart(2, '0')}T00:00:00Z`)

it.each([
  ['always', null, null, true],
  ['begun', day(9), null, true],
  ['beginning now', day(10), null, true],
  ['to begin', day(11), null, false],
  ['ending later', null, day(11), true],
  ['ending now', null, day(10), false],
  ['ended', day(1), day(9), false],
])('an offer %s', (_, startsAt, expiresAt, current) => expect(isCurrent({ startsAt, expiresAt }, now)).toBe(current))

it('changes at the next start or expiry, not at one gone by', () => {
  expect(nextOfferChange([{ startsAt: day(1), expiresAt: day(20) }, { startsAt: day(15), expiresAt: null }], now)).toEqual(day(15))
  expect(nextOfferChange([{ startsAt: day(1), expiresAt: null }], now)).toBeNull()
})
