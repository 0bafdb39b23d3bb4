import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from './app-deps.ts'
import type { Asset } from './assets.ts'
import type { HttpEnv } from './http.ts'
import { namesTag } from './page-cache/entity-tag.ts'
import { chooseEncoding } from './page-cache/page-body.ts'

/** Answers from the built client files in memory; passes on what is not one of them. */
export const serveAssets =
  ({ assets }: AppDeps): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const asset = assets.get(c.req.path)
    if (!asset) return next()
    const headers = { ...asset.headers, vary: 'Accept-Encoding', 'accept-ranges': 'bytes' }
    if (namesTag(c.req.header('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers })
    const range = rangeOf(c.req.header('range'), asset.plain.length)
    if (range && c.req.method === 'GET' && isOf(asset, c.req.header('if-range'))) return part(asset, range)
    const encoding = asset.br && asset.gzip ? chooseEncoding(c.req.header('accept-encoding')) : 'identity'
    const bytes = (encoding === 'identity' ? undefined : asset[encoding]) ?? asset.plain
    const form = encoding !== 'identity' && { 'content-encoding': encoding }
    return new Response(c.req.method === 'HEAD' ? null : bytes, { headers: { ...headers, ...form } })
  }

type Range = readonly [from: number, to: number]

/** One stretch of a file, which is how some browsers play films. Several at once, or none that is in it, get all of it. */
function rangeOf(header: string | undefined, length: number): Range | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return from <= to && from < length ? [from, to] : null
}

/** Whoever has a stretch of another file must not add one of this to it; a weak tag does not tell them apart. */
const isOf = ({ headers: { etag } }: Asset, ifRange: string | undefined): boolean =>
  ifRange === undefined || (ifRange === etag && !etag.startsWith('W/'))

const part = ({ plain, headers }: Asset, [from, to]: Range): Response =>
  new Response(plain.subarray(from, to + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${plain.length}` },
  })
