import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'

/** Longer than a request takes to travel, shorter than anyone waits for a restart. */
const idleMs = 1_000

/**
 * Stops a server without dropping a request: no new connections, requests under way are answered, and a connection
 * that is kept open is told to close with its next answer. What is still open when the grace ends is cut.
 */
export async function drain(server: Server, graceMs: number): Promise<void> {
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'))
  const closed = new Promise((resolve) => server.once('close', resolve))
  // Not http's close(): that cuts idle connections at once, and a request may already be on its way on one.
  NetServer.prototype.close.call(server)
  const idle = setInterval(() => server.closeIdleConnections(), idleMs)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}
