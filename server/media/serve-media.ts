import type { Hono } from 'hono'
import { AppError } from '#domain/app-error.ts'
import { uploaderOf } from '#domain/media/uploaded-id.ts'
import type { Site } from '#domain/sites/site.ts'
import { formatFor, pictureKey, readPictureRequest } from '#domain/media/picture-request.ts'
import { errorAnswer } from '../api/error-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext, HttpEnv } from '../http.ts'
import { LruMap } from '../lru-map.ts'
import { namesTag, strongTag } from '../page-cache/entity-tag.ts'
import type { MadePicture } from './picture-maker.ts'

/** An id's content never changes, so neither does what is made of it. */
const forever = 'public, max-age=31536000, immutable'

/** What an address was answered with, so that asking again need not be understood again. */
interface Known {
  key: string
  headers: Record<string, string>
}
const mostKnown = 20_000
/** Longer than any a page writes: what is made up must not fill the memory. */
const longestKnown = 500

/** GET /media/{id}?w=&q=&f=&r=&fit=&x=&y= */
export function addMedia(app: Hono<HttpEnv>, { pictures, sites, log }: AppDeps): void {
  const known = new LruMap<string, Known>(mostKnown)
  app.get('/media/*', async (c) => {
    const address = `${formatFor(c.req.header('accept'))} ${c.req.url}`
    const before = known.get(address)
    const bytes = before && pictures.inMemory(before.key)
    if (bytes) return send(c, bytes, before.headers)
    try {
      if (!isShownAt(sites, c.get('live').site, c.req.path)) return missingPicture(c)
      return await answer(c, pictures, (entry) => {
        if (address.length <= longestKnown) known.set(address, entry)
      })
    } catch (error) {
      if (!(error instanceof AppError))
        log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'a picture could not be made')
      return errorAnswer(c, error)
    }
  })
}

/** An uploaded picture is its site's, and that of sites with one of its dealerships, such as its group's. */
export function isShownAt(sites: AppDeps['sites'], asked: Site, path: string): boolean {
  const slug = uploaderOf(path.slice('/media/'.length))
  const owner = slug === null ? undefined : sites.sites.find((site) => site.slug === slug)
  return !owner || owner.id === asked.id || owner.dealershipIds.some((id) => asked.dealershipIds.includes(id))
}

async function answer(
  c: HttpContext,
  pictures: AppDeps['pictures'],
  remember: (entry: Known) => void,
): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url)
  const request = readPictureRequest(pathname.slice('/media/'.length), searchParams)
  const made = await pictures.get(request, request.format ?? formatFor(c.req.header('accept'), request.width))
  if (made === 'missing') return missingPicture(c)
  if (made === 'busy') return c.body(null, 503, { 'retry-after': '2', 'cache-control': 'no-store' })
  const key = pictureKey(request, made.format)
  const headers = headersOf(made, strongTag(key), request.format === null)
  remember({ key, headers })
  return send(c, made.bytes, headers)
}

function send(c: HttpContext, bytes: Buffer<ArrayBuffer>, headers: Record<string, string>): Response {
  if (namesTag(c.req.header('if-none-match'), headers['etag']!)) return c.body(null, 304, headers)
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}

const headersOf = ({ bytes, format }: MadePicture, etag: string, isChosen: boolean): Record<string, string> => ({
  'content-type': `image/${format}`,
  'content-length': String(bytes.length),
  'cache-control': forever,
  etag,
  'x-content-type-options': 'nosniff',
  ...(isChosen && { vary: 'Accept' }),
})

/** An image element shows what comes with a 404 too: better a quiet stand-in than a broken frame. */
function missingPicture(c: HttpContext): Response {
  if (!c.req.header('accept')?.startsWith('image/')) throw new AppError('not_found', 'There is no such picture.')
  return c.body(standIn, 404, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
}

const standIn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><path fill="#d4d6d8" d="M0 0h300v200H0z"/><g fill="none" stroke="#8b9094" stroke-width="4">\
<path d="M60 125c0-18 6-24 24-27l24-4 22-22c5-5 10-7 18-7h32c9 0 14 3 19 9l17 21 20 4c10 2 14 8 14 18v8"/><circle cx="98" cy="130" r="15"/><circle cx="208" cy="130" r="15"/></g></svg>`
