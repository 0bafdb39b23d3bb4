import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '#config/environment.ts'
import { openMediaStore, openPrivateStore } from '#server/media/open-media-store.ts'
import { FolderStore } from '#services/media/folder-store.ts'
import { isMediaKey, type MediaStore } from '#services/media/media-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-test-media-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A small S3-compatible server from npm, which checks signatures. */
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'media', configs: [] }],
})
let bucket: string
beforeAll(async () => {
  bucket = `http://127.0.0.1:${(await server.run()).port}/media`
})
afterAll(() => server.close())

/** What a process on one machine is told. */
const onDisk = (machine: string) => readEnvironment({ DATA_DIR: join(folder, machine) })
const inBucket = (machine: string) =>
  readEnvironment({
    DATA_DIR: join(folder, machine),
    S3_URL: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })

const stores = [
  { name: 'media in a folder', open: () => openMediaStore(onDisk('one')) },
  { name: 'media in an S3-compatible server', open: () => openMediaStore(inBucket('one')) },
  { name: 'private files in a folder', open: () => openPrivateStore(onDisk('one')) },
  { name: 'private files in an S3-compatible server', open: () => openPrivateStore(inBucket('one')) },
]

describe.each(stores)('$name', ({ open }) => {
  let store: MediaStore
  beforeAll(() => {
    store = open()
  })

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

describe('private files where there is an S3-compatible server', () => {
  const report = Buffer.from('only staff may see this')

  it('lie there, and every machine has them', async () => {
    await openPrivateStore(inBucket('left')).write('reports/one.pdf', report, 'application/pdf')
    expect(await openPrivateStore(inBucket('right')).read('reports/one.pdf')).toEqual(report)
    expect(existsSync(join(folder, 'left'))).toBe(false)
  })

  it('are not media, by whatever key: not even the one they lie under', async () => {
    const [media, files] = [openMediaStore(inBucket('one')), openPrivateStore(inBucket('one'))]
    await files.write('photos/same.webp', report, 'image/webp')
    await media.write('photos/public.webp', report, 'image/webp')
    const keys = (readdirSync(join(folder, 's3/media'), { recursive: true }) as string[])
      .filter((name) => name.endsWith('_object'))
      .map((name) => name.replace(/\._S3rver_object$/, ''))
    const isReadable = async (key: string) => (await media.read(key).catch(() => null)) !== null
    expect(await isReadable('photos/same.webp')).toBe(false)
    const readable = (await Promise.all(keys.map(async (key) => ((await isReadable(key)) ? key : null)))).filter(
      Boolean,
    )
    expect(keys.filter((key) => key.endsWith('same.webp'))).toHaveLength(1)
    expect(readable).toContain('photos/public.webp')
    expect(readable).not.toContain(keys.find((key) => key.endsWith('same.webp')))
    expect(await files.read('photos/public.webp')).toBeNull()
  })

  it.each(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])('are refused without %s, as media is', (missing) => {
    const whole = { S3_URL: bucket, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
    const environment = readEnvironment({ ...whole, [missing]: '' })
    for (const open of [openMediaStore, openPrivateStore]) expect(() => open(environment)).toThrow(missing)
  })
})

it('leaves no half-written file in the folder', async () => {
  const store = new FolderStore(join(folder, 'whole'))
  await Promise.all(Array.from({ length: 20 }, (_, at) => store.write('same', Buffer.alloc(10_000, at))))
  expect(readdirSync(join(folder, 'whole'))).toEqual(['same'])
  expect(new Set(await store.read('same')).size).toBe(1)
})

it('removes what a process that died has left half written, and not what another is writing', async () => {
  const at = join(folder, 'swept')
  mkdirSync(at)
  for (const [name, hours] of [['.unfinished-old', 2] as const, ['.unfinished-new', 0] as const]) {
    const then = new Date(Date.now() - hours * 3_600_000)
    writeFileSync(join(at, name), 'half')
    utimesSync(join(at, name), then, then)
  }
  await new FolderStore(at).write('whole', Buffer.from('x'))
  expect(readdirSync(at).toSorted()).toEqual(['.unfinished-new', 'whole'])
})
