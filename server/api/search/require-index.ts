import { SearchError } from '#search/index.ts'
import type { HttpContext } from '../../http.ts'

/** A site has one index, under the name its configuration gives it. */
export function requireIndex(c: HttpContext, uid: string, place = ''): void {
  if (uid === c.get('live').config.search.indexName) return
  throw new SearchError('index_not_found', `${place ? `Inside \`${place}\`: ` : ''}Index \`${uid}\` not found.`)
}
