import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HttpEnv } from '../http.ts'
import { limitBody } from './limit-body.ts'

let server: Server
beforeAll(async () => {
  const app = new Hono<HttpEnv>()
  app.onError((error, c) => c.text(error.message, 413))
  app.use(
    limitBody(10, () => {
      throw new Error('too large')
    }),
  )
  app.all('*', async (c) => c.text(`${c.req.method} ${await c.req.text()}`))
  server = createServer(getRequestListener(app.fetch))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

/** As a client sends it that may not say how long the body is. */
async function send(method: string, body: string | null, headers: Record<string, string> = {}): Promise<string> {
  const { port } = server.address() as AddressInfo
  const sent = request({ port, host: '127.0.0.1', method, headers })
  if (body === null && method === 'POST') sent.removeHeader('content-length')
  if (body === null) sent.end()
  else {
    sent.write(body)
    sent.end()
  }
  const [response] = await once(sent, 'response')
  return `${response.statusCode} ${(await Array.fromAsync(response)).join('')}`
}

it.each([
  ['no body', 'POST', null, {}, '200 POST '],
  ['a length of nothing', 'POST', null, { 'content-length': '0' }, '200 POST '],
  ['a body that says its length', 'POST', 'hello', { 'content-length': '5' }, '200 POST hello'],
  ['a body that does not', 'POST', 'hello', {}, '200 POST hello'],
  ['as much as may be', 'POST', '0123456789', {}, '200 POST 0123456789'],
  ['one more', 'POST', '0123456789a', {}, '413 too large'],
  ['one more, and saying so', 'POST', '0123456789a', { 'content-length': '11' }, '413 too large'],
  ['what is read', 'GET', null, {}, '200 GET '],
])('%s, over a real connection', async (_, method, body, headers, answer) =>
  expect(await send(method, body, headers as Record<string, string>)).toBe(answer),
)
