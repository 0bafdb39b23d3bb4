import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const stats = {
  items: key(z.array(z.strictObject({ value: text(20), label: text(40) })).max(6), {
    default: [
      { value: '50+', label: 'Locations' },
      { value: '40+', label: 'Brands' },
      { value: '30+', label: 'Years Est.' },
    ],
    serves: ['PL-07'],
    meaning: "Figures of a group site's stats banner, in order; none hides it",
  }),
}
