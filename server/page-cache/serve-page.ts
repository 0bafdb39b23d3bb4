import { pageTexts } from '#app/page-text.ts'
import type { Ctx } from '#domain/ctx.ts'
import type { Pages } from '../pages.ts'
import { chooseEncoding, compressPage } from './page-body.ts'
import type { Page, PageCache } from './page-cache.ts'
import type { Gate } from '../gate/gate.ts'
import { namesTag, weakTag } from './entity-tag.ts'
import { PageFacts } from './page-facts.ts'
import type { PageMakings } from './page-makings.ts'
import { cacheableAddress } from './cacheable-address.ts'
import { pageKey, type PageAddress } from './page-key.ts'
import type { Versions } from './versions.ts'

interface PageServerDeps {
  pages: Pages
  cache: PageCache
  versions: Versions
  makings: PageMakings
  /** Through which everything goes that has to be made. */
  gate: Gate
  /** Sent with every page of an origin. */
  headersFor: (origin: string) => Readonly<Record<string, string>>
  /** Counts what happened: 'hit', 'miss' or 'bypass'. */
  count: (outcome: 'hit' | 'miss' | 'bypass') => void
  /** Told of each page that was made to be kept. */
  onMade: (html: string) => void
}

export interface PageRequest {
  siteId: number
  /** Under what the visitor's address is counted. */
  address: string
  origin: string
  path: string
  search: string
  method: string
  /** Made for this visitor alone, wherever the route would have it cached. */
  isOwn: boolean
  /** Aborted when the visitor leaves before the answer is there. */
  signal?: AbortSignal
  header: (name: string) => string | undefined
  /** Builds the context a page is made in; called only when a page has to be made. */
  contextFor: (facts: PageFacts) => Ctx
  /** The visitor's own request with all of its body, for pages that are not kept. */
  original: () => Promise<Request>
}

/** Answers page requests, from the cache where it can. */
export function createPageServer(deps: PageServerDeps): (request: PageRequest) => Promise<Response> {
  const { pages, cache, versions, makings, gate, headersFor, count, onMade } = deps

  return async (request) => {
    const address = request.isOwn ? null : cacheableAddress(pages, request)
    if (!address) {
      count('bypass')
      const own = await request.original()
      const make = () => pages.respond(own, request.contextFor(new PageFacts(versions)))
      const response = await gate.run(request, make, request.signal)
      return withHeaders(await compressed(response, request), headersFor(request.origin))
    }
    const key = pageKey(address)
    const kept = cache.get(address.siteId, key)
    count(kept ? 'hit' : 'miss')
    if (kept) return send(kept, request)
    const make = (facts: PageFacts, signal: AbortSignal) =>
      gate.run(request, () => makePage(key, address, request, facts, signal), signal)
    return send(await makings.join(key, make, request.signal), request)
  }

  async function makePage(
    key: string,
    address: PageAddress,
    request: PageRequest,
    facts: PageFacts,
    signal: AbortSignal,
  ): Promise<Page> {
    // A bare request: no cookie, language or other trait of whoever came first can get into a page for everyone.
    const bare = new Request(`${address.origin}${address.path}${address.search}`, { signal })
    const response = await pages.respond(bare, request.contextFor(facts))
    const text = pageTexts.get(response) ?? (await response.text())
    signal.throwIfAborted()
    if (mayBeKept(response)) onMade(text)
    const page: Page = {
      status: response.status,
      headers: { ...headersOf(response, text), ...headersFor(address.origin) },
      body: await compressPage(text),
    }
    if (mayBeKept(response)) {
      cache.put(address.siteId, key, { ...page, versions: facts.versions, validUntil: facts.validUntil })
    }
    return page
  }
}

/** A page as small as a cached one, made for one visitor; what is no page goes as it is. */
async function compressed(response: Response, { method, header }: PageRequest): Promise<Response> {
  const text = pageTexts.get(response)
  const encoding = chooseEncoding(header('accept-encoding'))
  if (text === undefined || encoding === 'identity' || method === 'HEAD') return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.set('vary', 'Accept-Encoding')
  return new Response(await (await compressPage(text)).bytes(encoding), { status: response.status, headers })
}

/** What was made for one visitor must not be kept by anyone on the way, unless the route says otherwise. */
function withHeaders(response: Response, more: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control') || isError(response)) headers.set('cache-control', 'private, no-store')
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

const mayBeKept = (response: Response): boolean => response.status === 200 && !response.headers.has('set-cookie')

/** What is wrong now may be right at the next request: nobody on the way may keep an error, not even to ask about it. */
const isError = ({ status }: Response): boolean => status >= 400

function headersOf(response: Response, text: string): Record<string, string> {
  const own = { ...Object.fromEntries(response.headers), vary: 'Accept-Encoding' }
  if (isError(response)) return { ...own, 'cache-control': 'no-store' }
  return { ...own, 'cache-control': response.headers.get('cache-control') ?? 'no-cache', etag: weakTag(text) }
}

async function send(page: Page, { method, header }: PageRequest): Promise<Response> {
  if (page.status === 200 && namesTag(header('if-none-match'), page.headers['etag']!)) {
    return new Response(null, { status: 304, headers: page.headers })
  }
  const encoding = chooseEncoding(header('accept-encoding'))
  const headers = encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding }
  return new Response(method === 'HEAD' ? null : await page.body.bytes(encoding), { status: page.status, headers })
}
