import { expect, it } from 'vitest'
import { creditLicenceLine } from './credit-licence.ts'

it.each<[string | null, string | null, string | null, string | null]>([
  [null, null, null, null],
  ['Loans Pty Ltd', '123456', null, 'Finance is arranged under Loans Pty Ltd, Australian Credit Licence 123456.'],
  [null, '123456', null, 'Finance is arranged under Australian Credit Licence 123456.'],
  ['Loans Pty Ltd', null, null, 'Finance is arranged under Loans Pty Ltd.'],
  [
    'Loans Pty Ltd',
    '123456',
    '654321',
    'Credit Representative 654321 of Loans Pty Ltd, Australian Credit Licence 123456.',
  ],
  [null, null, '654321', 'Credit Representative 654321.'],
])('holder %s, licence %s, representative %s: %s [RT-09]', (holder, number, representative, line) =>
  expect(creditLicenceLine({ holder, number, representative })).toBe(line),
)
