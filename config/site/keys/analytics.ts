import { z } from 'zod'
import { key } from '../key.ts'
import { count } from '../value-types.ts'

export const analytics = {
  recordEvents: key(z.boolean(), {
    default: true,
    whenRefused: false,
    serves: ['AN-01', 'AN-03'],
    meaning: "Shoppers' events are kept for the dealer, without personal data",
  }),
  vitalsPercent: key(count(0, 100), {
    default: 10,
    whenRefused: 0,
    serves: ['AN-03'],
    meaning: 'Of a hundred visits, how many measure how fast pages were, for the platform, without personal data',
  }),
}
