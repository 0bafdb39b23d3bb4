import { expect, it } from 'vitest'
import { consentFields } from './consent.ts'

const words = { creditCheck: 'Check my credit', truth: 'It is true', optIn: 'Send me news' }

it('asks for each consent by itself; news alone may be declined [RT-09]', () =>
  expect(consentFields(words)).toEqual([
    {
      name: 'credit_check',
      label: 'Check my credit',
      type: 'checkbox',
      required: true,
      options: [],
      missing: 'Agree to the credit check: no lender can decide without it.',
    },
    {
      name: 'truth',
      label: 'It is true',
      type: 'checkbox',
      required: true,
      options: [],
      missing: 'Confirm that your answers are true and complete.',
    },
    { name: 'opt_in', label: 'Send me news', type: 'checkbox', required: false, options: [], missing: '' },
  ]))
