import { z } from 'zod'
import { key } from '../key.ts'

export const salesCounter = {
  shown: key(z.boolean(), {
    default: false,
    notBuilt: true,
    serves: ['OS-12'],
    meaning: "The 'Sales this Month' counter",
  }),
  source: key(z.enum(['sales', 'clock']), {
    default: 'sales',
    notBuilt: true,
    serves: ['OS-12'],
    meaning: 'Count vehicles really sold this month, or what the clock says',
  }),
}
