import { join } from 'node:path'
import sharp from 'sharp'
import type { Environment } from '#config/environment.ts'
import type { Logger } from '#domain/logger.ts'
import type { MediaStore } from '#services/media/media-store.ts'
import { ByteCache } from './byte-cache.ts'
import { DiskCache } from './disk-cache.ts'
import { EncodeQueue } from './encode-queue.ts'
import { firstOf, storedOriginals, type Originals } from '#services/media/originals.ts'
import { PictureMaker } from './picture-maker.ts'

const mega = 1024 * 1024
/** What is asked for again and again stays in memory. */
const memory = 64 * mega

/** The maker of pictures, and the queue it shares with whatever else draws. */
export function createPictureMaker(
  { dataDir, mediaCacheMb }: Environment,
  store: MediaStore,
  originals: Originals | undefined,
  log: Logger,
) {
  // One thread for pictures: the rest of the machine is for pages.
  sharp.concurrency(1)
  const encodeQueue = new EncodeQueue()
  const allOriginals = originals ? firstOf(originals, storedOriginals(store)) : storedOriginals(store)
  const pictures = new PictureMaker({
    originals: allOriginals,
    memory: new ByteCache(memory),
    disk: new DiskCache(join(dataDir, 'media-cache'), mediaCacheMb * mega),
    queue: encodeQueue,
    onTrouble: (error) => log.error({ err: error }, 'the disk for pictures made to size could not be used'),
  })
  return { pictures, encodeQueue, originals: allOriginals }
}
