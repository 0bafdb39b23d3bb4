// A process whose disk is full: node tests/contract/full-disk-writer.ts. Says as JSON what became of what it was to write,
// first without room, then with.
import { existsSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readPictureRequest } from '#domain/media/picture-request.ts'
import { ByteCache } from '#server/media/byte-cache.ts'
import { DiskCache } from '#server/media/disk-cache.ts'
import { EncodeQueue } from '#server/media/encode-queue.ts'
import { PictureMaker } from '#server/media/picture-maker.ts'
import { FolderStore } from '#services/media/folder-store.ts'

const disk = process.env.DISK!
const troubles = new Set<unknown>()
const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a3121c' } })
  .png()
  .toBuffer()
const pictures = new PictureMaker({
  originals: { open: async () => sharp(photo) },
  memory: new ByteCache(0),
  disk: new DiskCache(join(disk, 'media-cache'), 1_000_000),
  queue: new EncodeQueue(),
  onTrouble: (error) => troubles.add(codeOf(error)),
})
const store = new FolderStore(join(disk, 'media'))

const filesIn = (name: string): string[] => {
  const folder = join(disk, name)
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

async function attempt() {
  const made = await pictures.get(readPictureRequest('photos/a/one', new URLSearchParams('w=160')), 'webp')
  const stored = await store.write('photos/a/one', photo).then(
    () => 'stored',
    (error: unknown) => codeOf(error),
  )
  const sent = typeof made === 'string' ? made : (await sharp(made.bytes).metadata()).format
  return { sent, troubles: [...troubles], kept: filesIn('media-cache').length, stored, media: filesIn('media') }
}

const full = await attempt()
rmSync(join(disk, 'ballast'))
troubles.clear()
writeSync(1, JSON.stringify({ full, afterwards: await attempt() }))
