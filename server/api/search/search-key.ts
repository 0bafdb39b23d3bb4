import { createHash, timingSafeEqual } from 'node:crypto'
import type { Site } from '#domain/sites/site.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The key a site's pages search with. It is public: it says which site is meant, and opens nothing a visitor cannot see. */
export const searchKey = ({ id, slug }: Pick<Site, 'id' | 'slug'>): string =>
  digest(`search:${id}:${slug}`).toString('base64url')

export const isSearchKey = (site: Pick<Site, 'id' | 'slug'>, key: string): boolean =>
  timingSafeEqual(digest(key), digest(searchKey(site)))
