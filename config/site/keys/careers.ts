import { z } from 'zod'
import { markdown } from '../../markdown/markdown-faults.ts'
import { key } from '../key.ts'
import { isoDate, text } from '../value-types.ts'

const position = z.strictObject({
  title: text(120),
  place: text(120),
  hours: text(60).optional(),
  text: markdown(4_000),
  /** The last day to apply. */
  closes: isoDate.optional(),
})

export const careers = {
  positions: key(z.array(position).max(60), {
    default: [],
    serves: ['PL-05', 'RT-17'],
    meaning: 'Open positions, in order; one past its closing day is not shown',
  }),
}
