import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bytesOf, chooseEncoding, compressPage } from './page-body.ts'

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

it('keeps the same text under every encoding', async () => {
  const text = '<p>Café Ω</p>'.repeat(100)
  const body = await compressPage(text)
  expect(brotliDecompressSync(await bytesOf(body, 'br')).toString()).toBe(text)
  expect(gunzipSync(await bytesOf(body, 'gzip')).toString()).toBe(text)
  expect((await bytesOf(body, 'identity')).toString()).toBe(text)
})
