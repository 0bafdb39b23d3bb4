import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CanonicalRequest } from '../canonical-request.ts'
import type { Pages } from '../pages.ts'
import { namesTag } from './entity-tag.ts'
import { cacheableAddress } from './cacheable-address.ts'
import { chooseEncoding, type Encoding } from './page-body.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import type { createTurnAway } from './turn-away.ts'

interface CachedServerDeps {
  pages: Pages
  cache: PageCache
  /** The request's canonical form and its site's number, or null where there is no site. */
  find: (incoming: IncomingMessage) => { canonical: CanonicalRequest; siteId: number } | null
  /** Called for each page sent; answers the request's id. */
  observe: (incoming: IncomingMessage, path: string, status: number) => string
  /** Asked about pages that are not cached; answers those for whom none can be made now. */
  turnAway: ReturnType<typeof createTurnAway>
}

/**
 * Answers requests for pages that are cached, straight on the socket; false means somebody else must answer. What the
 * HTTP framework costs per request is several times what sending a cached page costs (docs/benchmarks/page-cache.md).
 */
export function createCachedServer({
  pages,
  cache,
  find,
  observe,
  turnAway,
}: CachedServerDeps): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  return (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming
    // Only the plain form: an absolute or odd target is left to the router, which parses it.
    if ((method !== 'GET' && method !== 'HEAD') || !/^\/(?!\/)[^#\\]*$/.test(url)) return false
    const found = find(incoming)
    if (!found) return false
    const queryAt = url.indexOf('?')
    const path = queryAt < 0 ? url : url.slice(0, queryAt)
    const search = queryAt < 0 ? '' : url.slice(queryAt)
    const address = cacheableAddress(pages, {
      siteId: found.siteId,
      origin: found.canonical.origin,
      method,
      path,
      search,
    })
    if (!address) return false
    const key = pageKey(address)
    const page = cache.get(found.siteId, key)
    if (!page) {
      const { siteId, canonical } = found
      const isGuess = incoming.headers['sec-purpose']?.toString().startsWith('prefetch') ?? false
      const asked = { siteId, clientAddress: canonical.clientAddress, path, key, isGuess }
      return turnAway(asked, outgoing, () => observe(incoming, path, 503))
    }
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    const body = page.body.ready(encoding)
    if (!body) return false
    const isKnown = namesTag(incoming.headers['if-none-match'], page.headers['etag']!)
    const status = isKnown ? 304 : page.status
    outgoing.writeHead(status, [
      ...headersOf(page, encoding, isKnown ? null : body.length),
      'x-request-id',
      observe(incoming, path, status),
    ])
    outgoing.end(method === 'HEAD' || isKnown ? undefined : body)
    return true
  }
}

/** A cached page's headers do not change: they are written out once per form. */
const written = new WeakMap<StoredPage, Map<string, string[]>>()

/** For a page of this length, or for none where the visitor has it already. */
function headersOf(page: StoredPage, encoding: Encoding, length: number | null): string[] {
  const forms = written.get(page) ?? new Map<string, string[]>()
  written.set(page, forms)
  const form = length === null ? 'known' : encoding
  const ready = forms.get(form)
  if (ready) return ready
  const body = length === null ? [] : ['content-encoding', encoding, 'content-length', String(length)]
  const headers = [...Object.entries(page.headers).flat(), ...body]
  forms.set(form, headers)
  return headers
}
