import { z } from 'zod'
import { key } from '../key.ts'

export const analytics = {
  recordEvents: key(z.boolean(), {
    default: true,
    whenRefused: false,
    serves: ['AN-01', 'AN-03'],
    meaning: "Shoppers' events are kept for the dealer, without personal data",
  }),
}
