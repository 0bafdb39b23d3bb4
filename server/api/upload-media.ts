import { requireApiToken } from '#domain/accounts/api-token.server.ts'
import { AppError } from '#domain/app-error.ts'
import { largestUpload, uploadPicture } from '#domain/media/upload-picture.server.ts'
import type { AppDeps } from '../app-deps.ts'
import type { HttpContext } from '../http.ts'

/** POST /api/media with a picture as its body, for a dealer's own systems. */
export const uploadMedia =
  ({ db, media, encodeQueue }: AppDeps) =>
  async (c: HttpContext): Promise<Response> => {
    const { site } = c.get('live')
    await requireApiToken(db, site, c.req.header('authorization'))
    const bytes = await boundedBody(c.req.raw)
    const uploaded = encodeQueue.urgent(() => uploadPicture(media, site, bytes))
    if (!uploaded) throw new AppError('unavailable', 'Too many pictures are waiting. Please try again in a moment.')
    return c.json(await uploaded, 201)
  }

/** Read until it is too much: what a header says of the length is not believed. */
async function boundedBody(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > largestUpload)
      throw new AppError('too_large', `A picture may have at most ${largestUpload / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
