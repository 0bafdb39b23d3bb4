import { SearchError } from '#search/index.ts'
import type { HttpContext } from '../../http.ts'

/** A site has one index, under the name its configuration gives it. */
export function requireIndex(c: HttpContext, uid: string): void {
  if (uid === c.get('live').config.search.indexName) return
  if (/^[\w-]{1,400}$/.test(uid)) throw new SearchError('index_not_found', `Index \`${uid}\` not found.`)
  throw new SearchError(
    'invalid_index_uid',
    `\`${uid.slice(0, 100)}\` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_), and can not be more than 400 bytes.`,
  )
}
