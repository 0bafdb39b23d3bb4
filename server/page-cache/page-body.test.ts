import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { chooseEncoding, compressPage, type Encoding } from './page-body.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  [undefined, 'identity'],
  ['brotli', 'identity'],
])('Accept-Encoding %s gets %s', (accept, encoding) => expect(chooseEncoding(accept)).toBe(encoding))

const text = '<p>Café Ω</p>'.repeat(100)

it.each<[Encoding, (bytes: Buffer) => Buffer]>([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['identity', (bytes) => bytes],
])('keeps the same text as %s', async (encoding, read) => {
  const body = await compressPage(text)
  expect(read(await body.bytes(encoding)).toString()).toBe(text)
})

it('is there as brotli at once, as gzip when somebody has asked for it, plain never', async () => {
  const body = await compressPage(text)
  const ready = () => (['br', 'gzip', 'identity'] as const).filter((encoding) => body.ready(encoding))
  expect(ready()).toEqual(['br'])
  await body.bytes('identity')
  expect(ready()).toEqual(['br'])
  const [first, second] = await Promise.all([body.bytes('gzip'), body.bytes('gzip')])
  expect(first).toBe(second)
  expect(ready()).toEqual(['br', 'gzip'])
})

it('has room for what may be made of it', async () => {
  const body = await compressPage(randomBytes(5_000).toString('hex'))
  expect(body.size).toBeGreaterThan(body.br.length + (await body.bytes('gzip')).length)
})

it('is the same text packed, smaller, with the gzip it had', async () => {
  const words = randomBytes(2_000).toString('hex')
  const body = await compressPage((words + text).repeat(3))
  const gzip = await body.bytes('gzip')
  const packed = await body.packed()
  expect([body.isPacked, packed.isPacked]).toEqual([false, true])
  expect(packed.br.length).toBeLessThan(body.br.length)
  expect(await packed.bytes('identity')).toEqual(await body.bytes('identity'))
  expect(packed.ready('gzip')).toBe(gzip)
})
