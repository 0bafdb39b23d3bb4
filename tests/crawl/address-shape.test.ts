import { expect, it } from 'vitest'
import { addressShape, addressWithin } from './address-shape.ts'

it.each([
  ['/', '/'],
  ['/finance', '/finance'],
  ['/cars/2021-kia-ev6', 'a vehicle'],
  ['/search/used-cars', 'a listing by type'],
  ['/search/people-mover', 'a listing by body'],
  ['/search/toyota', 'a listing by make or place'],
  ['/search/toyota/corolla', 'a listing by model'],
  ['/locations/southbank-moorooka', 'a location'],
  ['/locations', '/locations'],
  ['/contact-us/southbank-moorooka', 'a location to write to'],
  ['/dealerships', '/dealerships'],
  ['/dealerships/toyota?filter=brand', 'who sells a make?filter'],
  ['/toyota/overview', 'a brand'],
  ['/brands', '/brands'],
  ['/toyota-hilux', 'a model'],
  ['/models?body=suv', '/models?body'],
  ['/finance/', '/finance'],
  ['/finance?car_id=7', '/finance?car_id'],
  ['/search/suv?page=2', 'a listing?page'],
  ['/search/toyota/corolla?sortBy=x&make=Kia&make=Ford', 'a listing?make&sortBy'],
])('%s is %s', (address, shape) => expect(addressShape(address)).toBe(shape))

it.each([
  ['/', '/finance', '/finance'],
  ['/search/suv', '?page=2', '/search/suv?page=2'],
  ['/finance', '#content', '/finance'],
  ['/', 'http://a.localhost:3000/x#y', '/x'],
  ['/', 'http://b.localhost:3000/x', null],
  ['/', 'https://a.localhost:3000/x', null],
  ['/', 'tel:0755501100', null],
  ['/blog', '/blog.xml', null],
  ['/', 'http://[', null],
])('on %s a link to %s leads to %s', (from, href, address) =>
  expect(addressWithin('http://a.localhost:3000', from, href)).toBe(address),
)
