import { expect, it } from 'vitest'
import { siteKinds } from '#db/value-sets.ts'
import { newSiteSchema } from './new-site.ts'

const base = {
  slug: 'north',
  name: 'North Motors',
  kind: 'dealer',
  template: 'harbour',
  domains: [],
  dealerships: [{ slug: 'north' }],
}
const parse = (changes: Record<string, unknown>) => newSiteSchema.safeParse({ ...base, ...changes })

it.each([
  ['www.north.com.au', 'www.north.com.au'],
  ['WWW.North.com.au.', 'www.north.com.au'],
  ['süd-motors.de', 'xn--sd-motors-q9a.de'],
  [' north.localhost ', 'north.localhost'],
])('reads the host %j as %s', (given, host) => {
  expect(parse({ domains: [given] }).data?.domains).toEqual([host])
})

it.each([
  'https://north.com.au',
  'north.com.au:80',
  'north.com.au/path',
  'localhost',
  '127.0.0.1',
  '-north.com.au',
  'no rth.com',
  'a..b',
  '',
  '*.north.com.au',
  `${'a'.repeat(64)}.com`,
])('refuses the host %j', (given) => {
  expect(parse({ domains: [given] }).error?.issues).toMatchObject([
    { path: ['domains', 0], message: expect.stringContaining('is not a host name') },
  ])
})

it.each([
  [253, `${'a.'.repeat(125)}aus`, true],
  [254, `${'a.'.repeat(126)}au`, false],
])('a host of %i characters is taken: %3$s', (length, host, taken) => {
  expect(host).toHaveLength(length)
  expect(parse({ domains: [host] }).success).toBe(taken)
})

it('says which templates there are', () => {
  expect(parse({ template: 'classic' }).error?.issues[0]?.message).toBe('must be one of harbour, roadhouse, gallery.')
})

it.each([
  ['slug', { slug: 'North Motors' }],
  ['slug', { slug: 'north-' }],
  ['slug', { slug: 'a'.repeat(64) }],
  ['name', { name: '  ' }],
  ['kind', { kind: 'shop' }],
  ['template', { template: 'classic' }],
  ['domains', { domains: ['a.au', 'A.au.'] }],
  ['dealerships', { dealerships: [] }],
  ['dealerships', { dealerships: [{ slug: 'a' }, { slug: 'a', name: 'A' }] }],
  ['manufacturer', { kind: 'manufacturer' }],
  ['manufacturer', { manufacturer: { slug: 'kia' } }],
])('refuses a site for its %s: %j', (field, changes) => {
  expect(parse(changes).error?.issues.map(({ path }) => path[0])).toEqual([field])
})

it.each(siteKinds)('takes a site of kind %s [PL-02]', (kind) => {
  expect(parse({ kind, manufacturer: kind === 'manufacturer' ? { slug: 'kia' } : undefined }).success).toBe(true)
})
