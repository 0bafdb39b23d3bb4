import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type ConnectionBounds, connectionBounds } from './connection-bounds.ts'

/** What a connection is about. */
interface Exchange {
  /** The latest request, and its answer. */
  incoming: IncomingMessage
  outgoing: ServerResponse
  /** How many came while the one before was not answered. */
  unanswered: number
  /** Whether it waited for us when its timer last ran out: then its client has had no time yet. */
  waitedForUs: boolean
}

/** An HTTP server that lets go of clients who take no answers or do not send what they have begun. */
export function createBoundedServer(listener: RequestListener, bounds: ConnectionBounds = connectionBounds): Server {
  const { headersMs, checkMs, idleMs, stalledMs, mostUnanswered } = bounds
  const exchanges = new WeakMap<Socket, Exchange>()
  const options = {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: idleMs,
    // A bound for the whole of a request would cut a large feed on a slow line: bodies are watched for progress instead.
    requestTimeout: 0,
  }
  const server = createServer(options, (incoming, outgoing) => {
    const { unanswered } = noteExchange(exchanges, incoming, outgoing)
    // Node stops reading from such a client, but not before all is answered that came in one piece: that can be thousands.
    if (unanswered > mostUnanswered) return void incoming.socket.destroy()
    if (hasBody(incoming)) cutSlowBody(incoming, bounds)
    listener(incoming, outgoing)
  })
  server.setTimeout(stalledMs, (socket) => {
    const exchange = exchanges.get(socket)
    const isOurs = exchange !== undefined && waitsForUs(socket, exchange)
    if (!isOurs && !exchange?.waitedForUs) return void socket.destroy()
    exchange.waitedForUs = isOurs
    // The timer runs out once unless it is set again.
    socket.setTimeout(stalledMs)
  })
  return server
}

function noteExchange(
  exchanges: WeakMap<Socket, Exchange>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Exchange {
  const before = exchanges.get(incoming.socket)
  if (!before) {
    const exchange = { incoming, outgoing, unanswered: 0, waitedForUs: false }
    exchanges.set(incoming.socket, exchange)
    return exchange
  }
  if (!before.outgoing.writableFinished) {
    before.unanswered++
    outgoing.once('close', () => before.unanswered--)
  }
  before.incoming = incoming
  before.outgoing = outgoing
  before.waitedForUs = false
  return before
}

/** By what its head says: whether all of it is there is not known before it is looked for. */
const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

function cutSlowBody(incoming: IncomingMessage, { bodyWindowMs, bodyBytes }: ConnectionBounds): void {
  const { socket } = incoming
  let before = socket.bytesRead
  let wasAwaited = true
  const watch = setInterval(() => {
    const grown = socket.bytesRead - before
    before = socket.bytesRead
    const awaited = isAwaited(incoming)
    // All the while: one we have only just begun to read again has had no time to send.
    if (grown < bodyBytes && awaited && wasAwaited) socket.destroy()
    wasAwaited = awaited
  }, bodyWindowMs)
  watch.unref()
  incoming.once('close', () => clearInterval(watch))
}

const waitsForUs = (socket: Socket, { incoming, outgoing }: Exchange): boolean =>
  !outgoing.writableEnded && socket.writableLength === 0 && !isAwaited(incoming)

/** Whether more of the body is to come, and it is not we who let it wait. */
const isAwaited = (incoming: IncomingMessage): boolean => !incoming.complete && incoming.readableLength === 0
