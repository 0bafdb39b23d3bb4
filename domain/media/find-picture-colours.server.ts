import { listPicturesWithoutColours, savePictureColours } from '#db/vehicle-media.ts'
import type { Originals } from '#services/media/originals.ts'
import type { PlatformCtx } from '../platform-ctx.ts'
import { blurOf } from './blur.server.ts'
import { isOwnPicture } from './picture-address.ts'

/** Enough to see a picture's colours by. */
const smallWidth = 160

/**
 * Finds the colours that stand where a vehicle's picture will be until it has come, for pictures of ours that have none
 * yet: a feed brings addresses only. Doing it twice changes nothing.
 */
export async function findPictureColours(
  { db, transaction, log }: PlatformCtx,
  originals: Originals,
  vehicleIds: readonly number[],
  signal: AbortSignal,
): Promise<void> {
  const missing = (await listPicturesWithoutColours(db, vehicleIds)).filter(isOwnPicture)
  for (const url of missing) {
    signal.throwIfAborted()
    const colours = await coloursOf(originals, url).catch((error: unknown) => {
      if (!isDamaged(error)) throw error
      log.warn({ url }, 'a picture is damaged: it has no colours')
      return null
    })
    if (colours) await transaction((tx) => savePictureColours(tx, vehicleIds, url, colours))
  }
}

async function coloursOf(originals: Originals, url: string): Promise<string | null> {
  const [id = ''] = url.slice('/media/'.length).split('?')
  const picture = await originals.open(id, smallWidth)
  return picture && blurOf(picture)
}

/** What the picture library says of a file it cannot read; a store that fails says something else, and is tried again. */
const isDamaged = (error: unknown): boolean =>
  error instanceof Error && /unsupported image format|corrupt|premature end|Vips/i.test(error.message)
