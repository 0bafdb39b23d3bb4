import { describe, expect, it } from 'vitest'
import { goesRound, leadsAway, redirectOf } from './redirects.ts'

const moved = [
  { from: '/old-specials', to: '/special-offers' },
  { from: '/stock/', to: '/search/', prefix: true },
  { from: '/stock/utes', to: '/search/ute', prefix: true },
  { from: '/stock/all', to: '/search/new-used-and-demo-cars' },
  { from: '/careers-portal', to: 'https://jobs.example/apply' },
]

describe('an old path [RT-21]', () => {
  it.each([
    ['exactly', '/old-specials', '/special-offers'],
    ['with a slash at its end, or in capitals', '/Old-Specials/', '/special-offers'],
    ['by its prefix', '/stock/toyota/hilux', '/search/toyota/hilux'],
    ['by the prefix itself', '/stock', '/search'],
    ['by the longest prefix', '/stock/utes/red', '/search/ute/red'],
    ['exactly before by a prefix', '/stock/all', '/search/new-used-and-demo-cars'],
    ['to an allowed host', '/careers-portal', 'https://jobs.example/apply'],
    ['not, where it only begins alike', '/stocktake', null],
    ['not, below one that is exact', '/old-specials/june', null],
  ])('leads on %s', (_, path, to) => expect(redirectOf(moved, path)).toBe(to))
})

describe('redirects that go round [RT-21]', () => {
  it.each([
    ['to itself', [{ from: '/a', to: '/a' }], '/a', true],
    ['with a slash more', [{ from: '/a', to: '/a/' }], '/a', true],
    [
      'by a second',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a?x=1' },
      ],
      '/a',
      true,
    ],
    ['deeper and deeper', [{ from: '/a', to: '/a/b', prefix: true }], '/a/x', true],
    [
      'never: a chain that ends',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
      ],
      '/a',
      false,
    ],
    ['never: to another host', [{ from: '/a', to: 'https://other.example/a' }], '/a', false],
  ])('%s', (_, redirects, path, round) => expect(goesRound(redirects, path)).toBe(round))
})

it.each([
  ['/search', [], false],
  ['https://jobs.example/apply', ['https://jobs.example'], false],
  ['https://jobs.example.evil.example/', ['https://jobs.example'], true],
  ['https://jobs.example/apply', [], true],
  ['//evil.example/', [], true],
  [String.raw`/\evil.example`, [], true],
  ['no address', [], true],
])('%s with the hosts %j leads away: %s [RT-21]', (to, hosts, away) => expect(leadsAway(to, hosts)).toBe(away))
