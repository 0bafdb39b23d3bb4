import { z } from 'zod'
import { key } from '../key.ts'
import { postcodeSpan } from '../postcode-spans.ts'
import { cents, text } from '../value-types.ts'

const postcodes = z
  .string()
  .regex(/^\d{4}(?:-\d{4})?$/)
  .refine((span) => postcodeSpan(span).from <= postcodeSpan(span).to, { message: 'ends before it begins' })
  .describe('postcode or range, as 4000 or 4000-4179')

const region = z.strictObject({ name: text(80), priceCents: cents, postcodes: z.array(postcodes).min(1).max(500) })

export const delivery = {
  regions: key(z.array(region).max(100), {
    default: [],
    perVehicle: true,
    serves: ['DL-01'],
    meaning: 'What delivery costs, by region: its name, its price, its postcodes; none, and there is no calculator',
  }),
}
