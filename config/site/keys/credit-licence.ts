import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

const number = z.string().regex(/^\d{4,9}$/, 'wants 4 to 9 digits')

export const creditLicence = {
  holder: key(text(120).nullable(), {
    default: null,
    serves: ['RT-09'],
    meaning: 'Who holds the Australian credit licence finance is arranged under',
  }),
  number: key(number.nullable(), { default: null, serves: ['RT-09'], meaning: 'Number of that licence' }),
  representative: key(number.nullable(), {
    default: null,
    serves: ['RT-09'],
    meaning: "The dealer's own number as a credit representative of the holder",
  }),
}
