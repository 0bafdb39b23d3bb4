import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from './app-deps.ts'
import type { HttpEnv } from './http.ts'
import { chooseEncoding } from './page-cache/page-body.ts'

/** Answers from the built client files in memory; passes on what is not one of them. */
export const serveAssets = ({ assets }: AppDeps): MiddlewareHandler<HttpEnv> => async (c, next) => {
  const asset = assets.get(c.req.path)
  if (!asset) return next()
  const encoding = asset.br && asset.gzip ? chooseEncoding(c.req.header('accept-encoding')) : 'identity'
  const bytes = (encoding === 'identity' ? undefined : asset[encoding]) ?? asset.plain
  const headers = {
    ...asset.headers,
    vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  return new Response(c.req.method === 'HEAD' ? null : bytes, { headers })
}
