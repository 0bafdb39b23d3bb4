import { createHash } from 'node:crypto'
import { slugOf } from '../formats/slug.ts'
import type { FeedRow } from './feed-row.ts'

/** The part of a vehicle's address that says what it is; given once, when the vehicle is first stored. */
export const vehicleSlug = (row: Pick<FeedRow, 'year' | 'make' | 'model' | 'badge' | 'stocknum'>): string =>
  slugOf([row.year, row.make, row.model, row.badge ?? '', row.stocknum].join(' '))

/** For a slug another vehicle already has: the same one every time for this dealership and stock number. */
export function distinctSlug(slug: string, dealershipId: number, stocknum: string): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([dealershipId, stocknum]))
    .digest('hex')
    .slice(0, 10)
  return `${slug}-${mark}`
}
