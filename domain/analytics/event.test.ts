import { expect, it } from 'vitest'
import { eventSchema } from './event.ts'

it.each([
  { id: 49, path: '/search/used-cars' },
  { id: 4, path: '/cars/2021-mazda-cx-5', vehicle_id: 12, car_type: 'used' },
])('takes %j', (event) => expect(eventSchema.parse(event)).toEqual(event))

it.each([
  ['an unknown event', { id: 5, path: '/' }],
  ['a query, which may hold a name', { id: 49, path: '/search?query=jane' }],
  ['an address', { id: 49, path: '/jane@example.com' }],
  ['a free field', { id: 49, path: '/', email: 'jane@example.com' }],
  ['a full URL', { id: 49, path: 'https://elsewhere.example/' }],
  ['an endless path', { id: 49, path: `/${'a'.repeat(301)}` }],
  ['no path', { id: 49 }],
  ['a car type that is none', { id: 49, path: '/', car_type: 'Jane' }],
])('refuses %s: no personal data in events [part of AN-03]', (_, event) => {
  expect(eventSchema.safeParse(event).success).toBe(false)
})
