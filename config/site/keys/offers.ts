import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const offers = {
  keptOfferIds: key(z.array(text(80)).max(100), {
    default: [],
    audience: 'server',
    serves: ['OS-18'],
    meaning: 'Offers shown although they exclude this site',
  }),
}
