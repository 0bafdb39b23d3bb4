import { z } from 'zod'
import { section } from './section-types.ts'
import { sitePath, text } from './value-types.ts'

/** A page composed of sections. */
export const contentPage = z.strictObject({
  path: sitePath,
  title: text(120),
  /** Stands under the title: what the page is for, in a sentence or two. */
  lead: text(400).optional(),
  /** Where the same page is known, if it has a better address. */
  canonical: sitePath.optional(),
  sections: z.array(section).min(1).max(24),
})
