import { z } from 'zod'
import { key } from '../key.ts'

export const locale = {
  defaultState: key(z.enum(['act', 'nsw', 'nt', 'qld', 'sa', 'tas', 'vic', 'wa']), {
    default: 'qld',
    serves: ['CN-01'],
    meaning: 'State assumed where none is known',
  }),
}
