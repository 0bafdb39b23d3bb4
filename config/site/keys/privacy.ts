import { z } from 'zod'
import { key } from '../key.ts'
import { text } from '../value-types.ts'

export const privacy = {
  overseasCountries: key(z.array(text(60)).max(30), {
    default: [],
    serves: ['PL-05', 'RT-17'],
    meaning:
      'Countries outside Australia where personal information is likely to be disclosed; the privacy policy names them',
  }),
}
