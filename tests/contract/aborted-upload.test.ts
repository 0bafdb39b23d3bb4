import { existsSync, readdirSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { event, outbox, vehicle, workLock } from '#db/schema.ts'
import { makeApiToken } from '#domain/accounts/api-token.server.ts'
import { createHttpServer } from '#server/create-http-server.ts'
import { searchKey } from '#server/api/search/search-key.ts'
import { useDemoApp } from '../demo-app.ts'
import { testPlatformCtx } from '../platform-ctx.ts'

const { app, db } = useDemoApp()
const errors: unknown[] = []
const answered: { path: string; status: number }[] = []
let server: Server
let token: string

beforeAll(async () => {
  token = await makeApiToken(
    testPlatformCtx(db(), () => new Date()),
    {
      owner: { dealership: 'southbank-motors' },
      name: 'feed',
      scopes: ['stock:write', 'media:write'],
      expiresAt: null,
    },
  )
  const { log } = app().deps
  vi.spyOn(log, 'child').mockReturnValue(log as never)
  vi.spyOn(log, 'error').mockImplementation((...line: unknown[]) => void errors.push(line))
  vi.spyOn(log, 'info').mockImplementation((line: unknown) => void answered.push(line as never))
  server = createHttpServer(app().deps)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  errors.splice(0)
  answered.splice(0)
})
afterAll(() => {
  vi.restoreAllMocks()
  server?.close()
})

/** Sends the beginning of a request whose body is longer, waits until it is being read, and hangs up. */
async function beginAndLeave(path: string, headers: Record<string, string>, half: string, isChunked: boolean) {
  const { port } = server.address() as AddressInfo
  const length = isChunked ? 'transfer-encoding: chunked' : 'content-length: 10000'
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `POST ${path} HTTP/1.1\r\nhost: southbank.localhost:${port}\r\n${length}\r\n${lines.join('')}\r\n`
  const body = isChunked ? `${Buffer.byteLength(half).toString(16)}\r\n${half}\r\n` : half
  const read = new Promise<void>((resolve) => {
    server.once('request', (incoming) => {
      const look = setInterval(() => {
        if (incoming.readableLength > 0 || incoming.readableFlowing === null) return
        clearInterval(look)
        resolve()
      }, 20)
    })
  })
  const socket = connect(port, '127.0.0.1')
  socket.write(head + body)
  await read
  socket.destroy()
  await expect.poll(() => answered.length).toBe(1)
}

const counts = async () => ({
  vehicles: await db().orm.$count(vehicle),
  promised: await db().orm.$count(outbox),
  events: await db().orm.$count(event),
  locks: await db().orm.$count(workLock),
  files: filesIn('media').concat(filesIn('private')),
})
const filesIn = (name: string): string[] => {
  const folder = join(app().deps.environment.dataDir, name)
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const json = { 'content-type': 'application/json' }
/** Whole rows, so that a feed taken for complete would leave only these. */
const rows = 'stocknum,make,model,year,status\nCUT1,Kia,Rio,2021,in stock\nCUT2,Kia,Rio,2021,in stock\n'

describe.each([
  ['in a length of its own', false],
  ['in chunks', true],
])('an upload %s that ends in the middle', (_, isChunked) => {
  it.each([
    ['/api/media', () => bearer(token), 'half a picture'],
    ['/api/stock?format=csv', () => bearer(token), rows],
    ['/api/stock?format=csv&full=true&confirm_removals=true', () => bearer(token), rows],
    ['/api/events', () => json, '{"id":49,"path":"/"'],
    ['/api/search/multi-search', () => ({ ...json, ...bearer(key()) }), '{"queries":[{"q":"ki'],
    ['/api/leads/files', () => ({ 'idempotency-key': crypto.randomUUID() }), '%PDF-1.7 half'],
    ['/forms/careers', () => ({ 'content-type': 'multipart/form-data; boundary=x' }), '--x\r\ncontent-disposition'],
    ['/', () => ({}), 'name=half'],
  ])('is no error of ours and leaves nothing behind: %s', async (path, headers, half) => {
    const before = await counts()
    await beginAndLeave(path, headers(), half, isChunked)
    expect(errors).toEqual([])
    expect(answered.map(({ status }) => status)).toEqual([499])
    expect(await counts()).toEqual(before)
  })
})

const key = () => searchKey(app().deps.sites.atHost('southbank.localhost')!.site)
