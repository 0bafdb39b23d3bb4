import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FolderStore } from '#services/media/folder-store.ts'
import { isMediaKey, type MediaStore } from '#services/media/media-store.ts'
import { S3Store } from '#services/media/s3-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A small S3-compatible server from npm, which checks signatures. */
function s3() {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  return {
    open: async (secretAccessKey = 'S3RVER'): Promise<MediaStore> => {
      const { port } = await server.run()
      return new S3Store({
        url: `http://127.0.0.1:${port}/media`,
        region: 'us-east-1',
        accessKeyId: 'S3RVER',
        secretAccessKey,
      })
    },
    close: () => server.close(),
  }
}

const bucket = s3()
const stores = [
  {
    name: 'a folder',
    open: async (): Promise<MediaStore> => new FolderStore(join(folder, 'files')),
    close: async () => {},
  },
  { name: 'an S3-compatible server', open: () => bucket.open(), close: () => bucket.close() },
]

describe.each(stores)('media in $name', ({ open, close }) => {
  let store: MediaStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => close())

  it('gives back what was written, byte for byte [CA-06]', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, at) => at % 251))
    await store.write('photos/southbank/one.webp', bytes, 'image/webp')
    expect(Buffer.compare((await store.read('photos/southbank/one.webp'))!, bytes)).toBe(0)
  })

  it('knows nothing of what was never written, or was removed', async () => {
    expect(await store.read('photos/nothing')).toBeNull()
    await store.write('photos/gone', Buffer.from('x'), 'image/webp')
    await store.remove('photos/gone')
    await store.remove('photos/gone')
    expect(await store.read('photos/gone')).toBeNull()
  })

  it.each(['../secret', '/etc/passwd', 'a//b', '.hidden', 'a/../b', 'UPPER', '', 'a b', 'x'.repeat(300)])(
    'refuses %s as a key',
    async (key) => {
      expect(isMediaKey(key)).toBe(false)
      await expect(store.read(key)).rejects.toThrow('cannot be the key')
      await expect(store.write(key, Buffer.from('x'), 'image/webp')).rejects.toThrow('cannot be the key')
    },
  )
})

it('leaves no half-written file in the folder', async () => {
  const store = new FolderStore(join(folder, 'whole'))
  await Promise.all(Array.from({ length: 20 }, (_, at) => store.write('same', Buffer.alloc(10_000, at))))
  expect(readdirSync(join(folder, 'whole'))).toEqual(['same'])
  expect(new Set(await store.read('same')).size).toBe(1)
})
