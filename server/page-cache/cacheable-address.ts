import type { Pages } from '../pages.ts'
import { knownSearch, type PageAddress } from './page-key.ts'

interface Asked {
  siteId: number
  origin: string
  method: string
  path: string
  search: string
}

/** Where the page asked for is kept, or null for what must be made for this visitor alone. */
export function cacheableAddress(pages: Pages, { siteId, origin, method, path, search }: Asked): PageAddress | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const isData = path.endsWith('.data')
  const parameters = pages.parametersOf(isData ? path.replace(/\/_\.data$|\.data$/, '') || '/' : path)
  if (!parameters) return null
  if (!isData) return { siteId, origin, kind: 'html', path, search: knownSearch(search, parameters) }
  const wanted = search === '' ? null : new URLSearchParams(search).get('_routes')
  // The router asks for its own routes only; anything else is somebody filling the cache.
  if (wanted !== null && !wanted.split(',').every((id) => pages.hasRoute(id))) return null
  return { siteId, origin, kind: 'data', path, search: knownSearch(search, [...parameters, '_routes']) }
}
