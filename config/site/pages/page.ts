import type { z } from 'zod'
import type { contentPage } from '../content-page.ts'

/** A page of sections that every site has unless it words its own: what it says must be true of any dealer. */
export type Page = z.infer<typeof contentPage>
export type Section = Page['sections'][number]

/** Markdown. */
export const words = (text: string, title?: string): Section => ({
  type: 'markdown',
  text: text.trim(),
  ...(title && { title }),
})
export const places: Section = { type: 'locations', title: 'Our Locations' }
