import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import type { MediaStore } from '#services/media/media-store.ts'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../ctx.ts'
import { addWork } from '../outbox/add-work.server.ts'
import { uploadedId } from './uploaded-id.ts'
import { blurOf } from './blur.server.ts'

export const largestUpload = 20 * 1024 * 1024
const mostPixels = 50_000_000
/** A disk that is full, or a store that is away, takes somebody to put right. */
const storeBackSeconds = 60
const widest = 2400
const accepted = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff'])

interface UploadedPicture {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly blur: string
}

/**
 * Takes a dealer's photo in: what it is is read from its bytes, not from what it is called, and only what is drawn from
 * them is kept. Where and when it was taken, and anything hidden in the file, stays behind.
 */
export async function uploadPicture(
  ctx: Pick<Ctx, 'site' | 'transaction' | 'log'>,
  store: MediaStore,
  bytes: Uint8Array,
): Promise<UploadedPicture> {
  if (bytes.length === 0)
    throw new AppError('bad_request', 'Send the picture as the body.', [{ field: 'body', message: 'is empty' }])
  if (bytes.length > largestUpload)
    throw new AppError('too_large', `A picture may have at most ${largestUpload / 1024 / 1024} MB.`)
  const { format, width, height } = await inspected(bytes)
  if (!accepted.has(format)) throw unsupported()
  if (width * height > mostPixels)
    throw new AppError('too_large', `A picture may have at most ${mostPixels / 1_000_000} million pixels.`)
  const { data, info } = await redrawn(bytes)
  const id = uploadedId(ctx.site.slug, createHash('sha256').update(data).digest('hex').slice(0, 32))
  await store.write(id, data, 'image/webp').catch((error: unknown) => {
    ctx.log.error({ err: error }, 'a picture could not be stored')
    throw new AppError('unavailable', 'The picture cannot be stored just now. Please send it again later.', [], {
      retryAfterSeconds: storeBackSeconds,
    })
  })
  const url = `/media/${id}`
  await ctx.transaction((db) => addWork(db, { kind: 'card-picture', payload: { picture: url } }))
  return { id, url, width: info.width, height: info.height, blur: await blurOf(sharp(data)) }
}

async function inspected(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
    throw unsupported()
  }
}

async function redrawn(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new AppError('bad_request', 'The picture is damaged and cannot be read.', [
      { field: 'body', message: 'is damaged' },
    ])
  }
}

const unsupported = (): AppError =>
  new AppError('unsupported_media_type', 'Send a JPEG, PNG, WebP, HEIF or TIFF picture.')
