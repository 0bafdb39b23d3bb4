import { AppError } from '#domain/app-error.ts'
import { largestUpload, uploadPicture } from '#domain/media/upload-picture.server.ts'
import { uncached } from '#domain/freshness.ts'
import { countWrite } from '#domain/write-limits.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'
import { platformCtx } from '../platform-ctx.ts'
import { requestCtx } from '../request-ctx.ts'
import { boundedBody } from './bounded-body.ts'
import { requireToken } from './require-token.ts'

/** POST /api/media with a picture as its body, for a dealer's own systems. */
export const uploadMedia =
  (deps: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { media, encodeQueue } = deps
    const { site } = c.get('live')
    const token = await requireToken(deps, c, 'media:write')
    await countWrite(platformCtx(deps), 'upload-picture', `${site.id}:${token.id}`)
    const tooLarge = `A picture may have at most ${largestUpload / 1024 / 1024} MB.`
    const bytes = Buffer.concat(await Array.fromAsync(boundedBody(c.req.raw, largestUpload, tooLarge)))
    const asked = { live: c.get('live'), origin: c.get('canonical').origin, requestId: c.get('requestId') }
    const ctx = requestCtx(deps, asked, uncached)
    const uploaded = encodeQueue.urgent(() => uploadPicture(ctx, media, bytes))
    if (!uploaded) throw new AppError('unavailable', 'Too many pictures are waiting. Please try again in a moment.')
    return c.json(await uploaded, 201)
  }
