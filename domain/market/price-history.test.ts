import { expect, it } from 'vitest'
import { priceHistory } from './price-history.ts'

const vehicle = { createdAt: new Date('2026-02-01T13:30:00Z'), priceType: 'drive_away' } as const
const offered = (priceCents: number, from: string, priceType: 'drive_away' | 'excl_govt_charges' = 'drive_away') => ({
  priceCents,
  priceType,
  offeredFrom: new Date(from),
})
const brisbane = { today: '2026-03-10', timeZone: 'Australia/Brisbane' }

it('tells every price on today’s terms, the latest first, and what changed', () => {
  const prices = [
    offered(3_500_000, '2026-02-01T13:30:00Z'),
    offered(3_500_000, '2026-02-02T00:00:00Z'),
    offered(3_300_000, '2026-02-10T14:30:00Z', 'excl_govt_charges'),
    offered(3_399_000, '2026-02-20T14:30:00Z'),
    offered(3_450_000, '2026-03-01T00:00:00Z'),
  ]
  expect(priceHistory(vehicle, prices, brisbane)).toEqual({
    listed: '37 days',
    prices: [
      { since: '01/03/2026', amount: '$34,500', change: 'Up $510' },
      { since: '21/02/2026', amount: '$33,990', change: 'Down $1,010' },
      { since: '01/02/2026', amount: '$35,000', change: null },
    ],
  })
})

it.each([
  ['2026-02-01', 'Australia/Brisbane', 'today'],
  ['2026-02-02', 'Australia/Brisbane', '1 day'],
  // In Sydney it was half past midnight when it came.
  ['2026-02-02', 'Australia/Sydney', 'today'],
  ['2026-04-02', 'Australia/Brisbane', '60 days'],
])('on %s in %s it has been listed for %s', (today, timeZone, listed) => {
  expect(priceHistory(vehicle, [], { today, timeZone }).listed).toBe(listed)
})
