import { expect, it } from 'vitest'
import { detailsToSave } from './saved-details.ts'

const jane = { name: 'Jane', last_name: 'Citizen', email: 'jane@example.com', phone: '0412 345 678', postcode: '4000' }

it.each([
  ['all of it', jane, jane],
  ['nothing but who asks', { ...jane, message: 'Hello', opt_in: 'true', car_id: '7' }, jane],
  [
    'what is not asked as empty',
    { name: ' Jane ', email: 'j@example.com', phone: '0412' },
    { name: 'Jane', last_name: '', email: 'j@example.com', phone: '0412', postcode: '' },
  ],
  ['nothing without a name', { ...jane, name: '' }, null],
  ['nothing without an address', { ...jane, email: ' ' }, null],
  ['nothing without a number', { name: 'Jane', email: 'j@example.com' }, null],
  ['nothing of a list', { ...jane, phone: ['1', '2'] }, null],
])('remembers %s [FM-06]', (_, values, saved) => expect(detailsToSave(values)).toEqual(saved))
