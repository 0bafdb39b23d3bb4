import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'

/** Longer than a request takes to travel, shorter than anyone waits for a restart. */
const idleMs = 1_000

/**
 * Stops a server without dropping a request: no new connections, requests under way are answered, and a connection
 * that is kept open is told to close with its next answer. What is still open when the grace ends is cut.
 */
export async function drain(server: Server, listening: readonly NetServer[], graceMs: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  const closed = Promise.all(listening.map((each) => new Promise((resolve) => each.once('close', resolve))))
  // Not http's close(): that cuts idle connections at once, and a request may already be on its way on one.
  for (const each of listening) NetServer.prototype.close.call(each)
  const stopClosing = closeWhenQuiet(server)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  stopClosing()
  clearTimeout(cut)
}

/**
 * Closes idle connections whenever nothing was answered for a while. An answer that was begun before had no word of
 * closing: its client may ask again at once.
 */
function closeWhenQuiet(server: Server): () => void {
  // What has arrived meanwhile is read before an immediate runs, and makes its connection a busy one.
  const quiet = setInterval(() => setImmediate(() => server.closeIdleConnections()), idleMs)
  const wait = (message: unknown) => {
    if ((message as { server: Server }).server === server) quiet.refresh()
  }
  subscribe('http.server.response.finish', wait)
  return () => {
    clearInterval(quiet)
    unsubscribe('http.server.response.finish', wait)
  }
}
