import { connect } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { useDemoServer } from '../demo-server.ts'

const { app, port } = useDemoServer()
const host = 'southbank.localhost'

/** What comes back on one connection until it is closed, or has been still for a moment after the last part. */
function send(...parts: string[]): Promise<{ text: string; isClosed: boolean }> {
  return new Promise((resolve) => {
    let text = ''
    let still: NodeJS.Timeout
    const socket = connect(port(), '127.0.0.1', () => parts.forEach((part) => socket.write(part)))
    const end = (isClosed: boolean) => {
      clearTimeout(still)
      socket.destroy()
      resolve({ text, isClosed })
    }
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      clearTimeout(still)
      still = setTimeout(() => end(false), 500)
    })
    socket.on('close', () => end(true))
    socket.on('error', () => end(true))
  })
}

const head = (line: string, headers: Record<string, string> = {}) =>
  [`${line} HTTP/1.1`, `host: ${host}`, ...Object.entries(headers).map((pair) => pair.join(': ')), '', ''].join('\r\n')

describe('a method nobody answers', () => {
  it.each(['/', '/healthz', '/media/x', '/assets/x', '/api/events', '/no-such-page'])(
    'is refused at %s, not failed at, and is no fault of ours',
    async (path) => {
      const error = vi.spyOn(app().deps.log, 'error')
      for (const method of ['TRACE', 'PROPFIND', 'MKCOL']) {
        expect((await send(head(`${method} ${path}`, { connection: 'close' }))).text).toMatch(/^HTTP\/1\.1 405 /)
      }
      expect(error).not.toHaveBeenCalled()
      error.mockRestore()
    },
  )
})

describe('a body that is too large', () => {
  it.each([
    ['a little', 70_000],
    ['much', 3_000_000],
  ])('by %s is refused, and the connection said to be over is over', async (_, length) => {
    const body = `{"id":49,"path":"/${'x'.repeat(length)}"}`
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
    const { text, isClosed } = await send(head('POST /api/events', headers), body)
    expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*\r\nconnection: close\r\n[\s\S]*"code":"too_large"/i)
    expect(isClosed).toBe(true)
  })
})

it.each(['GET /\\..\\x', 'GET http://[::bad/', 'OPTIONS *', 'GET http://'])(
  'an address that is none (%s) is a 400 that says so, and a line in the log',
  async (line) => {
    const warn = vi.spyOn(app().deps.log, 'warn')
    const { text } = await send(head(line, { connection: 'close' }))
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('This address cannot be read.')
    expect(text).toMatch(/x-content-type-options: nosniff/i)
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.any(Error) }),
      'a request could not be read',
    )
    warn.mockRestore()
  },
)

const everywhere = [
  '/',
  '/search/used-cars',
  '/_.data',
  '/no-such-page',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/media/x',
  '/assets/x.js',
  '/api/events',
  '/api/suggest?q=a',
  '/api/search/health',
  '/api/search/config',
  '/stock/answer',
  '/__manifest',
  '/api/none',
]

it.each(everywhere)('%s says that its type is what it says, and that no other site may frame it', async (path) => {
  const { headers } = await app().get(host, path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

describe.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('the name %s', (name) => {
  it.each([
    `/${name}`,
    `/cars/${name}`,
    `/search/${name}/${name}`,
    `/media/${name}`,
    `/${name}.xml`,
    `/api/${name}`,
    `/api/search/indexes/${name}`,
    `/stock/answer?path=${name}`,
    `/search/new-used-and-demo-cars?make=${name}&sort=${name}&${name}=1&query=${name}`,
    `/search/used-cars.data?_routes=${name}`,
    `/__manifest?paths=/${name}&version=${name}`,
  ])('is nothing special at %s', async (path) => {
    expect((await app().get(host, path)).status).toBeLessThan(500)
  })

  it('is no route, so nothing is cached under it', () => expect(app().deps.pages.hasRoute(name)).toBe(false))
})
