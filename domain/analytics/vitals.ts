import { z } from 'zod'
import { pageTypes } from './page-type.ts'

/** Ten minutes: what takes longer was a tab nobody looked at. */
const longest = 600_000

const milliseconds = z.number().min(0).max(longest)

/**
 * How a page felt to one visitor, as the browser measured it: when its largest part was painted, how long the slowest
 * press waited, how much moved, when the first byte came. Strict and without free text: nothing personal can be in it.
 */
export const vitalsSchema = z.strictObject({
  page: z.enum(pageTypes),
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  ttfb: milliseconds.optional(),
  cls: z.number().min(0).max(100).optional(),
})

export type Vitals = z.infer<typeof vitalsSchema>
