import { hasForm } from '#domain/content/form-pages.ts'
import { movedPath } from '#domain/content/moved-path.ts'
import { formPath } from '#domain/content/route-paths.ts'
import { largestFile, tooLargeFile } from '#domain/leads/files/keep-file.server.ts'
import { takesFiles } from '#domain/leads/files/lead-files.ts'
import { formKeys } from '#domain/leads/forms/forms.ts'
import type { AppDeps } from './app-deps.ts'
import { addressKey } from './address-key.ts'
import { boundedBody } from './api/bounded-body.ts'
import type { HttpContext } from './http.ts'
import { prepareOpening } from './media/prepare-pictures.ts'
import { createPageServer } from './page-cache/serve-page.ts'
import { requestCtx } from './request-ctx.ts'
import { securityHeadersFor } from './security-headers.ts'
import type { LiveSite } from './site-directory.ts'

/** Hands page requests to the React application by way of the page cache. */
export function servePages(deps: AppDeps): (c: HttpContext) => Promise<Response> {
  const servePage = pageServer(deps)
  return async (c) => {
    const { origin, clientAddress } = c.get('canonical')
    const live = c.get('live')
    const address = addressKey(clientAddress)
    const { pathname: path, search } = new URL(c.req.url)
    const response = await servePage({
      siteId: live.site.id,
      address,
      signal: c.req.raw.signal,
      origin,
      path,
      search,
      method: c.req.method,
      isOwn: hasForm(live.publicConfig, path.replace(/\/_\.data$|\.data$/, '') || '/'),
      header: (name) => c.req.header(name),
      contextFor: (facts) =>
        requestCtx(
          deps,
          { live, origin, address, requestId: c.get('requestId'), isDocument: !path.endsWith('.data') },
          facts,
        ),
      original: () => canonicalRequest(c.req.raw, `${origin}${path}${search}`),
    })
    // What is here now comes before what was once somewhere else.
    const moved = response.status === 404 && c.req.method !== 'POST' ? movedPath(live.config, path, search) : null
    return moved === null ? response : c.redirect(moved, 301)
  }
}

/** Opens a site's front page as for a visitor who brings nothing, so that it is there for the next. */
export function frontPageOpener(deps: AppDeps): (live: LiveSite, origin: string) => Promise<Response> {
  const servePage = pageServer(deps)
  return (live, origin) =>
    servePage({
      siteId: live.site.id,
      address: '',
      origin,
      path: '/',
      search: '',
      method: 'GET',
      isOwn: hasForm(live.publicConfig, '/'),
      header: () => undefined,
      contextFor: (facts) =>
        requestCtx(deps, { live, origin, address: '', requestId: deps.nextRequestId(), isDocument: true }, facts),
      original: async () => new Request(`${origin}/`),
    })
}

function pageServer(deps: AppDeps) {
  const { pages, pageCache: cache, pageMakings: makings, pageGate: gate, versions, metrics } = deps
  return createPageServer({
    pages,
    cache,
    versions,
    makings,
    gate,
    headersFor: securityHeadersFor,
    count: (outcome) => metrics.pages.inc({ outcome }),
    onMade: (html) => prepareOpening(deps.pictures, html),
  })
}

/** The visitor's request at its canonical address; the router compares an action's Origin with that address. */
async function canonicalRequest(raw: Request, url: string): Promise<Request> {
  const headers = new Headers(raw.headers)
  for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'forwarded']) headers.delete(name)
  headers.set('host', new URL(url).host)
  const hasBody = raw.method !== 'GET' && raw.method !== 'HEAD'
  return new Request(url, {
    method: raw.method,
    headers,
    signal: raw.signal,
    ...(hasBody && { body: await wholeBody(raw, new URL(url).pathname) }),
  })
}

const largestForm = 1024 * 1024
/** Where forms with a file are sent, and nothing else is. */
const withFile = new Set(formKeys.filter(takesFiles).map(formPath))

/** Read before anything is begun for it: a visitor who sends slowly must keep nobody waiting. */
async function wholeBody(raw: Request, path: string): Promise<Buffer<ArrayBuffer>> {
  const [most, tooLarge] = withFile.has(path)
    ? [largestForm + largestFile, tooLargeFile]
    : [largestForm, 'A form may have at most 1 MB.']
  return Buffer.concat(await Array.fromAsync(boundedBody(raw, most, tooLarge)))
}
