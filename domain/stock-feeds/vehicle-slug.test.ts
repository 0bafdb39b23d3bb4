import { expect, it } from 'vitest'
import { distinctSlug, vehicleSlug } from './vehicle-slug.ts'

const row = { year: 2021, make: 'Citroën', model: 'C3', badge: undefined, stocknum: 'A 1/b' }

it.each([
  ['what the vehicle is', row, '2021-citroen-c3-a-1-b'],
  ['its badge, too, where it has one', { ...row, badge: 'Shine 1.2 (Auto)' }, '2021-citroen-c3-shine-1-2-auto-a-1-b'],
  [
    'nothing but letters, digits and single hyphens',
    { ...row, make: ' Škoda & Co. ', stocknum: '#9!' },
    '2021-skoda-co-c3-9',
  ],
])('an address is made of %s', (_, given, slug) => expect(vehicleSlug(given)).toBe(slug))

it('tells equal addresses apart the same way every time, and says what the vehicle is all the same', () => {
  expect(distinctSlug('2021-kia-rio', 1, 'A1')).toBe(distinctSlug('2021-kia-rio', 1, 'A1'))
  expect(distinctSlug('2021-kia-rio', 1, 'A1')).toMatch(/^2021-kia-rio-[0-9a-f]{10}$/)
  expect(
    new Set([
      distinctSlug('x', 1, 'A1'),
      distinctSlug('x', 2, 'A1'),
      distinctSlug('x', 1, 'A2'),
      distinctSlug('x', 11, '1'),
    ]).size,
  ).toBe(4)
})
