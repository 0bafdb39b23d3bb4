import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { HttpWebhook, signatureOf } from './webhook.ts'

const secret = new Secret('key')
const now = () => new Date('2026-02-03T00:00:00Z')
const call = (url: string) => ({ url, secret, deliveryId: 'd', body: '{}', signal: new AbortController().signal })

it('signs with HMAC-SHA256 over timestamp, dot and body', () => {
  // printf '1.{}' | openssl dgst -sha256 -hmac key
  expect(signatureOf(secret, '1', '{}')).toBe('1ba6b8171186efc613e8bcc0cbdab2748f24984d7c5a84faa2637afa0e40d224')
})

describe('a webhook', () => {
  // Takes what is sent and never answers.
  const silent = createServer((request) => void request.resume())
  let url = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
  })
  afterAll(() => {
    silent.closeAllConnections()
    silent.close()
  })

  it('that does not answer has failed, and may go well another time', async () => {
    const outcome = await new HttpWebhook({ isOpen: true, now, timeoutMs: 50 }).post(call(url))
    expect(outcome).toEqual({ outcome: 'failed', reason: 'No answer within 0.05 s.' })
  })

  it('that nobody listens at has failed', async () => {
    const outcome = await new HttpWebhook({ isOpen: true, now }).post(call('http://127.0.0.1:1/'))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('ECONNREFUSED') })
  })

  it.each([
    ['http://crm.example/', 'not https'],
    ['https://127.0.0.1/', 'inside a network'],
    ['https://[::1]/', 'inside a network'],
    ['https://localhost/', 'inside a network'],
    ['https://169.254.169.254/latest/meta-data', 'inside a network'],
  ])('at %s is refused in production', async (address, reason) => {
    const outcome = await new HttpWebhook({ isOpen: false, now }).post(call(address))
    expect(outcome).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(reason) })
  })
})
