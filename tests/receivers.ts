import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Server as NetServer, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** How a receiver behaves: `drops` takes what is sent and breaks the connection instead of an answer. */
type Mood = 'well' | 'drops' | 'slow'

interface Receiver<T> {
  readonly received: T[]
  mood: Mood
  /** Resolves when somebody waits for a slow answer. */
  waited: () => Promise<void>
  /** Answers those who wait, and from now on at once. */
  release: () => void
  url: string
  down: () => Promise<void>
  up: () => Promise<void>
}

export type MailReceiver = Receiver<ParsedMail> & {
  /** Answers to a recipient's address that begins so. */
  refusals: Map<string, number>
}

/** A real SMTP server, which parses what it is sent. */
export async function startMailReceiver(): Promise<MailReceiver> {
  const received: ParsedMail[] = []
  const refusals = new Map<string, number>()
  const pause = createPause()
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo({ address }, _session, done) {
        const refusal = [...refusals].find(([start]) => address.startsWith(start))
        if (!refusal) return done()
        done(Object.assign(new Error(`No mailbox for <${address}>`), { responseCode: refusal[1] }))
      },
      onData(stream, _session, done) {
        const take = async () => {
          received.push(await simpleParser(await buffer(stream)))
          if (receiver.mood === 'drops') return sockets.drop()
          if (receiver.mood === 'slow') await pause.wait()
          done()
        }
        // Whoever dies in the middle of a mail has sent none.
        take().catch(done)
      },
    })
  let server = make()
  const sockets = createSockets()
  const listen = async (port: number) => {
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
    // It tells of each sender that is killed while connected: without a listener that would end the run.
    server.on('error', () => {})
    sockets.watch(server.server as NetServer)
  }
  await listen(0)
  const { port } = (server.server as NetServer).address() as AddressInfo
  const receiver: MailReceiver = {
    received,
    refusals,
    mood: 'well',
    waited: pause.waited,
    release: () => {
      receiver.mood = 'well'
      pause.release()
    },
    url: `smtp://127.0.0.1:${port}`,
    down: () =>
      new Promise((resolve) => {
        sockets.drop()
        server.close(() => resolve())
      }),
    up: () => {
      server = make()
      return listen(port)
    },
  }
  return receiver
}

interface Posted {
  headers: IncomingMessage['headers']
  body: string
  path: string
}

export type WebhookReceiver = Receiver<Posted> & {
  /** What it answers; 302 leads to /elsewhere. */
  status: number
}

/** A dealer's system that takes leads over HTTP. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Posted[] = []
  const pause = createPause()
  const sockets = createSockets()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await buffer(request)).toString()
    received.push({ headers: request.headers, body, path: request.url! })
    if (receiver.mood === 'drops') return sockets.drop()
    if (receiver.mood === 'slow') await pause.wait()
    response.writeHead(receiver.status, { location: '/elsewhere' }).end('ok')
  }
  // Whoever dies in the middle of a post has sent none.
  const make = (): Server =>
    createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  let server = make()
  const listen = async (port: number) => {
    await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
    sockets.watch(server)
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const receiver: WebhookReceiver = {
    received,
    status: 200,
    mood: 'well',
    waited: pause.waited,
    release: () => {
      receiver.mood = 'well'
      pause.release()
    },
    url: `http://127.0.0.1:${port}/leads`,
    down: () =>
      new Promise((resolve) => {
        sockets.drop()
        server.close(() => resolve())
      }),
    up: () => {
      server = make()
      return listen(port)
    },
  }
  return receiver
}

function createSockets() {
  const open = new Set<Socket>()
  return {
    watch: (server: NetServer) =>
      void server.on('connection', (socket: Socket) => {
        open.add(socket)
        socket.on('close', () => open.delete(socket)).on('error', () => {})
      }),
    drop: () => open.forEach((socket) => socket.destroy()),
  }
}

function createPause() {
  let begun = Promise.withResolvers<void>()
  let over = Promise.withResolvers<void>()
  return {
    wait: () => {
      begun.resolve()
      return over.promise
    },
    waited: () => begun.promise,
    release: () => {
      over.resolve()
      begun = Promise.withResolvers()
      over = Promise.withResolvers()
    },
  }
}
