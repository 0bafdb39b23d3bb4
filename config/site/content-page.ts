import { z } from 'zod'
import { section } from './section-types.ts'
import { sitePath, text } from './value-types.ts'

/** A page composed of sections. */
export const contentPage = z.strictObject({
  path: sitePath,
  title: text(120),
  sections: z.array(section).min(1).max(24),
})
