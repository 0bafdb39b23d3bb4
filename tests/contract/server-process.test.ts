import { once } from 'node:events'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../db/embedded/embedded-database.ts'
import { type Answer, ask as askServer } from '../ask.ts'
import { emptySnapshot, fillFolder } from '../databases.ts'
import { run, type ServerProcess, startServerProcess } from '../server-process.ts'
import { temporaryFolder } from '../test-run.ts'

const folder = temporaryFolder()
const data = { DATA_DIR: folder.path, LOG_LEVEL: 'info' }

beforeAll(async () => {
  await fillFolder(folder.path, 'demo')
})

afterAll(() => folder.remove())

const ask = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
  rest: { agent?: Agent; method?: string } = {},
) => askServer({ port, path, headers, ...rest })

describe('a running server', () => {
  let server: ServerProcess
  beforeAll(async () => {
    server = await startServerProcess(data)
  })
  afterAll(async () => {
    server.child.kill('SIGKILL')
    if (server.child.exitCode === null && server.child.signalCode === null) await once(server.child, 'exit')
  })

  it('prints the addresses of the sites', () => {
    expect(server.output()).toContain(`http://southbank.localhost:${server.port}  Southbank Motors`)
  })

  it.each(['br', 'gzip', 'identity'])(
    'sends a kept page as %s with the same headers as when it was made',
    async (encoding) => {
      const path = '/search/new-used-and-demo-cars'
      const made = await ask(server.port, `${path}?page=3`, { 'accept-encoding': encoding })
      const kept = await ask(server.port, `${path}?page=3`, { 'accept-encoding': encoding })
      const comparable = ({ headers }: Answer) => ({
        ...headers,
        date: null,
        'x-request-id': null,
        'content-length': null,
        'transfer-encoding': null,
      })
      expect(comparable(kept)).toEqual(comparable(made))
      expect(kept.body.equals(made.body)).toBe(true)
      expect(kept.headers['x-request-id']).not.toBe(made.headers['x-request-id'])
    },
  )

  it('sends a page that is asked for again and again smaller, as the page it was', async () => {
    const get = () => ask(server.port, '/search/new-used-and-demo-cars?page=2', { 'accept-encoding': 'br' })
    const first = await get()
    expect(first.headers['etag']).toBeDefined()
    // It is packed when nobody waits for a page, and by a tenth of one core.
    await expect.poll(async () => (await get()).body.length, { timeout: 120_000 }).toBeLessThan(first.body.length)
    const packed = await get()
    expect(packed.headers['content-length']).toBe(String(packed.body.length))
    expect(packed.headers['etag']).toBe(first.headers['etag'])
    expect(brotliDecompressSync(packed.body).equals(brotliDecompressSync(first.body))).toBe(true)
  })

  it('answers HEAD and 304 from a kept page without a body', async () => {
    const { headers } = await ask(server.port, '/', { 'accept-encoding': 'br' })
    const head = await ask(server.port, '/', { 'accept-encoding': 'br' }, { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, headers['content-length'], 0])
    for (const tags of [headers.etag!, `"older", ${headers.etag}`, '*']) {
      const answer = await ask(server.port, '/', { 'accept-encoding': 'br', 'if-none-match': tags })
      expect([tags, answer.status, answer.body.length]).toEqual([tags, 304, 0])
    }
    const known = await ask(server.port, '/', { 'accept-encoding': 'br', 'if-none-match': headers.etag! })
    expect(known.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  it('writes one structured line for each request it had to work for, without the query', async () => {
    const { headers } = await ask(server.port, '/no-such-page?email=jane@example.com')
    const line = () =>
      server
        .output()
        .split('\n')
        .slice(0, -1)
        .find((each) => each.includes(headers['x-request-id'] as string))
    await expect.poll(line).toBeDefined()
    expect(JSON.parse(line()!)).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/no-such-page',
      status: 404,
      ms: expect.any(Number),
    })
    expect(server.output()).not.toContain('jane@example.com')
  })

  it('shows its metrics in demo mode', async () => {
    const { body } = await ask(server.port, '/metrics')
    expect(body.toString()).toMatch(/page_cache_requests_total\{outcome="hit"\} \d+/)
    expect(body.toString()).toMatch(/stock_vehicles \d{3}/)
  })

  it('refuses a second process on the same folder, and says what to do', async () => {
    const second = await run(['server/main.ts'], { ...data, PORT: '0' })
    expect(second.code).toBe(1)
    expect(second.output).toContain(folder.path)
    expect(second.output).toContain(String(server.child.pid))
    expect(second.output).toContain('DATABASE_URL')
    expect(second.output).not.toMatch(/\n\s+at /)
  })

  // The last: it ends the server the others have asked.
  it('stops without dropping a request: everything sent is answered, then the process ends by itself', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 20 })
    let stopping = false
    const refused: string[] = []
    const answered: number[] = []
    const shopper = async (number: number) => {
      for (let n = 0; ; n++) {
        try {
          // Half of them want a page nobody has made yet, which takes a while.
          const path = n % 2 ? '/' : `/search/new-used-and-demo-cars?page=${(number % 5) + 1}`
          answered.push((await ask(server.port, path, {}, { agent })).status)
        } catch (error) {
          const { code } = error as NodeJS.ErrnoException
          // Once the door is closed a new connection is refused; nothing that was let in may be.
          if (stopping && code === 'ECONNREFUSED') return
          refused.push(String(error))
          return
        }
      }
    }
    const shoppers = Array.from({ length: 20 }, (_, number) => shopper(number))
    // In full swing: each of them has been answered and has asked again.
    await expect.poll(() => answered.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(60)
    stopping = true
    server.child.kill('SIGTERM')
    const [code] = (await once(server.child, 'exit')) as [number]
    await Promise.all(shoppers)
    agent.destroy()
    expect(refused).toEqual([])
    expect(new Set(answered)).toEqual(new Set([200]))
    expect(code).toBe(0)
  })
})

describe('the boot stops, with the name of what is wrong', () => {
  it('for environment values, all of them at once', async () => {
    const { code, output } = await run(['server/main.ts'], {
      ...data,
      PORT: 'eighty',
      MODE: 'prod',
      DATABASE_URL: 'mysql://user:pass@host/db',
    })
    expect(code).toBe(1)
    for (const part of [
      'PORT got "eighty", wants a number',
      'MODE got "prod", wants demo or production',
      'DATABASE_URL got',
      'wants a postgres://',
    ]) {
      expect(output).toContain(part)
    }
    expect(output).not.toContain('user:pass')
  })

  it('for a database without tables', async () => {
    const empty = temporaryFolder()
    await (await openEmbedded({ dir: empty.path, snapshot: await emptySnapshot() })).close()
    const { code, output } = await run(['server/main.ts'], { ...data, DATA_DIR: empty.path })
    empty.remove()
    expect(code).toBe(1)
    expect(output).toContain('npm run db:prepare')
  })

  it('for a Node that is too old', async () => {
    const old = temporaryFolder()
    mkdirSync(join(old.path, 'scripts'))
    copyFileSync('scripts/prepare-runtime.mjs', join(old.path, 'scripts/prepare-runtime.mjs'))
    writeFileSync(join(old.path, 'package.json'), '{"engines":{"node":">=99"}}')
    const { code, output } = await run([
      '--import',
      join(old.path, 'scripts/prepare-runtime.mjs'),
      '--eval',
      'console.log("started")',
    ])
    old.remove()
    expect(code).toBe(1)
    expect(output).toContain('wants Node 99 or newer')
    expect(output).not.toContain('started')
  })
})
