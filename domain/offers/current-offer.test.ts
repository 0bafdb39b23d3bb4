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
  ['begun and ending later', day(9), day(11), true],
  ['to begin and to end', day(11), day(12), false],
])('an offer %s', (_, startsAt, expiresAt, current) => expect(isCurrent({ startsAt, expiresAt }, now)).toBe(current))

it.each([
  [
    'the next start',
    [
      { startsAt: day(1), expiresAt: day(20) },
      { startsAt: day(15), expiresAt: null },
    ],
    day(15),
  ],
  [
    'the next expiry',
    [
      { startsAt: day(15), expiresAt: null },
      { startsAt: day(1), expiresAt: day(12) },
    ],
    day(12),
  ],
  [
    'an expiry, though one of the same offer’s moments has gone by',
    [{ startsAt: day(9), expiresAt: day(11) }],
    day(11),
  ],
  ['nothing, where all moments have gone by', [{ startsAt: day(1), expiresAt: null }], null],
  ['nothing, where an offer begins at this very moment', [{ startsAt: day(10), expiresAt: null }], null],
  ['nothing, without offers', [], null],
])('what holds changes at %s', (_, offers, moment) => expect(nextOfferChange(offers, now)).toEqual(moment))
