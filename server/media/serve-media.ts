import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { AppError } from '#domain/app-error.ts'
import { formatFor, pictureKey, readPictureRequest } from '#domain/media/picture-request.ts'
import { errorAnswer } from '../api/error-answer.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext, HttpEnv } from '../http.ts'
import type { MadePicture } from './picture-maker.ts'

/** An id's content never changes, so neither does what is made of it. */
const forever = 'public, max-age=31536000, immutable'
/** A better format is on its way. */
const forNow = 'public, max-age=60'

/** GET /media/{id}?w=&q=&f=&r=&fit=&x=&y= */
export function addMedia(app: Hono<HttpEnv>, { pictures, log }: AppDeps): void {
  app.get('/media/*', async (c) => {
    try {
      return await answer(c, pictures)
    } catch (error) {
      if (!(error instanceof AppError)) log.error({ err: error, requestId: c.get('requestId'), path: c.req.path }, 'a picture could not be made')
      return errorAnswer(c, error)
    }
  })
}

async function answer(c: HttpContext, pictures: AppDeps['pictures']): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url)
  const request = readPictureRequest(pathname.slice('/media/'.length), searchParams)
  const wanted = request.format ?? formatFor(c.req.header('accept'))
  const made = await pictures.get(request, wanted)
  if (made === 'missing') throw new AppError('not_found', 'There is no such picture.')
  if (made === 'busy') return c.body(null, 503, { 'retry-after': '2', 'cache-control': 'no-store' })
  const etag = `"${createHash('sha1').update(pictureKey(request, made.format)).digest('base64url')}"`
  const headers = headersOf(made, etag, request.format === null)
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
  return new Response(c.req.method === 'HEAD' ? null : made.bytes, { headers })
}

const headersOf = ({ bytes, format, isFinal }: MadePicture, etag: string, isChosen: boolean): Record<string, string> => ({
  'content-type': `image/${format}`,
  'content-length': String(bytes.length),
  'cache-control': isFinal ? forever : forNow,
  etag,
  'x-content-type-options': 'nosniff',
  ...(isChosen && { vary: 'Accept' }),
})
