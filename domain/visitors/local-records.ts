import * as z from 'zod/mini'
import { mostCompared } from '../vehicles/keeping.ts'

const text = z.string()
const nullableText = z.nullable(z.string())

/** What a shopper's own device remembers. It never leaves the device by itself. */
export const localRecords = {
  favourites: {
    entry: z.object({
      id: z.number(),
      name: text,
      slug: text,
      make: text,
      model: text,
      primary_image_url: nullableText,
    }),
    limit: 200,
    /** The same car twice is one favourite. */
    same: (a: { id: number }, b: { id: number }) => a.id === b.id,
  },
  compare: {
    entry: z.object({ id: z.number(), name: text, slug: text }),
    limit: mostCompared,
    same: (a: { id: number }, b: { id: number }) => a.id === b.id,
  },
  viewedCars: {
    entry: z.object({
      id: z.number(),
      stocknum: text,
      make: text,
      model: text,
      body: nullableText,
      simple_body: nullableText,
    }),
    limit: 20,
    same: (a: { id: number }, b: { id: number }) => a.id === b.id,
  },
  savedDetails: {
    entry: z.object({ name: text, last_name: text, email: text, phone: text, postcode: text }),
    limit: 1,
    same: () => true,
  },
  searchHistory: {
    /** With the listing's name, where it had one, so that it can be shown again in words. */
    entry: z.object({ path: text, filters: z.record(text, z.array(text)), title: z.optional(text) }),
    limit: 5,
    same: (a: { path: string; filters: object }, b: { path: string; filters: object }) =>
      a.path === b.path && JSON.stringify(a.filters) === JSON.stringify(b.filters),
  },
} as const

export type LocalKind = keyof typeof localRecords
export type LocalRecord<K extends LocalKind> = z.infer<(typeof localRecords)[K]['entry']>
