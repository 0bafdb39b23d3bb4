type PageKind = 'html' | 'data'

export interface PageAddress {
  siteId: number
  /** Scheme, host and port as canonicalised once for the request. */
  origin: string
  kind: PageKind
  path: string
  /** Known parameters only, sorted. */
  search: string
}

/** What a stored page is found under. Everything that can change its bytes is in here, nothing else. */
export const pageKey = ({ origin, kind, path, search }: PageAddress): string => `${kind} ${origin}${path}${search}`

/**
 * The query string reduced to what the page reads, in one order, so that ?b=1&a=2&utm_source=x and ?a=2&b=1 are one
 * page. Repeated parameters keep their order.
 */
export function knownSearch(search: string, known: readonly string[]): string {
  if (search.length < 2) return ''
  const kept = [...new URLSearchParams(search)].filter(([name]) => known.includes(name))
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}
