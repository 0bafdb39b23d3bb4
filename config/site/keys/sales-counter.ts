import { z } from 'zod'
import { key } from '../key.ts'

export const salesCounter = {
  shown: key(z.boolean(), {
    default: false,
    serves: ['OS-12'],
    meaning: "The 'Sales this Month' counter, where a page has its section",
  }),
  source: key(z.enum(['sales', 'clock']), {
    default: 'sales',
    serves: ['OS-12'],
    meaning:
      'Count vehicles really sold this month; or what the clock says, which is no count of sales: a dealer who shows it answers for it',
  }),
}
