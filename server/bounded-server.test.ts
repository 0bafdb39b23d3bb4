import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createBoundedServer } from './bounded-server.ts'
import { connectionBounds } from './connection-bounds.ts'

/** Long enough for none of them to pass unless a test makes one short. */
const long = {
  ...connectionBounds,
  checkMs: 50,
  headersMs: 60_000,
  idleMs: 60_000,
  stalledMs: 60_000,
  bodyWindowMs: 60_000,
}
const opened: { server: Server; socket: Socket }[] = []

afterAll(() => {
  for (const { server, socket } of opened) {
    socket.destroy()
    server.closeAllConnections()
    server.close()
  }
})

/** A client of a server of its own. */
async function client(bounds: Partial<typeof long>, listener: RequestListener) {
  const server = createBoundedServer(listener, { ...long, ...bounds })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  opened.push({ server, socket })
  socket.on('error', () => {})
  await once(socket, 'connect')
  const open = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
  return {
    socket,
    expectCut: async () => {
      await expect.poll(open).toBe(0)
    },
  }
}

const answers: RequestListener = (incoming, outgoing) => {
  incoming.resume().on('end', () => outgoing.end('thank you'))
}
const post = (length: number) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`
const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n'

/** Writes a piece again and again for as long as the other side listens. */
async function drip(socket: Socket, piece: string, everyMs: number, times = 1_000): Promise<void> {
  for (let n = 0; n < times && socket.writable; n++) {
    socket.write(piece)
    await sleep(everyMs)
  }
}

// Each waits for a bound: all at the same time.
describe.concurrent('a client is cut that', () => {
  it('connects and says nothing', async () => {
    const { expectCut } = await client({ headersMs: 200 }, answers)
    await expectCut()
  })

  it('sends a head byte by byte', async () => {
    const { socket, expectCut } = await client({ headersMs: 300 }, answers)
    socket.write('GET / HTTP/1.1\r\nx: ')
    void drip(socket, 'y', 50)
    await expectCut()
  })

  it('sends a body byte by byte', async () => {
    const { socket, expectCut } = await client({ bodyWindowMs: 300, bodyBytes: 1_000 }, answers)
    socket.write(post(100_000))
    void drip(socket, 'y', 50)
    await expectCut()
  })

  it('stops in the middle of a body', async () => {
    const { socket, expectCut } = await client({ stalledMs: 200 }, answers)
    socket.write(`${post(100_000)}half`)
    await expectCut()
  })

  it('takes nothing of its answer', async () => {
    const { socket, expectCut } = await client({ stalledMs: 300 }, (_, outgoing) =>
      outgoing.end(Buffer.alloc(50_000_000)),
    )
    socket.pause()
    socket.write(get)
    await expectCut()
  })

  it('asks for nothing more', async () => {
    const { socket, expectCut } = await client({ idleMs: 100 }, answers)
    socket.write(get)
    socket.resume()
    await expectCut()
  })

  it('asks again and again and takes no answer, before many are made for it', async () => {
    let asked = 0
    const { socket, expectCut } = await client({ mostUnanswered: 64 }, (_, outgoing) => {
      asked++
      outgoing.end(Buffer.alloc(100_000))
    })
    socket.pause()
    socket.write(get.repeat(100_000))
    await expectCut()
    // Those that still fit into the buffers of the connection are answered.
    expect(asked).toBeLessThan(200)
  })
})

describe.concurrent('a client is kept that', () => {
  it('sends a long body slowly, but sends', async () => {
    const { socket } = await client({ bodyWindowMs: 1_000, bodyBytes: 100, stalledMs: 1_000 }, answers)
    socket.write(post(50_000))
    const [[answer]] = await Promise.all([
      once(socket, 'data') as Promise<[Buffer]>,
      drip(socket, 'y'.repeat(1_000), 50, 50),
    ])
    expect(answer.toString()).toContain('thank you')
  })

  it('waits for an answer that takes us long', async () => {
    const { socket } = await client({ stalledMs: 100 }, async (_, outgoing) => {
      await sleep(1_000)
      outgoing.end('at last')
    })
    socket.write(get)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('at last')
  })

  it('has a body that we read late', async () => {
    const { socket } = await client({ stalledMs: 500, bodyWindowMs: 500 }, async (incoming, outgoing) => {
      await sleep(1_500)
      incoming.resume().on('end', () => outgoing.end('thank you'))
    })
    socket.write(post(2_000_000) + 'y'.repeat(2_000_000))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toContain('thank you')
  })

  it('takes a large answer slowly, but takes', async () => {
    const { socket } = await client({ stalledMs: 1_000 }, (_, outgoing) => outgoing.end(Buffer.alloc(20_000_000)))
    socket.write(get)
    let taken = 0
    for await (const chunk of socket) {
      taken += (chunk as Buffer).length
      if (taken > 20_000_000) break
      if (taken % 3 === 0) await sleep(20)
    }
    expect(taken).toBeGreaterThan(20_000_000)
  })

  it('asks for a few at once and takes their answers', async () => {
    const { socket } = await client({ mostUnanswered: 4 }, async (_, outgoing) => {
      await sleep(5)
      outgoing.end('one')
    })
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    for (let n = 1; n <= 20; n++) {
      socket.write(get.repeat(4))
      await expect.poll(() => text.match(/one/g)?.length, { interval: 2 }).toBe(n * 4)
    }
  })
})
