import { expect, it } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

it.each([
  ['07 3847 1234', '07 384* ****'],
  ['(07) 3847-1234', '(07) 384*-****'],
  ['0412 345 678', '0412 3** ***'],
  ['+61 412 345 678', '+61 412 *** ***'],
  ['1300 655 506', '1300 6** ***'],
  ['13 12 34', '13 12 3*'],
  ['13123', '13123'],
  ['', ''],
])('%s is %s until it is asked for: five digits, then stars [VD-19]', (phone, masked) =>
  expect(maskedPhone(phone)).toBe(masked),
)
