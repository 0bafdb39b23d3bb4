import { mostCompared } from '../vehicles/keeping.ts'
import { filters, nullableText, number, optional, record, text, type Kept } from './record-shape.ts'

const sameId = (a: { id: number }, b: { id: number }): boolean => a.id === b.id

/** What a shopper's own device remembers. It never leaves the device by itself. */
export const localRecords = {
  favourites: {
    entry: record({ id: number, name: text, slug: text, make: text, model: text, primary_image_url: nullableText }),
    limit: 200,
    /** The same car twice is one favourite. */
    same: sameId,
  },
  compare: { entry: record({ id: number, name: text, slug: text }), limit: mostCompared, same: sameId },
  viewedCars: {
    entry: record({
      id: number,
      stocknum: text,
      make: text,
      model: text,
      body: nullableText,
      simple_body: nullableText,
    }),
    limit: 20,
    same: sameId,
  },
  savedDetails: {
    entry: record({ name: text, last_name: text, email: text, phone: text, postcode: text }),
    limit: 1,
    same: () => true,
  },
  searchHistory: {
    /** With the listing's name, where it had one, so that it can be shown again in words. */
    entry: record({ path: text, filters, title: optional(text) }),
    limit: 5,
    same: (a: { path: string; filters: object }, b: { path: string; filters: object }) =>
      a.path === b.path && JSON.stringify(a.filters) === JSON.stringify(b.filters),
  },
} as const

export type LocalKind = keyof typeof localRecords
export type LocalRecord<K extends LocalKind> = Kept<(typeof localRecords)[K]['entry']>
