import { expect, it } from 'vitest'
import { readJourney } from './journey.ts'

it('keeps where it began, what led there and what was looked at', () => {
  const journey = {
    page: '/cars/2021-mazda-cx-5',
    entry: '/search/used-cars',
    referrer: 'www.google.com',
    campaign: { source: 'google', medium: 'cpc', name: 'EOFY', click_id: 'abc' },
    vehicles: [7, 3, 9],
  }
  expect(readJourney(journey)).toEqual(journey)
})

it.each([
  ['nothing', undefined],
  ['a text', '/'],
  ['a list', [1]],
  ['wrong kinds', { page: 7, entry: {}, referrer: [], campaign: 'x', vehicles: 'all' }],
  ['addresses of elsewhere', { page: '//evil.example', entry: '/\\evil.example', referrer: 'javascript:x' }],
  ['people', { page: '/jane@example.com', campaign: { source: 'jane@example.com' } }],
  ['control characters', { page: '/a\u0000b', campaign: { source: '\u202e' } }],
  ['vehicles that are none', { vehicles: [-1, 0.5, '7', null, Number.MAX_VALUE] }],
  ['names of Object', JSON.parse('{"campaign":{"__proto__":{"source":"x"}}}')],
])('of %s nothing is left', (_, sent) => expect(readJourney(sent)).toEqual({}))

it('is bounded, and drops what a query says', () => {
  const long = 'x'.repeat(1_000)
  const kept = readJourney({
    page: `/a?email=jane`,
    entry: `/b#${long}`,
    campaign: { source: long, other: 'x' },
    vehicles: Array.from({ length: 100 }, (_, at) => at + 1),
  })
  expect(kept).toEqual({
    page: '/a',
    entry: '/b',
    campaign: { source: 'x'.repeat(100) },
    vehicles: Array.from({ length: 20 }, (_, at) => at + 1),
  })
})
