import { expect, it } from 'vitest'
import { vitalsSchema } from './vitals.ts'

it.each([
  { page: 'home', lcp: 812.5, inp: 40, ttfb: 0, cls: 0.02 },
  { page: 'priceRange' },
  { page: 'vehicle', lcp: 600_000, cls: 100 },
])('takes %j', (vitals) => expect(vitalsSchema.parse(vitals)).toEqual(vitals))

it.each([
  ['no page', { lcp: 1 }],
  ['a page by its path', { page: '/cars/kia' }],
  ['a page of no type', { page: 'constructor' }],
  ['a time before the page', { page: 'home', lcp: -1 }],
  ['a time that is too long', { page: 'home', inp: 600_001 }],
  ['a time as text', { page: 'home', ttfb: '12' }],
  ['a time without end', { page: 'home', lcp: Number.POSITIVE_INFINITY }],
  ['more movement than there is', { page: 'home', cls: 101 }],
  ['a free field', { page: 'home', path: '/jane@example.com' }],
  ['a site of its own choosing', { page: 'home', template: 'mine' }],
])('refuses %s [part of AN-03]', (_, vitals) => expect(vitalsSchema.safeParse(vitals).success).toBe(false))
