import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Secret } from '#config/secret.ts'
import { HttpMaps } from './http-maps.ts'

const never = new AbortController().signal
const found = (lat: number, lng: number, more = {}) => ({
  status: 'OK',
  results: [{ geometry: { location: { lat, lng } }, ...more }],
})

describe('a maps service', () => {
  let url = ''
  let asked: IncomingMessage | undefined
  let answer: (response: ServerResponse) => void
  const server = createServer((request, response) => {
    asked = request
    answer(response)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/geocode/json?language=en`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = (apiKey: Secret | null = null) => new HttpMaps({ isOpen: true }).ask({ url, apiKey }, '0800', never)
  const says = (body: unknown, status = 200, headers = {}) => {
    answer = (response) =>
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }

  it('is asked by GET for the postal code in Australia, and its first place is read [DL-03]', async () => {
    answer = (response) =>
      response.end(
        JSON.stringify({ status: 'OK', results: [...found(-12.46, 130.84).results, ...found(1, 2).results] }),
      )
    expect(await ask(new Secret('k&y'))).toEqual({ lat: -12.46, long: 130.84 })
    const { method, url: path } = asked!
    const query = new URL(path!, 'http://x').searchParams
    expect([method, query.get('components'), query.get('key'), query.get('language')]).toEqual([
      'GET',
      'postal_code:0800|country:AU',
      'k&y',
      'en',
    ])
  })

  it.each([
    ['no results', { status: 'ZERO_RESULTS', results: [] }],
    ['none, and no status', { results: [] }],
    ['all of the country', found(-25.27, 133.78, { types: ['country', 'political'] })],
  ])('that answers with %s knows no such postcode [DL-03]', async (_, body) => {
    says(body)
    expect(await ask()).toBeNull()
  })

  it.each([
    ['a refusal in its words', { status: 'REQUEST_DENIED', results: [] }, 200, 'REQUEST_DENIED'],
    ['an error', 'Oops', 500, '500'],
    ['a way elsewhere, which is not taken', '', 302, '302'],
    ['no JSON', '<html>', 200, 'JSON'],
    ['another shape', { results: [{ geometry: {} }] }, 200, 'location'],
    ['a place in words', found('27' as never, 153), 200, 'lat'],
    ['more than anyone wants', 'x'.repeat(300_000), 200, 'more than'],
  ])('that answers with %s has not answered', async (_, body, status, reason) => {
    says(body, status, { location: 'http://127.0.0.1:1/' })
    await expect(ask()).rejects.toThrow(reason)
  })

  it('is left when the asker has no more time', async () => {
    answer = () => undefined
    const end = new AbortController()
    const asking = new HttpMaps({ isOpen: true }).ask({ url, apiKey: null }, '4000', end.signal)
    end.abort(new Error('late'))
    await expect(asking).rejects.toThrow()
  })
})

it.each([
  ['http://maps.example/', 'not https'],
  ['https://127.0.0.1/', 'inside a network'],
  ['https://169.254.169.254/latest', 'inside a network'],
  ['https://localhost/', 'inside a network'],
])('a maps service at %s is not asked outside a demo', async (url, reason) => {
  await expect(new HttpMaps({ isOpen: false }).ask({ url, apiKey: null }, '4000', never)).rejects.toThrow(reason)
})
