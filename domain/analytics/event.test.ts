import { expect, it } from 'vitest'
import { eventSchema } from './event.ts'

it.each([
  { id: 49, path: '/search/used-cars' },
  { id: 4, path: '/cars/2021-mazda-cx-5', vehicle_id: 12, car_type: 'used' },
  { id: 61, path: '/' },
  { id: 49, path: '/search/caf%C3%A9-~!$&()*+,;=:[]|' },
  { id: 49, path: `/${'a'.repeat(299)}` },
])('takes %j', (event) => expect(eventSchema.parse(event)).toEqual(event))

it.each([
  ['an unknown event', { id: 5, path: '/' }],
  ['a query, which may hold a name', { id: 49, path: '/search?query=jane' }],
  ['an address', { id: 49, path: '/jane@example.com' }],
  ['a free field', { id: 49, path: '/', email: 'jane@example.com' }],
  ['a full URL', { id: 49, path: 'https://elsewhere.example/' }],
  ['a path that is too long by one', { id: 49, path: `/${'a'.repeat(300)}` }],
  ['a place on a page', { id: 49, path: '/search#jane' }],
  ['words with a space', { id: 49, path: '/jane citizen' }],
  ['a path with something before it', { id: 49, path: 'jane/search' }],
  ['a vehicle that is none', { id: 4, path: '/', vehicle_id: 0 }],
  ['a vehicle by its name', { id: 4, path: '/', vehicle_id: 'jane' }],
  ['half an event', { id: 49.5, path: '/' }],
  ['no path', { id: 49 }],
  ['a NUL, which no database stores', { id: 49, path: '/a\u0000b' }],
  ['half a character, which no database stores', { id: 49, path: '/a\ud800b' }],
  ['a character that no browser sends as it is', { id: 49, path: '/caf\u00e9' }],
  ['a control character', { id: 49, path: '/a\u0007b' }],
  ['a car type that is none', { id: 49, path: '/', car_type: 'Jane' }],
])('refuses %s: no personal data in events [part of AN-03]', (_, event) => {
  expect(eventSchema.safeParse(event).success).toBe(false)
})
