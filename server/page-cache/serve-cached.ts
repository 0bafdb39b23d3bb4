import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CanonicalRequest } from '../canonical-request.ts'
import type { Pages } from '../pages.ts'
import { namesTag } from './entity-tag.ts'
import { cacheableAddress } from './cacheable-address.ts'
import { bytesOf, chooseEncoding, type Encoding } from './page-body.ts'
import type { PageCache, StoredPage } from './page-cache.ts'
import { pageKey } from './page-key.ts'

interface CachedServerDeps {
  pages: Pages
  cache: PageCache
  /** The request's canonical form and its site's number, or null where there is no site. */
  find: (incoming: IncomingMessage) => { canonical: CanonicalRequest; siteId: number } | null
  /** Called for each page sent; answers the request's id. */
  observe: (incoming: IncomingMessage, path: string, status: number) => string
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
    const page = address && cache.get(found.siteId, pageKey(address))
    if (!page) return false
    const encoding = chooseEncoding(incoming.headers['accept-encoding'])
    if (encoding === 'identity') return false
    const isKnown = namesTag(incoming.headers['if-none-match'], page.headers['etag']!)
    const status = isKnown ? 304 : page.status
    outgoing.writeHead(status, [...headersOf(page, encoding, isKnown), 'x-request-id', observe(incoming, path, status)])
    outgoing.end(method === 'HEAD' || isKnown ? undefined : bytesOf(page.body, encoding))
    return true
  }
}

/** A cached page's headers do not change: they are written out once per form. */
const written = new WeakMap<StoredPage, Map<string, string[]>>()

function headersOf(page: StoredPage, encoding: Exclude<Encoding, 'identity'>, isKnown: boolean): string[] {
  const forms = written.get(page) ?? new Map<string, string[]>()
  written.set(page, forms)
  const form = isKnown ? 'known' : encoding
  const ready = forms.get(form)
  if (ready) return ready
  const body = isKnown ? [] : ['content-encoding', encoding, 'content-length', String(page.body[encoding].length)]
  const headers = [...Object.entries(page.headers).flat(), ...body]
  forms.set(form, headers)
  return headers
}
