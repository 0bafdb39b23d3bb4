import { describe, expect, it } from 'vitest'
import { type Arrival, createCanonicaliser } from './canonical-request.ts'

const arrive = (proxies: string[], headers: Record<string, string>, peerAddress = '203.0.113.9') =>
  createCanonicaliser(proxies)({
    host: headers.host,
    header: (name) => headers[name],
    peerAddress,
    encrypted: false,
  } satisfies Arrival)

describe('the host', () => {
  it.each([
    ['Southbank.LOCALHOST:3000', 'http://southbank.localhost:3000', 'southbank.localhost'],
    ['www.example.com.au', 'http://www.example.com.au', 'www.example.com.au'],
    ['www.example.com.au:80', 'http://www.example.com.au', 'www.example.com.au'],
    ['www.example.com.au.', 'http://www.example.com.au', 'www.example.com.au'],
    ['www.example.com.au.:8080', 'http://www.example.com.au:8080', 'www.example.com.au'],
    ['bücher.example', 'http://xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['[::1]:3000', 'http://[::1]:3000', '[::1]'],
  ])('%s becomes %s, one spelling for every use [PL-01]', (host, origin, hostname) => {
    expect(arrive([], { host })).toMatchObject({ origin, hostname })
  })

  it.each(['', 'a b', 'user@host', 'host/path', 'host?x', 'host#y', 'host\\x', 'host:99999', `${'a'.repeat(256)}`])(
    'refuses %j',
    (host) => expect(arrive([], { host })).toBeNull(),
  )
})

describe('forwarded headers', () => {
  const forwarded = {
    host: 'inner:3000',
    'x-forwarded-host': 'www.dealer.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '6.6.6.6, 198.51.100.7, 10.0.0.4',
  }

  it('are ignored from anyone', () => {
    expect(arrive([], forwarded)).toEqual({
      origin: 'http://inner:3000',
      hostname: 'inner',
      clientAddress: '203.0.113.9',
    })
  })

  it.each([
    [['10.0.0.0/8'], '10.0.0.5'],
    [['10.0.0.5', '10.0.0.4'], '::ffff:10.0.0.5'],
  ])('are believed from %s at %s, and the client is the nearest stranger', (proxies, peer) => {
    expect(arrive(proxies, forwarded, peer)).toEqual({
      origin: 'https://www.dealer.example',
      hostname: 'www.dealer.example',
      clientAddress: '198.51.100.7',
    })
  })

  it('are optional: a proxy that sends none passes the host through', () => {
    expect(arrive(['10.0.0.5'], { host: 'www.dealer.example' }, '10.0.0.5')).toEqual({
      origin: 'http://www.dealer.example',
      hostname: 'www.dealer.example',
      clientAddress: '10.0.0.5',
    })
  })
})
